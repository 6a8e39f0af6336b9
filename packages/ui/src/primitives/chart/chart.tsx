import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import type { HTMLAttributes, RefAttributes } from 'react';
import { Group } from 'react-aria-components/Group';
import { join } from '../../lib/cx.ts';
import { chartVariants } from './chart.variants.ts';
import { type ClassNames, partsOf, type PartProps } from '../../lib/parts.ts';
import type { chartParts } from './chart.parts.ts';

export { chartVariants } from './chart.variants.ts';

export interface ChartPoint {
  /** The label of a point: "Nov 22". */
  label: string;
  value: number;
  /** The previous period's value, which the second line shows. */
  before: number;
}

export interface ChartProps extends Omit<HTMLAttributes<HTMLElement>, 'children'>, RefAttributes<HTMLElement> {
  /** What is plotted: the name of plot and table. */
  label: string;
  /** Oldest first. */
  points: readonly ChartPoint[];
  /** The heading of the labels: "Week". */
  pointsLabel: string;
  /** The meaning of the gold line, and of the ink one. */
  valueLabel: string;
  beforeLabel: string;
  /** A value as text. */
  format: (value: number) => string;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof chartParts> | undefined;
}

/** The plot is drawn in these units and stretched; line widths do not scale. */
const [WIDTH, HEIGHT] = [100, 40];

/** From zero to a round figure that no point exceeds. */
const scaleOf = (points: ChartProps['points']) =>
  scaleLinear([0, Math.max(1, ...points.map(({ value, before }) => Math.max(value, before)))], [HEIGHT - 1, 1]).nice(4);

interface PlotProps extends Pick<ChartProps, 'points'> {
  y: ReturnType<typeof scaleOf>;
  part: PartProps<'plot' | 'line' | 'before'>;
}

function Plot({ part, points, y }: PlotProps) {
  const x = scalePoint(points.keys(), [0, WIDTH]);
  const path = (of: 'value' | 'before'): string =>
    line<ChartPoint>(
      (_, place) => x(place) ?? 0,
      (point) => y(point[of]),
    )([...points]) ?? '';
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      {...part('plot', 'mu:h-40 mu:min-w-0 mu:flex-1 mu:overflow-visible')}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={`M0 ${HEIGHT - 1}H${WIDTH}`} vectorEffect="non-scaling-stroke" className="mu:stroke-border" />
      <path
        d={path('before')}
        vectorEffect="non-scaling-stroke"
        strokeWidth={1.5}
        strokeDasharray="1 4"
        {...part('before', 'mu:stroke-text')}
      />
      <path
        d={path('value')}
        vectorEffect="non-scaling-stroke"
        strokeWidth={2.5}
        {...part('line', 'mu:stroke-accent mu:forced-colors:stroke-[Highlight]')}
      />
    </svg>
  );
}

/** A trend over time beside the previous period's: a gold line and a dotted one in ink, with the figures in a table. */
export function Chart({
  label,
  points,
  pointsLabel,
  valueLabel,
  beforeLabel,
  format,
  className,
  classNames,
  ...props
}: ChartProps) {
  const part = partsOf<typeof chartParts>('chart', classNames);
  const [first, last] = [points[0], points.at(-1)];
  const y = scaleOf(points);
  const cell = 'mu:py-1 mu:ps-3 mu:text-end';
  return (
    <figure data-slot="chart" {...props} className={join(chartVariants.classes(), className)}>
      <div className="mu:flex mu:min-w-0 mu:flex-col mu:gap-2">
        <div className="mu:flex mu:gap-3">
          <p
            aria-hidden="true"
            {...part(
              'axis',
              'mu:figures mu:flex mu:flex-col-reverse mu:justify-between mu:text-end mu:text-xs mu:text-text-muted',
            )}
          >
            {y.domain().map((value) => (
              <span key={value}>{format(value)}</span>
            ))}
          </p>
          <Plot part={part} points={points} y={y} />
        </div>
        {/* Time runs as the plot does, whichever way one reads. */}
        <p
          dir="ltr"
          aria-hidden="true"
          {...part('range', 'mu:flex mu:justify-between mu:gap-4 mu:text-xs mu:text-text-muted')}
        >
          <span>{first?.label}</span>
          <span>{last?.label}</span>
        </p>
        <p aria-hidden="true" {...part('legend', 'mu:flex mu:flex-wrap mu:gap-x-4 mu:text-xs mu:text-text-muted')}>
          <span className="mu:flex mu:items-center mu:gap-2">
            <span className="mu:h-0.5 mu:w-5 mu:bg-accent mu:forced-colors:bg-[Highlight]" />
            {valueLabel}
          </span>
          <span className="mu:flex mu:items-center mu:gap-2">
            <span className="mu:w-5 mu:border-t-2 mu:border-dotted mu:border-text" />
            {beforeLabel}
          </span>
        </p>
      </div>
      {/* It scrolls by keyboard, too. */}
      <Group
        tabIndex={0}
        aria-label={label}
        {...part(
          'table',
          'mu:max-h-52 mu:overflow-y-auto mu:rounded-control mu:border mu:border-border mu:px-3 mu:focus-ring',
        )}
      >
        <table className="mu:figures mu:w-full mu:text-xs">
          <caption className="mu:sr-only">{label}</caption>
          <thead className="mu:sticky mu:top-0 mu:bg-surface-raised mu:text-text-muted">
            <tr>
              <th scope="col" className="mu:py-1.5 mu:text-start mu:font-normal">
                {pointsLabel}
              </th>
              <th scope="col" className={`${cell} mu:font-normal`}>
                {valueLabel}
              </th>
              <th scope="col" className={`${cell} mu:font-normal`}>
                {beforeLabel}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map((point) => (
              <tr key={point.label} className="mu:border-t mu:border-border">
                <th scope="row" className="mu:py-1 mu:text-start mu:font-normal mu:whitespace-nowrap">
                  {point.label}
                </th>
                <td className={cell}>{format(point.value)}</td>
                <td className={`${cell} mu:text-text-muted`}>{format(point.before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Group>
    </figure>
  );
}
