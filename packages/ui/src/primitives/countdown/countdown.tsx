import type { HTMLAttributes, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { countdownTone, countdownVariants } from './countdown.variants.ts';
import { TICKS, Ticks } from './ticks.tsx';
import { clockText, momentReached, shareOf, toneOf } from './time-left.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { countdownParts } from './countdown.parts.ts';

export { countdownVariants } from './countdown.variants.ts';

export interface CountdownProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role' | 'aria-label'>, RefAttributes<HTMLDivElement> {
  /** What runs out: "Time left to pay". */
  label: string;
  /** The full duration, in milliseconds. */
  total: number;
  /** The remaining time, in milliseconds. The owner counts: this reads no clock. */
  left: number;
  /** A `ring` if the wait is the screen's subject, a `bar` above or below what it limits. */
  shape?: keyof typeof countdownVariants.variants.shape | undefined;
  /** The moments to announce, in milliseconds left: by default 5 minutes, 1 minute, 30 seconds and the end. */
  announceAt?: readonly number[];
  /** Such a moment in words: "5 minutes left to pay". */
  announce: (left: number) => string;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof countdownParts> | undefined;
}

const MOMENTS = [300_000, 60_000, 30_000, 0];

/**
 * Time that runs out and ends something: a payment’s 15 minutes. Green above a half, orange above a quarter, then red; the figures say the same
 * without colour. For work in progress use ProgressBar.
 */
export function Countdown({
  label,
  total,
  left,
  shape = 'ring',
  announceAt = MOMENTS,
  announce,
  className,
  classNames,
  ...props
}: CountdownProps) {
  const part = partsOf<typeof countdownParts>('countdown', classNames);
  const share = shareOf(left, total);
  const moment = momentReached(left, total, announceAt);
  const time = (
    <span
      {...part(
        'figures',
        join('mu:figures', shape === 'ring' ? 'mu:display mu:text-2xl' : 'mu:text-base mu:font-medium'),
      )}
    >
      {clockText(left)}
    </span>
  );
  const ticks = (
    <Ticks part={part} shape={shape} lit={Math.ceil(share * TICKS)} className={countdownTone[toneOf(share)]} />
  );
  return (
    <div
      data-slot="countdown"
      {...props}
      role="timer"
      aria-label={label}
      className={join(countdownVariants.classes({ shape }), className)}
    >
      {shape === 'ring' ? (
        time
      ) : (
        <div
          aria-hidden="true"
          {...part('label', 'mu:flex mu:items-baseline mu:justify-between mu:gap-4 mu:text-sm mu:text-text-muted')}
        >
          {label}
          {time}
        </div>
      )}
      {ticks}
      <output className="mu:sr-only">{moment === undefined ? '' : announce(moment)}</output>
    </div>
  );
}
