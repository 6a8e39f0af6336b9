import type { ChartPoint } from '../../primitives/chart/chart.tsx';
import type { OverviewDay } from './admin.types.ts';

/** The shown days, and how many of them one point covers: days, weeks, four weeks. */
export const OVERVIEW_RANGES = { 30: 1, 91: 7, 364: 28 } as const;
export type OverviewRange = keyof typeof OVERVIEW_RANGES;

export const OVERVIEW_FIGURES = ['signUps', 'profiles', 'matches', 'messages', 'conversion', 'revenue'] as const;
export type OverviewFigure = (typeof OVERVIEW_FIGURES)[number];

/** A figure's total over some days; conversion is first payments divided by sign-ups, and nothing without sign-ups. */
export function sumOf(days: readonly OverviewDay[], figure: OverviewFigure): number {
  const sum = (of: (day: OverviewDay) => number): number => days.reduce((total, day) => total + of(day), 0);
  if (figure === 'revenue') return sum(({ revenue }) => Number(revenue));
  if (figure !== 'conversion') return sum((day) => day[figure]);
  const signUps = sum((day) => day.signUps);
  return signUps === 0 ? 0 : sum(({ newPayers }) => newPayers) / signUps;
}

/**
 * A figure over a range beside the same length of time before it.
 * @param days twice the range, in their order
 * @param labelOf the words for the first day of a point
 */
export function pointsOf(
  days: readonly OverviewDay[],
  range: OverviewRange,
  figure: OverviewFigure,
  labelOf: (day: string) => string,
): ChartPoint[] {
  const step = OVERVIEW_RANGES[range];
  const now = days.slice(-range);
  const before = days.slice(-2 * range, -range);
  return Array.from({ length: range / step }, (_, place) => {
    const part = (of: readonly OverviewDay[]) => of.slice(place * step, (place + 1) * step);
    return {
      label: labelOf(part(now)[0]?.day ?? ''),
      value: sumOf(part(now), figure),
      before: sumOf(part(before), figure),
    };
  });
}
