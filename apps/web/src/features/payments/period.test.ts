import { expect, it } from 'vitest';
import { isRenewable, periodOf } from './period.ts';

const NOW = Date.parse('2027-01-31T10:00:00.000Z');
const free = { tier: 'free', expiresAt: null, renewableFrom: null, cancelAtPeriodEnd: false } as const;
const premium = {
  ...free,
  tier: 'premium',
  expiresAt: '2027-02-03T10:00:00.000Z',
  renewableFrom: '2027-01-31T10:00:00.000Z',
} as const;

it('a plan begins now, for a month or until the end of a shorter one (D14)', () => {
  expect(periodOf('premium', free, NOW)).toEqual({
    kind: 'new',
    startsAt: '2027-01-31T10:00:00.000Z',
    endsAt: '2027-02-28T10:00:00.000Z',
  });
});

it('the same plan begins where it ends (D14)', () => {
  expect(periodOf('premium', premium, NOW)).toEqual({
    kind: 'renewal',
    startsAt: '2027-02-03T10:00:00.000Z',
    endsAt: '2027-03-03T10:00:00.000Z',
  });
});

it('a higher plan begins now, and the unused days of the lower one are added (D14)', () => {
  expect(periodOf('premium_plus', premium, NOW)).toEqual({
    kind: 'upgrade',
    startsAt: '2027-01-31T10:00:00.000Z',
    endsAt: '2027-03-03T10:00:00.000Z',
  });
});

it('a plan can be renewed from the time that the server names, and one without an end never', () => {
  expect([isRenewable(premium, NOW - 1), isRenewable(premium, NOW), isRenewable(free, NOW)]).toEqual([
    false,
    true,
    false,
  ]);
});
