import type { SVGProps } from 'react';
import { join } from '../../lib/cx.ts';

export interface IntersectionProps extends SVGProps<SVGSVGElement> {
  /** How many things two profiles share: written into the overlap. With 0 the diamonds stand apart. */
  count: number;
}

const HALF = 22;
const MIDDLE = 24;
/** How far each diamond stands from the middle when they overlap. */
const MET = 9;

const diamond = (x: number, half: number): string =>
  `M${x} ${MIDDLE - half}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`;

/**
 * The badge for "you have this in common": two diamonds, their overlap gold, with the number in it. It is a drawing and
 * hidden from assistive technology: say the number in the text beside it. Not for counts of anything else.
 */
export function Intersection({ count, className, ...props }: IntersectionProps) {
  const reach = count > 0 ? MET : 16;
  const half = count > 0 ? HALF : 14;
  return (
    <svg
      viewBox="0 0 68 48"
      fill="none"
      aria-hidden="true"
      className={join('mu:shrink-0 mu:text-text', className)}
      {...props}
    >
      {count > 0 && <path d={diamond(34, HALF - MET)} className="mu:fill-accent" />}
      <g stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
        <path d={diamond(34 - reach, half)} />
        <path d={diamond(34 + reach, half)} />
      </g>
      {count > 0 && (
        <text
          x="34"
          y={MIDDLE + 5}
          textAnchor="middle"
          className="mu:fill-on-accent mu:font-text mu:text-[14px] mu:font-bold mu:tabular-nums"
        >
          {count > 9 ? '9+' : count}
        </text>
      )}
    </svg>
  );
}
