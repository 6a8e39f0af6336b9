import { queryOf } from '@mutuals/api-client/queries';
import { InfiniteQueryObserver, onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apiOf } from '../testing/api-of.ts';
import { counts, others, profilesOf, user } from '../testing/examples.ts';
import { forgetKept, keepAnswers, showKept } from './kept-answers.ts';
import { ANSWERS, forgetAnswers, forgetPersons } from './person-storage.ts';
import { createQueryClient } from './query-client.ts';
import { answered } from './query-view.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Forgets all, as signing out does, and waits until that is done: a database opened later is opened after it. */
async function forget(): Promise<void> {
  forgetPersons();
  await everything();
}

beforeEach(forget);
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page of a person; its answers come when the test says so. */
function open(person = 'ada') {
  const client = createQueryClient();
  const answers: ((profile: typeof lin) => void)[] = [];
  const whenShown = keepAnswers(client, person);
  return {
    client,
    answers,
    whenShown,
    api: apiOf({ getProfile: () => new Promise((answer) => answers.push(answer)) }),
  };
}
const lin = others('Lin');
const { queryKey } = queryOf(apiOf({}), 'getProfile', { path: { id: lin._id } });
const nameIn = (client: QueryClient) => client.getQueryData(queryKey)?.name;

/** What the database holds, as text; it is not made by looking. */
async function everything(): Promise<string> {
  const request = indexedDB.open(ANSWERS);
  request.addEventListener('upgradeneeded', () => request.transaction?.abort());
  const database = await answerOf(request).catch(() => null);
  if (!database) return '[]';
  const [store = ''] = database.objectStoreNames;
  const found = await answerOf(database.transaction(store).objectStore(store).getAll());
  database.close();
  return JSON.stringify(found);
}
const answerOf = <Result,>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')));
  });

/** A page on which Lin's profile was read, and which was closed. */
async function leave(person = 'ada'): Promise<void> {
  const { client } = open(person);
  client.setQueryData(queryKey, lin);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(everything).toContain('Lin');
}

it('draws what was read before while the server is asked, and then what it answers', async () => {
  await leave();
  const { client, answers, api } = open();
  const query = new QueryObserver(client, queryOf(api, 'getProfile', { path: { id: lin._id } }));
  const stop = query.subscribe(() => {});
  await expect.poll(() => nameIn(client)).toBe('Lin');
  expect(query.getCurrentResult().isFetching).toBe(true);
  answers[0]?.({ ...lin, name: 'Lin Yue' });
  await expect.poll(() => nameIn(client)).toBe('Lin Yue');
  expect(answers).toHaveLength(1);
  stop();
});

it('stays readable without a network, and does not wait for one to read it again', async () => {
  await leave();
  const { client } = open();
  onlineManager.setOnline(false);
  const api = apiOf({ getProfile: () => Promise.reject(new Error('away')) });
  const again = { retry: 1, retryDelay: 0 };
  const query = new QueryObserver(client, { ...queryOf(api, 'getProfile', { path: { id: lin._id } }), ...again });
  const stop = query.subscribe(() => {});
  await expect.poll(() => query.getCurrentResult().fetchStatus).toBe('idle');
  await expect.poll(() => nameIn(client)).toBe('Lin');
  stop();
});

it('counts as no newer than now, though the clock was ahead when it was kept, and goes with the next visit', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * DAY_MS });
  await leave();
  vi.useRealTimers();
  const { client } = open();
  await showKept(client, queryKey);
  expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBeLessThanOrEqual(Date.now() + 1);
  await expect.poll(everything).toBe('[]');
});

