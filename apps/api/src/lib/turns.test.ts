import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('work on one thing runs one after the other, in the order in which it came, also after a failure', async () => {
  const turns = createTurns(10);
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await Promise.resolve();
    seen.push(`${name} ends`);
    if (name === 'a') throw new Error('a failed');
    return name;
  };
  const [a, b] = [turns.take('one', work('a')), turns.take('one', work('b'))];
  await expect(a).rejects.toThrow('a failed');
  expect(await b).toBe('b');
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it('work on another thing waits for nobody', async () => {
  const turns = createTurns(10);
  const blocked = Promise.withResolvers<string>();
  const first = turns.take('one', () => blocked.promise);
  expect(await turns.take('other', async () => 'done')).toBe('done');
  blocked.resolve('late');
  expect(await first).toBe('late');
});

it('no more wait than may, and a place that is free again is taken', async () => {
  const turns = createTurns(2);
  const blocked = Promise.withResolvers<void>();
  const running = [1, 2, 3].map(() => turns.take('one', () => blocked.promise));
  expect(running).not.toContain(null);
  expect(turns.take('one', async () => undefined)).toBeNull();
  blocked.resolve();
  await Promise.all(running);
  expect(await turns.take('one', async () => 'again')).toBe('again');
});
