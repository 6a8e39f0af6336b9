import { expect, it } from 'vitest';
import { FakeClock } from '../testing/fake-clock.ts';
import { createTokenBucket } from './token-bucket.ts';

const START = '2026-11-20T09:00:00.000Z';

it('gives what a minute allows at once, and then one after another as time passes', () => {
  const clock = new FakeClock(START);
  const bucket = createTokenBucket(6, clock);
  const taken = (times: number) => Array.from({ length: times }, () => bucket.take()).filter(Boolean).length;
  expect(taken(10)).toBe(6);
  clock.advance(9_999);
  expect(taken(1)).toBe(0);
  clock.advance(1);
  expect(taken(2)).toBe(1);
  clock.advance(30_000);
  expect(taken(10)).toBe(3);
});

it('never holds more than a minute’s, and loses none to a clock that goes back', () => {
  const clock = new FakeClock(START);
  const bucket = createTokenBucket(2, clock);
  clock.advance(3_600_000);
  expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, false]);
  clock.advance(60_000);
  clock.set(new Date(START));
  expect([bucket.take(), bucket.take()]).toEqual([false, false]);
  clock.advance(60_000);
  expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, false]);
});
