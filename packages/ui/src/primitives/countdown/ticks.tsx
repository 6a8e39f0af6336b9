import { join } from '../../lib/cx.ts';
import type { PartProps } from '../../lib/parts.ts';

/** One per second of a minute. */
export const TICKS = 60;
const TICK = 0.5;

/** A scale of ticks around a dial or along a line; the first `lit` of them remain. */
export function Ticks({
  part,
  shape,
  lit,
  className,
}: {
  part: PartProps<'scale'>;
  shape: 'ring' | 'bar';
  lit: number;
  className: string;
}) {
  const line = { fill: 'none', pathLength: TICKS, strokeDashoffset: -(1 - TICK) / 2 };
  const drawn = `${`${TICK} ${1 - TICK} `.repeat(lit)}0 ${TICKS}`;
  const scale = (dashes: string, colour: string) =>
    shape === 'ring' ? (
      <circle
        {...line}
        cx="50"
        cy="50"
        r="45"
        strokeWidth="7"
        strokeDasharray={dashes}
        transform="rotate(-90 50 50)"
        className={colour}
      />
    ) : (
      <line
        {...line}
        x1="0"
        y1="50%"
        x2="100%"
        y2="50%"
        strokeWidth="100%"
        strokeDasharray={dashes}
        className={colour}
      />
    );
  return (
    <svg
      aria-hidden="true"
      {...(shape === 'ring' ? { viewBox: '0 0 100 100' } : {})}
      {...part(
        'scale',
        shape === 'ring' ? 'mu:absolute mu:inset-0 mu:size-full' : 'mu:h-3 mu:w-full mu:rtl:-scale-x-100',
      )}
    >
      {scale(`${TICK} ${1 - TICK}`, 'mu:stroke-fill-pressed mu:forced-colors:hidden')}
      {lit > 0 && scale(drawn, join('mu:stroke-current mu:forced-colors:stroke-[Highlight]', className))}
    </svg>
  );
}
