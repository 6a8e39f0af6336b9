import { join } from '../../lib/cx.ts';

/** The motif at rest: diamonds that do not meet yet, or wait in a row. Follows the theme. */
const shapes = {
  /** Nobody left to meet. */
  apart: (
    <>
      <path d="M44 14l30 30-30 30-30-30z" />
      <path d="M116 14l30 30-30 30-30-30z" strokeDasharray="3 5" />
      <path d="M80 39l5 5-5 5-5-5z" className="mu:fill-accent mu:stroke-none" />
    </>
  ),
  /** A list without entries. */
  stack: (
    <>
      <path d="M80 8l28 28-28 28-28-28z" />
      <path d="M54 44l26 26 26-26" />
      <path d="M58 56l22 22 22-22" strokeDasharray="3 5" />
      <path d="M80 30l6 6-6 6-6-6z" className="mu:fill-accent mu:stroke-none" />
    </>
  ),
  /** A conversation that has not started. */
  talk: (
    <>
      <path d="M62 12l28 28-28 28-28-28z" />
      <path d="M98 20l28 28-28 28-28-28z" strokeDasharray="3 5" />
      <path d="M48 40h0M62 40h0M76 40h0" strokeWidth="5" strokeLinecap="round" className="mu:stroke-accent" />
    </>
  ),
  /** Something missing. */
  missing: (
    <>
      <path d="M66 14l30 30-30 30-30-30z" strokeDasharray="3 5" />
      <path d="M94 14l30 30-30 30-30-30z" strokeDasharray="3 5" />
      <path d="M118 66l7 7-7 7-7-7z" className="mu:fill-accent mu:stroke-none" />
    </>
  ),
} as const;

export type EmptyDrawing = keyof typeof shapes;
export const emptyDrawings = Object.keys(shapes) as EmptyDrawing[];

/** One of the drawings above, in the colours of the theme. */
export function Drawing({
  name,
  className,
  ...props
}: {
  name: EmptyDrawing;
  'data-slot'?: string;
  className?: string;
}) {
  return (
    <svg
      {...props}
      viewBox="0 0 160 88"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
      className={join('mu:h-28 mu:w-auto mu:text-border-strong', className)}
    >
      {shapes[name]}
    </svg>
  );
}