it('tells when what was asked for is shown, and what its answers ask for, so that a page is drawn in one go', async () => {
  await leave();
  const { client, api, whenShown } = open();
  const mine = queryOf(apiOf({ getMe: () => new Promise(() => {}) }), 'getMe');
  client.getQueryCache().subscribe(async () => {
    if (nameIn(client) === undefined) return;
    // As a page's `fetchAhead` does: some promises later.
    for (let later = 0; later < 10; later += 1) await Promise.resolve();
    void client.prefetchQuery(mine);
  });
  const first = open();
  first.client.setQueryData(mine.queryKey, user);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(everything).toContain(user._id);

  void client.prefetchQuery(queryOf(api, 'getProfile', { path: { id: lin._id } }));
  await whenShown();
  expect([nameIn(client), client.getQueryData(mine.queryKey)]).toEqual(['Lin', user]);
});

it('reads before it tidies', async () => {
  await leave();
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const { client } = open();
  await showKept(client, queryKey);
  expect(nameIn(client)).toBe('Lin');
  expect(transactions.mock.calls.map(([, mode]) => mode)).toEqual([undefined]);
});

it('never puts what was kept over what the server has answered', async () => {
  await leave();
  const { client } = open();
  client.setQueryData(queryKey, { ...lin, name: 'Newer' });
  await showKept(client, queryKey);
  expect(nameIn(client)).toBe('Newer');
});

it('of a list read page by page keeps the first page', async () => {
  const { client } = open();
  const key = ['Notifications', 'list', 'pages'];
  client.setQueryData(key, { pages: ['first', 'second'], pageParams: [undefined, 'c'] });
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(everything).toContain('first');
  const back = open().client;
  const list = new InfiniteQueryObserver(back, {
    queryKey: key,
    queryFn: () => new Promise<string>(() => {}),
    initialPageParam: undefined,
    getNextPageParam: () => undefined,
  });
  const stop = list.subscribe(() => {});
  await expect.poll(() => list.getCurrentResult().data?.pages).toEqual(['first']);
  stop();
});

it.each([
  ['the team’s lists', ['Admin', 'listUsers', {}]],
  ['payments', ['Payments', 'listMyPayments', {}]],
  ['one’s exported data', ['Users', 'getExport', {}]],
  ['a deck as it was asked for, in which cards may have been decided since', ['Matching', 'getMatchQueue', {}]],
])('keeps nothing of %s', async (_what, key) => {
  const { client } = open();
  client.setQueryData(key, 'canary');
  client.setQueryData(queryKey, lin);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(everything).toContain('Lin');
  expect(await everything()).not.toContain('canary');
});

it('shows nobody what another person read', async () => {
  await leave('ada');
  const { client } = open('eve');
  await showKept(client, queryKey);
  expect(nameIn(client)).toBeUndefined();
  await expect.poll(everything).not.toContain('Lin');
});

it('leaves nothing behind when a person signs out, and writes nothing any more, in any tab', async () => {
  const [one, other] = [open(), open()];
  one.client.setQueryData(queryKey, lin);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(everything).toContain('Lin');
  forgetPersons();
  for (const { client } of [one, other]) {
    client.setQueryData(queryKey, { ...lin, name: 'Canary' });
    client.setQueryData(queryOf(apiOf({}), 'getMe').queryKey, user);
    client.setQueryData(queryOf(apiOf({}), 'listMyProfiles').queryKey, profilesOf());
    client.setQueryData(queryOf(apiOf({}), 'getNotificationCounts').queryKey, counts);
  }
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(await everything()).toBe('[]');
});

it('keeps nothing after a session expired, and again what the same person reads once they signed in', async () => {
  const { client } = open();
  await leave();
  forgetAnswers();
  client.setQueryData(queryKey, { ...lin, name: 'Canary' });
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(everything).toBe('[]');
  keepAnswers(client, 'ada');
  client.setQueryData(queryKey, { ...lin, name: 'Lin Yue' });
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(everything).toContain('Lin Yue');
});

it('shows nothing that is older than a week, and forgets it', async () => {
  await leave();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * DAY_MS + 1 });
  const { client } = open();
  await showKept(client, queryKey);
  expect(nameIn(client)).toBeUndefined();
  await expect.poll(everything).not.toContain('Lin');
});

