import { join } from '../../lib/cx.ts';

const radius = 9;
const length = 2 * Math.PI * radius;

/** The drawing of a ProgressCircle: a share of a circle, or a turning arc if `share` is missing. */
export function Ring({
  share,
  className,
  ...props
}: {
  share?: number | undefined;
  className?: string | undefined;
  'data-slot'?: string | undefined;
}) {
  const filled = share === undefined ? 0.28 : Math.min(Math.max(share, 0), 1);
  return (
    <svg
      {...props}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      className={join('mu:shrink-0', share === undefined && 'mu:animate-spin', className)}
    >
      <circle cx="12" cy="12" r={radius} stroke="currentColor" strokeWidth="2.5" opacity="0.2" />
      {/* Round ends would show as a dot at zero. */}
      {filled > 0 && (
        <circle
          cx="12"
          cy="12"
          r={radius}
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeDasharray={`${filled * length} ${length}`}
          transform="rotate(-90 12 12)"
          className="mu:transition-[stroke-dasharray] mu:duration-200"
        />
      )}
    </svg>
  );
}
