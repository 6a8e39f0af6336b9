import { expect, it } from 'vitest';
import { createLanes } from './lanes.ts';

/** Work that runs until it is told to end; `begun` says whose began, in their order. */
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
    /** Ends what began first. */
    async endNext() {
      // What was asked for has begun, or waits, by then.
      await new Promise((resolve) => setImmediate(resolve));
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

it('gives the next lane to another person, however much the one before has waiting', async () => {
  const { begun, workOf, endNext } = newWork();
  const lanes = createLanes({ lanes: 1, mostWaiting: 10 });
  const all = ['mallory', 'mallory', 'mallory', 'mallory', 'ada', 'ada', 'bob'].map((who, at) =>
    lanes.run(who, workOf(`${who} ${at}`)),
  );
  for (let count = 0; count < all.length; count += 1) await endNext();
  expect(begun).toEqual(['mallory 0', 'mallory 1', 'ada 4', 'bob 6', 'mallory 2', 'ada 5', 'mallory 3']);
  expect(await Promise.all(all)).toHaveLength(7);
});

it('takes the last place of whoever has the most, for somebody with fewer, and refuses all others', async () => {
  const { begun, workOf, endNext } = newWork();
  const lanes = createLanes({ lanes: 1, mostWaiting: 3 });
  const mallorys = [0, 1, 2, 3].map((at) => lanes.run('mallory', workOf(`mallory ${at}`)));
  expect(await lanes.run('mallory', workOf('mallory 4'))).toBeNull();
  const ada = lanes.run('ada', workOf('ada'));
  expect(await mallorys[3]).toBeNull();
  // Both have what they may have by now.
  expect(await lanes.run('ada', workOf('ada again'))).toBeNull();
  for (let count = 0; count < 4; count += 1) await endNext();
  expect(begun).toEqual(['mallory 0', 'mallory 1', 'ada', 'mallory 2']);
  expect(await ada).toBe('ada');
});

it('refuses whoever comes while nobody may wait, and runs again once a lane is free', async () => {
  const { workOf, endNext } = newWork();
  const lanes = createLanes({ lanes: 1, mostWaiting: 0 });
  const first = lanes.run('ada', workOf('first'));
  expect(await lanes.run('bob', workOf('second'))).toBeNull();
  await endNext();
  expect(await first).toBe('first');
  const third = lanes.run('bob', workOf('third'));
  await endNext();
  expect(await third).toBe('third');
});

it('frees a lane whose work failed', async () => {
  const lanes = createLanes({ lanes: 1, mostWaiting: 0 });
  await expect(lanes.run('ada', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await lanes.run('ada', async () => 'whole')).toBe('whole');
});
