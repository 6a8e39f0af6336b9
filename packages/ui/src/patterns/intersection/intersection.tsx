import type { HTMLAttributes } from 'react';
import { join } from '../../lib/cx.ts';

export interface IntersectionProps extends HTMLAttributes<HTMLSpanElement> {
  /** How many things two profiles share: written into the overlap. At 0 the diamonds are apart. */
  count: number;
}

const HALF = 22;
const MIDDLE = 24;
/** How far each diamond is from the middle when they overlap. */
const MET = 9;

const diamond = (x: number, half: number): string =>
  `M${x} ${MIDDLE - half}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`;

/**
 * The badge for "you have this in common": two diamonds with a golden overlap and the number in it. It is a drawing, hidden from assistive
 * technology: put the number into the text beside it. Not for other counts.
 */
export function Intersection({ count, className, ...props }: IntersectionProps) {
  const reach = count > 0 ? MET : 16;
  const half = count > 0 ? HALF : 14;
  return (
    <span
      aria-hidden="true"
      className={join('mu:relative mu:@container mu:block mu:aspect-[68/48] mu:shrink-0 mu:text-text', className)}
      {...props}
    >
      <svg viewBox="0 0 68 48" fill="none" className="mu:size-full">
        {count > 0 && <path d={diamond(34, HALF - MET)} className="mu:fill-accent" />}
        <g stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
          <path d={diamond(34 - reach, half)} />
          <path d={diamond(34 + reach, half)} />
        </g>
      </svg>
      {count > 0 && (
        // No SVG text: the browser would lay it out again with each move of a dragged card.
        <span className="mu:absolute mu:inset-0 mu:grid mu:place-items-center">
          <span className="mu:bg-accent mu:text-[20.6cqi] mu:font-text mu:leading-[0.6] mu:font-bold mu:text-on-accent mu:tabular-nums mu:forced-color-adjust-none">
            {count > 9 ? '9+' : count}
          </span>
        </span>
      )}
    </span>
  );
}
