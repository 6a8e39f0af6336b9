/** Half of a diamond, and its distance from the next one. */
const HALF = 16;
const STEP = 19;

const diamond = (x: number, half: number): string =>
  `M${x} ${HALF + 1 - half}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`;

/** A plan's rank: one more diamond for each, overlapping the one before in gold. */
export function PlanDrawing({ reach }: { reach: number }) {
  const middles = Array.from({ length: reach }, (_, index) => HALF + 1 + index * STEP);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${2 * HALF + 2 + (reach - 1) * STEP} ${2 * HALF + 2}`}
      strokeWidth="1.25"
      className="mu:h-9 mu:w-auto mu:fill-none mu:stroke-text"
    >
      {middles.slice(1).map((x) => (
        <path
          key={x}
          d={diamond(x - STEP / 2, HALF - STEP / 2)}
          className="mu:fill-accent mu:forced-colors:fill-[Highlight]"
        />
      ))}
      {middles.map((x) => (
        <path key={x} d={diamond(x, HALF)} />
      ))}
    </svg>
  );
}
