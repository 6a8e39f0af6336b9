import { expect, it } from 'vitest';
import { createKeyedQueue } from './keyed-queue.ts';

it('runs work with one key in sequence, in the order of its arrival, also after a failure', async () => {
  const queue = createKeyedQueue(10);
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await Promise.resolve();
    seen.push(`${name} ends`);
    if (name === 'a') throw new Error('a failed');
    return name;
  };
  const [a, b] = [queue.run('one', work('a')), queue.run('one', work('b'))];
  await expect(a).rejects.toThrow('a failed');
  expect(await b).toBe('b');
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it('does not let work with another key wait', async () => {
  const queue = createKeyedQueue(10);
  const blocked = Promise.withResolvers<string>();
  const first = queue.run('one', () => blocked.promise);
  expect(await queue.run('other', async () => 'done')).toBe('done');
  blocked.resolve('late');
  expect(await first).toBe('late');
});

it('refuses work when the queue is full, and takes it when a place is free again', async () => {
  const queue = createKeyedQueue(2);
  const blocked = Promise.withResolvers<void>();
  const running = [1, 2, 3].map(() => queue.run('one', () => blocked.promise));
  expect(running).not.toContain(null);
  expect(queue.run('one', async () => undefined)).toBeNull();
  blocked.resolve();
  await Promise.all(running);
  expect(await queue.run('one', async () => 'again')).toBe('again');
});

it('keeps what comes while the last one runs behind it', async () => {
  const queue = createKeyedQueue(10);
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const seen: string[] = [];
  const running = [queue.run('one', () => first.promise), queue.run('one', () => second.promise)];
  first.resolve();
  await running[0];
  const late = queue.run('one', async () => void seen.push('late'));
  await queue.run('other', async () => void seen.push('other'));
  second.resolve();
  await late;
  expect(seen).toEqual(['other', 'late']);
});
