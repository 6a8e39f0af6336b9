import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

/** A query whose answers come when the test says so. */
function setUp() {
  const answers: ((answer: string) => void)[] = [];
  const query = { queryKey: ['home'], queryFn: () => new Promise<string>((answer) => answers.push(answer)) };
  return { client: createQueryClient(), query, answers };
}

it('asks again for what a page shows when its first answer was on its way as it changed', async () => {
  const { client, query, answers } = setUp();
  const observer = new QueryObserver(client, query);
  const stop = observer.subscribe(() => {});
  const invalidated = client.invalidateQueries({ queryKey: ['home'] });
  answers[0]?.('old');
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.('new');
  await invalidated;
  expect(observer.getCurrentResult().data).toBe('new');
  stop();
});

it('takes what was asked for ahead for stale when it changed before the first answer came', async () => {
  const { client, query, answers } = setUp();
  const ahead = client.prefetchQuery(query);
  const invalidated = client.invalidateQueries({ queryKey: ['home'] });
  answers[0]?.('old');
  await Promise.all([ahead, invalidated]);
  const shown = client.fetchQuery(query);
  answers[1]?.('new');
  expect(await shown).toBe('new');
});

it('asks once for what nobody had asked for, and once more for what was known', async () => {
  const { client, query, answers } = setUp();
  await client.invalidateQueries({ queryKey: ['home'] });
  const observer = new QueryObserver(client, query);
  const stop = observer.subscribe(() => {});
  answers[0]?.('old');
  await expect.poll(() => observer.getCurrentResult().data).toBe('old');
  const invalidated = client.invalidateQueries({ queryKey: ['home'] });
  answers[1]?.('new');
  await invalidated;
  expect(answers).toHaveLength(2);
  stop();
});

it('says without a network that something cannot be read, and reads it once the network is back', async () => {
  const client = createQueryClient();
  client.mount();
  const ask = vi.fn<() => Promise<string>>(async () => 'home').mockRejectedValueOnce(new Error('No network'));
  onlineManager.setOnline(false);
  const observer = new QueryObserver(client, { queryKey: ['home'], queryFn: ask });
  const stop = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true);
  onlineManager.setOnline(true);
  await expect.poll(() => observer.getCurrentResult().data).toBe('home');
  stop();
  client.unmount();
});
