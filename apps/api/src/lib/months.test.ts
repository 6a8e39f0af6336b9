import { expect, it } from 'vitest';
import { monthsAfter } from './months.ts';

it.each([
  ['2026-11-20T09:30:15.250Z', 1, '2026-12-20T09:30:15.250Z'],
  ['2026-12-31T23:59:59.999Z', 1, '2027-01-31T23:59:59.999Z'],
  ['2027-01-31T12:00:00.000Z', 1, '2027-02-28T12:00:00.000Z'],
  ['2028-01-31T12:00:00.000Z', 1, '2028-02-29T12:00:00.000Z'],
  ['2028-02-29T12:00:00.000Z', 12, '2029-02-28T12:00:00.000Z'],
  ['2026-10-31T00:00:00.000Z', 1, '2026-11-30T00:00:00.000Z'],
])('%s and %i months is %s (D14)', (instant, months, later) => {
  const from = new Date(instant);
  expect(monthsAfter(from, months).toISOString()).toBe(later);
  expect(from.toISOString()).toBe(instant);
});
