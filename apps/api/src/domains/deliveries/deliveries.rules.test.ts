import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../testing/fake-clock.ts';
import { CLAIM_MS, GRACE_MS, isNews, MAILED_AT_ONCE, mostPerDay, nextAttempt, PAUSE_MS } from './deliveries.rules.ts';

const NOW = new Date('2026-11-26T09:00:00.000Z');
const ago = (ms: number): Date => new Date(NOW.getTime() - ms);
/** In how many minutes a failed push is tried again; null for never. */
const minutesUntil = (attempts: number, askedMs = 0, created_at = NOW): number | null => {
  const next = nextAttempt({ channel: 'push', attempts, created_at }, askedMs, NOW);
  return next === null ? null : (next.getTime() - NOW.getTime()) / MINUTE_MS;
};

describe('a delivery that failed', () => {
  it('is tried again after 1, 4, 16, 64, 256 and 1,024 minutes, and not after the seventh time', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => minutesUntil(attempts))).toEqual([
      1,
      4,
      16,
      64,
      256,
      1024,
      null,
      null,
    ]);
  });

  it('is given up after the seventh mail, though it would be news', () => {
    const next = (attempts: number) => nextAttempt({ channel: 'mail', attempts, created_at: NOW }, 0, NOW);
    expect(next(6)).toEqual(new Date(NOW.getTime() + 1024 * MINUTE_MS));
    expect(next(7)).toBeNull();
  });

  it('is tried again no sooner than the other side asks', () => {
    expect(minutesUntil(2, 3 * MINUTE_MS)).toBe(4);
    expect(minutesUntil(2, 5 * MINUTE_MS)).toBe(5);
  });

  it('is not tried again once it would be news no more', () => {
    expect(minutesUntil(1, 0, ago(DAY_MS - MINUTE_MS))).toBe(1);
    expect(minutesUntil(1, 0, ago(DAY_MS - MINUTE_MS + 1))).toBeNull();
    expect(minutesUntil(1, DAY_MS + 1)).toBeNull();
  });
});

it('what happened is news for a day to a browser, and for three to a mail address', () => {
  for (const [channel, ms] of [
    ['push', DAY_MS],
    ['mail', 3 * DAY_MS],
  ] as const) {
    expect(isNews({ channel, created_at: ago(ms) }, NOW)).toBe(true);
    expect(isNews({ channel, created_at: ago(ms + 1) }, NOW)).toBe(false);
  }
});

it('a day has 200 pushes, 20 mails, and up to 100 mails where the last is a receipt or a decision', () => {
  expect(mostPerDay({ channel: 'push', kind: 'message' })).toBe(200);
  expect(mostPerDay({ channel: 'push', kind: 'payment' })).toBe(200);
  expect(mostPerDay({ channel: 'push', kind: 'decision' })).toBe(200);
  expect(mostPerDay({ channel: 'mail', kind: 'ticket' })).toBe(20);
  expect(mostPerDay({ channel: 'mail', kind: 'payment' })).toBe(100);
  expect(mostPerDay({ channel: 'mail', kind: 'decision' })).toBe(100);
});

it('waits 5 seconds for a browser and a minute for a mail, and a minute or ten between two about the same', () => {
  expect(GRACE_MS).toEqual({ push: 5000, mail: MINUTE_MS });
  expect(PAUSE_MS).toEqual({ push: MINUTE_MS, mail: 10 * MINUTE_MS });
});

it('is given up by a process that has not sent it for five minutes', () => {
  expect(CLAIM_MS).toBe(5 * MINUTE_MS);
});

it('tickets, payments and decisions are mailed at once', () => {
  expect(MAILED_AT_ONCE.toSorted()).toEqual(['decision', 'payment', 'ticket']);
});