it('keeps 20 MB at most, in any script: the newest', async () => {
  const { client } = open();
  const write = async (name: string, at: number) => {
    client.setQueryData(['Profiles', name], `${name} ${'字'.repeat(2_700_000)}`, { updatedAt: at });
    dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect.poll(everything).toContain(name);
  };
  await write('oldest', Date.now() - 2_000);
  await write('older', Date.now() - 1_000);
  await write('newest', Date.now());
  open();
  await expect.poll(everything).not.toContain('oldest');
  for (const name of ['older', 'newest']) expect(await everything()).toContain(name);
});

it('works without where the disk is full', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const { client, answers, api } = open();
  const read = client.fetchQuery(queryOf(api, 'getProfile', { path: { id: lin._id } }));
  answers[0]?.(lin);
  expect((await read).name).toBe('Lin');
  await expect.poll(() => put.mock.calls.length).toBeGreaterThan(0);
  put.mockRestore();
});

it('keeps the others where the database cannot take one answer', async () => {
  const { client } = open();
  client.setQueryData(['Profiles', 'eve'], () => () => 'no data');
  client.setQueryData(queryKey, lin);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(everything).toContain('Lin');
});

it('works without where the browser keeps nothing', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('', 'SecurityError');
    },
    deleteDatabase: () => {
      throw new DOMException('', 'SecurityError');
    },
  });
  const { client, answers, api } = open();
  const read = client.fetchQuery(queryOf(api, 'getProfile', { path: { id: lin._id } }));
  answers[0]?.(lin);
  expect((await read).name).toBe('Lin');
  // Signed in again: a rejection that nobody handles would fail the run.
  keepAnswers(client, 'ada');
  forgetPersons();
});

it('forgets all where somebody may be seen no more, also what it was about to write (D64)', async () => {
  await leave();
  const { client } = open();
  client.setQueryData(['Profiles', 'eve'], 'Eve');
  forgetKept(client);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(everything).toBe('[]');
  await showKept(client, queryKey);
  expect(nameIn(client)).toBeUndefined();
});

it('is not written back by a page that showed it, once another one has forgotten it', async () => {
  await leave();
  const { client } = open();
  await showKept(client, queryKey);
  expect(nameIn(client)).toBe('Lin');
  forgetKept(open().client);
  await expect.poll(everything).toBe('[]');
  client.setQueryData(['Profiles', 'eve'], 'Eve');
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(everything).toContain('Eve');
  expect(await everything()).not.toContain('Lin');
});

it('tells what was kept from what the server answered', async () => {
  await leave();
  const { client, answers, api } = open();
  const query = new QueryObserver(client, queryOf(api, 'getProfile', { path: { id: lin._id } }));
  const stop = query.subscribe(() => {});
  await expect.poll(() => nameIn(client)).toBe('Lin');
  expect(answered(query.getCurrentResult()).data).toBeUndefined();
  answers[0]?.(lin);
  await expect.poll(() => answered(query.getCurrentResult()).data?.name).toBe('Lin');
  stop();
});

it('lets nobody wait for a database that never answers', async () => {
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  const { client } = open();
  vi.useFakeTimers();
  const shown = vi.fn();
  const showing = showKept(client, queryKey).then(shown);
  await vi.advanceTimersByTimeAsync(300);
  expect(shown).toHaveBeenCalledOnce();
  await showing;
});

it('holds no page back for longer where a database never answers', async () => {
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  const { client, api, whenShown } = open();
  vi.useFakeTimers();
  const shown = vi.fn();
  void client.prefetchQuery(queryOf(api, 'getProfile', { path: { id: lin._id } }));
  const showing = whenShown().then(shown);
  await vi.advanceTimersByTimeAsync(301);
  expect(shown).toHaveBeenCalledOnce();
  await showing;
});
