import { join } from '../../lib/cx.ts';

const drawings = [
  // a point
  <path key="point" d="M15 22 29 36 15 50 1 36Z" />,
  // a shape
  <g key="shape">
    <path d="M36 1 71 36 36 71 1 36Z" />
    <path d="M25 29h22M25 36h22M25 43h13" />
  </g>,
  // another one approaches
  <g key="two">
    <path d="M36 1 71 36 36 71 1 36Z" />
    <path d="M112 1 147 36 112 71 77 36Z" strokeDasharray="3 4" />
  </g>,
  // they overlap
  <g key="mutual">
    <path d="M36 1 71 36 36 71 1 36Z" />
    <path d="M72 1 107 36 72 71 37 36Z" />
    <path d="M54 19 71 36 54 53 37 36Z" className="mu:fill-accent mu:forced-colors:fill-[Highlight]" />
  </g>,
] as const;

/** The four steps, told by the logo as it forms: a point, a shape, two shapes, common ground. */
export function StepDrawing({ step, className }: { step: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 148 72"
      strokeWidth="1.25"
      className={join('mu:fill-none mu:stroke-text', className)}
    >
      {drawings[step]}
    </svg>
  );
}
