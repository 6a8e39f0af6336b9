import { expect, it } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

/** Work that runs until `endNext`; `begun` lists what started, in order. */
function newWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const workOf = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.push(() => resolve(name));
    });
  return {
    begun,
    workOf,
    /** Ends the oldest running work. */
    async endNext() {
      // By then the requested work runs or waits.
      await new Promise((resolve) => setImmediate(resolve));
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

it('lets the next person run before the one who has more waiting', async () => {
  const { begun, workOf, endNext } = newWork();
  const limiter = createConcurrencyLimiter({ concurrency: 1, mostWaiting: 10 });
  const all = ['mallory', 'mallory', 'mallory', 'mallory', 'ada', 'ada', 'bob'].map((who, at) =>
    limiter.run(who, workOf(`${who} ${at}`)),
  );
  for (let count = 0; count < all.length; count += 1) await endNext();
  expect(begun).toEqual(['mallory 0', 'mallory 1', 'ada 4', 'bob 6', 'mallory 2', 'ada 5', 'mallory 3']);
  expect(await Promise.all(all)).toHaveLength(7);
});

it('gives the last place in the queue of the person with the most to a person with fewer, and refuses all others', async () => {
  const { begun, workOf, endNext } = newWork();
  const limiter = createConcurrencyLimiter({ concurrency: 1, mostWaiting: 3 });
  const mallorys = [0, 1, 2, 3].map((at) => limiter.run('mallory', workOf(`mallory ${at}`)));
  expect(await limiter.run('mallory', workOf('mallory 4'))).toBeNull();
  const ada = limiter.run('ada', workOf('ada'));
  expect(await mallorys[3]).toBeNull();
  // Both now have an equal share of the queue.
  expect(await limiter.run('ada', workOf('ada again'))).toBeNull();
  for (let count = 0; count < 4; count += 1) await endNext();
  expect(begun).toEqual(['mallory 0', 'mallory 1', 'ada', 'mallory 2']);
  expect(await ada).toBe('ada');
});

it('without a queue refuses work while it is full, and runs again once a slot is free', async () => {
  const { workOf, endNext } = newWork();
  const limiter = createConcurrencyLimiter({ concurrency: 1, mostWaiting: 0 });
  const first = limiter.run('ada', workOf('first'));
  expect(await limiter.run('bob', workOf('second'))).toBeNull();
  await endNext();
  expect(await first).toBe('first');
  const third = limiter.run('bob', workOf('third'));
  await endNext();
  expect(await third).toBe('third');
});

it('frees the slot of work that failed', async () => {
  const limiter = createConcurrencyLimiter({ concurrency: 1, mostWaiting: 0 });
  await expect(limiter.run('ada', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limiter.run('ada', async () => 'whole')).toBe('whole');
});
