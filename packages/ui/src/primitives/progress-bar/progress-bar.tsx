import type { RefAttributes } from 'react';
import { Label } from 'react-aria-components/Label';
import {
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
} from 'react-aria-components/ProgressBar';
import { cx, join } from '../../lib/cx.ts';
import { progressBarFill, progressBarVariants } from './progress-bar.variants.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { progressBarParts } from './progress-bar.parts.ts';

export { progressBarVariants } from './progress-bar.variants.ts';

export interface ProgressBarProps extends Omit<AriaProgressBarProps, 'children'>, RefAttributes<HTMLDivElement> {
  /** What is in progress. */
  label: string;
  /** Shows label and value above the bar; without it they are only announced. */
  showLabel?: boolean;
  /** The colour of the filled part. */
  tone?: keyof typeof progressBarVariants.variants.tone | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof progressBarParts> | undefined;
}

/** How far something with a known length has come: an upload, the steps of a form, a countdown. */
export function ProgressBar({
  label,
  showLabel = false,
  tone = 'accent',
  className,
  classNames,
  ...props
}: ProgressBarProps) {
  const part = partsOf<typeof progressBarParts>('progress-bar', classNames);
  return (
    <AriaProgressBar
      data-slot="progress-bar"
      {...props}
      {...(showLabel ? {} : { 'aria-label': label })}
      className={cx(progressBarVariants.classes({ tone }), className)}
    >
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          {showLabel && (
            <div className="mu:flex mu:justify-between mu:gap-4 mu:text-sm">
              <Label {...part('label', 'mu:text-text')}>{label}</Label>
              <span {...part('value', 'mu:figures mu:text-text-muted')}>{valueText}</span>
            </div>
          )}
          <div
            {...part('track', 'mu:h-1.5 mu:overflow-hidden mu:rounded-full mu:bg-fill-pressed mu:forced-colors:border')}
          >
            <div
              {...part(
                'fill',
                join(
                  'mu:h-full mu:rounded-full mu:forced-colors:bg-[Highlight]',
                  progressBarFill[tone],
                  isIndeterminate ? 'mu:w-1/3 mu:animate-breathe' : 'mu:transition-[width] mu:duration-200',
                ),
              )}
              style={isIndeterminate ? undefined : { width: `${percentage ?? 0}%` }}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
