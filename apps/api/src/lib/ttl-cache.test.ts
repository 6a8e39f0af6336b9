import { expect, it } from 'vitest';
import { DAY_MS, FakeClock } from '../testing/fake-clock.ts';
import { remembered } from './ttl-cache.ts';

it('reads once for all who ask meanwhile, and again after a failure', async () => {
  let reads = 0;
  const value = remembered(new FakeClock('2026-11-20T09:00:00.000Z'), 60_000, async () => {
    reads += 1;
    if (reads === 1) throw new Error('The database is away.');
    return reads;
  });
  const first = await Promise.allSettled([value(), value()]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(reads).toBe(1);
  expect(await Promise.all([value(), value()])).toEqual([2, 2]);
});

it('keeps for good what has no end', async () => {
  const clock = new FakeClock('2026-11-20T09:00:00.000Z');
  let reads = 0;
  const value = remembered(clock, Infinity, async () => {
    reads += 1;
    if (reads === 1) throw new Error('The file is away.');
    return reads;
  });
  await expect(value()).rejects.toThrow('away');
  expect(await value()).toBe(2);
  clock.advance(1000 * DAY_MS);
  expect(await value()).toBe(2);
});

it('reads again once its time is over, and not before', async () => {
  const clock = new FakeClock('2026-11-20T09:00:00.000Z');
  let reads = 0;
  const value = remembered(clock, 60_000, async () => (reads += 1));
  expect(await value()).toBe(1);
  clock.advance(59_999);
  expect(await value()).toBe(1);
  clock.advance(1);
  expect(await value()).toBe(2);
});

it('keeps what was read since, when a read of before fails late', async () => {
  const clock = new FakeClock('2026-11-20T09:00:00.000Z');
  const old = Promise.withResolvers<number>();
  let reads = 0;
  const value = remembered(clock, 60_000, async () => ((reads += 1) === 1 ? old.promise : reads));
  const first = value();
  clock.advance(60_000);
  expect(await value()).toBe(2);
  old.reject(new Error('The database is away.'));
  await expect(first).rejects.toThrow('away');
  expect(await value()).toBe(2);
});
