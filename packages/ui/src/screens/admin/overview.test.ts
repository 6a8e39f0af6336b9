import { describe, expect, it } from 'vitest';
import type { OverviewDay } from './admin.types.ts';
import { pointsOf, sumOf } from './overview.ts';

const DAY_MS = 86_400_000;
/** Each day has as many sign-ups as its number, from 0. */
const days = (count: number): OverviewDay[] =>
  Array.from({ length: count }, (_, place) => ({
    day: new Date(Date.UTC(2026, 0, 1) + place * DAY_MS).toISOString().slice(0, 10),
    signUps: place,
    profiles: 0,
    matches: 0,
    messages: 0,
    newPayers: 1,
    revenue: '0.10',
  }));

describe('a figure over a range', () => {
  it.each([
    [30, 30, '2026-01-31', 30, 0],
    [91, 13, '2026-04-02', 91 + 92 + 93 + 94 + 95 + 96 + 97, 0 + 1 + 2 + 3 + 4 + 5 + 6],
  ] as const)('of %i days has %i points, each beside the one as long before', (range, count, label, value, before) => {
    const points = pointsOf(days(2 * range), range, 'signUps', (day) => day);
    expect(points).toHaveLength(count);
    expect(points[0]).toEqual({ label, value, before });
  });

  it('of a year has 13 points of four weeks', () => {
    expect(pointsOf(days(728), 364, 'profiles', (day) => day)).toHaveLength(13);
  });
});

it('is the share of first payments in the sign-ups, and nothing where nobody signed up', () => {
  expect(sumOf(days(3), 'conversion')).toBe(1);
  expect(sumOf(days(1), 'conversion')).toBe(0);
  expect(sumOf(days(3), 'revenue')).toBeCloseTo(0.3);
});
