// What this device keeps of what a signed-in person was shown (D74): answers of the server in IndexedDB, so that a page has something to
// draw before the network answers, or without it. Where the database is full or forbidden, everything works without.
import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { whenAtRest } from './at-rest.ts';
import { ANSWERS } from './person-storage.ts';

/** What is kept at most (D74), and for how long. */
const LONGEST_MS = 7 * 24 * 60 * 60_000;
const MOST_BYTES = 20_000_000;
/** Writing waits this long after an answer, for the answers that come with it and for the page to draw them. */
const WRITE_AFTER_MS = 1_000;
const STORE = 'answers';

/** What is kept: one's own lists, threads, deck and the profiles in them. Nothing of payments, tickets or the team. */
const KEPT_TAGS: ReadonlySet<unknown> = new Set([
  'Profiles',
  'Matching',
  'Notifications',
  'Messaging',
  'Bookmarks',
  'Translation',
]);
/** `getMatchQueue`: a deck is kept as it stands (features/discover), without what was decided since. */
const isKept = ([tag, operation]: QueryKey): boolean =>
  operation === 'getMe' || (KEPT_TAGS.has(tag) && operation !== 'getMatchQueue');

type KeptAnswer = { data: unknown; at: number; bytes: number };

/** The build that this page is of: another one may understand other answers. */
const version = (): string => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';

/** Whoever waits for what is kept waits this long at most: a database may never answer. */
const READ_MS = 300;
const pause = (ms: number) => new Promise<void>((end) => setTimeout(end, ms));

type Keeper = {
  show: (key: QueryKey) => Promise<void>;
  forget: () => Promise<void>;
  /** Keeps again after the database was dropped. */
  goOn: () => WhenShown;
};
const keepers = new WeakMap<QueryClient, Keeper>();

/** Resolves when what is kept for all that was asked, and for all that those answers ask for, is shown. */
export type WhenShown = () => Promise<void>;

/**
 * Keeps what a person's client reads on this device. From now on, a query that has nothing yet shows what was kept for it while the server
 * is asked; the answer takes its place. A client that was kept before its session expired is kept again.
 */
export function keepAnswers(client: QueryClient, person: string): WhenShown {
  const known = keepers.get(client);
  if (known) return known.goOn();
  const prefix = JSON.stringify([person, version()]);
  let database = openDatabase();
  // Where it is refused, each read and each write fails by itself.
  database.catch(() => {});
  const cache = client.getQueryCache();
  const changed = new Map<string, Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function read(queryHash: string): Promise<KeptAnswer | undefined> {
    const store = (await database).transaction(STORE).objectStore(STORE);
    const kept: KeptAnswer | undefined = await done(store.get(prefix + queryHash));
    return kept && kept.at > Date.now() - LONGEST_MS ? kept : undefined;
  }

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const store = (await database).transaction(STORE, 'readwrite').objectStore(STORE);
    for (const [queryHash, { state }] of changed) {
      changed.delete(queryHash);
      try {
        const data = firstPage(state.data);
        const bytes = new Blob([JSON.stringify(data)]).size;
        store.put({ data, at: state.dataUpdatedAt, bytes } satisfies KeptAnswer, prefix + queryHash);
      } catch {
        // It cannot be kept; the others can.
      }
    }
  }

  const showing = new Set<Promise<void>>();

  /**
   * Puts what was kept where nothing is yet; half a millisecond marks it until the server answers (`answered`). It is never newer than now: by a clock
   * that was ahead it would count as fresh until then.
   */
  function show(queryKey: QueryKey): Promise<void> {
    const shown = Promise.race([look(queryKey), pause(READ_MS)]).finally(() => showing.delete(shown));
    showing.add(shown);
    return shown;
  }

  async function look(queryKey: QueryKey): Promise<void> {
    const kept = await read(hashKey(queryKey)).catch(() => undefined);
    if (kept && client.getQueryData(queryKey) === undefined)
      client.setQueryData(queryKey, kept.data, { updatedAt: Math.trunc(Math.min(kept.at, Date.now())) + 0.5 });
  }

  async function forget(): Promise<void> {
    changed.clear();
    (await database).transaction(STORE, 'readwrite').objectStore(STORE).clear();
  }

  async function whenShown(): Promise<void> {
    while (showing.size > 0) {
      await Promise.all(showing);
      // Whoever waited for one of them now asks for the next.
      await pause(0);
    }
  }

  function goOn(): WhenShown {
    database = openDatabase();
    database.catch(() => {});
    return whenShown;
  }

  keepers.set(client, { show, forget, goOn });
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({
    ...others,
    queries: {
      ...queries,
      persister: (ask, context, query) => {
        if (query.state.data === undefined && isKept(query.queryKey)) void show(query.queryKey);
        return ask(context);
      },
    },
  });
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isKept(event.query.queryKey)) return;
    // What was read from the device is there already, or was forgotten meanwhile.
    if (!Number.isInteger(event.query.state.dataUpdatedAt)) return;
    changed.set(event.query.queryHash, event.query);
    timer ??= setTimeout(() => void write().catch(() => {}), WRITE_AFTER_MS);
  });
  // A page that is closed writes what it has not yet.
  addEventListener('pagehide', () => void write().catch(() => {}));
  // Reading comes first: it would wait for this.
  void whenAtRest()
    .then(async () => tidy(await database, prefix))
    .catch(() => {});
  return whenShown;
}

/** Shows in a client what is kept for a query that no server answers, like a deck as it stands. Nothing where nothing is kept. */
export const showKept = async (client: QueryClient, queryKey: QueryKey): Promise<void> =>
  keepers.get(client)?.show(queryKey);

/** Forgets all that is kept: somebody in it may be seen no more (D64). */
export const forgetKept = (client: QueryClient): void =>
  void keepers
    .get(client)
    ?.forget()
    .catch(() => {});

/** Of a list that was read page by page the first one: it is shown first, and read again as a whole. */
function firstPage(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pages' in data) || !('pageParams' in data)) return data;
  const { pages, pageParams } = data;
  return Array.isArray(pages) && Array.isArray(pageParams)
    ? { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }
    : data;
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(ANSWERS, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE).createIndex('at', 'at'));
  const database = await done(request);
  // It is dropped, here or in another tab (person-storage.ts): nothing is written any more.
  database.addEventListener('versionchange', () => database.close());
  return database;
}

/** Forgets what is too old or of a time to come, what is of somebody else or of another version, and the oldest of what is too much. */
function tidy(database: IDBDatabase, prefix: string): void {
  const now = Date.now();
  let bytes = 0;
  const request = database.transaction(STORE, 'readwrite').objectStore(STORE).index('at').openCursor(null, 'prev');
  request.addEventListener('success', () => {
    const cursor = request.result;
    if (!cursor) return;
    const kept: KeptAnswer = cursor.value;
    bytes += kept.bytes;
    const isOfItsTime = kept.at >= now - LONGEST_MS && kept.at <= now;
    if (!isOfItsTime || bytes > MOST_BYTES || !String(cursor.primaryKey).startsWith(prefix)) cursor.delete();
    cursor.continue();
  });
}

/** What a request to IndexedDB answers. */
const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')));
  });
