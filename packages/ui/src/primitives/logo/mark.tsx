import type { SVGAttributes } from 'react';
import { join } from '../../lib/cx.ts';

export interface MarkProps extends SVGAttributes<SVGSVGElement> {
  /** `meet`: the diamonds slide together and the overlap lights up, once; `wait`: it breathes while something loads. */
  motion?: 'none' | 'meet' | 'wait';
  /** Line width in units of a mark 22 high; thinner for large drawings. */
  weight?: number;
}

/** Two overlapping diamonds; their overlap is gold. Decorative without a label. Height sets its size; the outlines have the text's colour. */
export function Mark({ motion = 'none', weight = 2.1, className, ...props }: MarkProps) {
  const moving = motion === 'meet';
  return (
    <svg
      viewBox="0 0 34 24"
      fill="none"
      strokeWidth={weight}
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
      className={join('mu:ui:shrink-0 mu:ui:overflow-visible', className)}
    >
      <path
        d="M17 7l5 5-5 5-5-5z"
        className={join(
          'mu:fill-accent mu:stroke-none mu:forced-colors:fill-[Highlight]',
          moving && 'mu:animate-mark-light',
          motion === 'wait' && 'mu:animate-mark-wait',
        )}
        style={{ transformOrigin: '17px 12px' }}
      />
      <path d="M12 2l10 10-10 10L2 12z" stroke="currentColor" className={moving ? 'mu:animate-mark-left' : ''} />
      <path d="M22 2l10 10-10 10-10-10z" stroke="currentColor" className={moving ? 'mu:animate-mark-right' : ''} />
    </svg>
  );
}
