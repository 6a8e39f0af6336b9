// The last release's database, filled, goes through this tree's migrations while two processes of the last release serve: nobody is refused (D76).
// Then processes of both releases serve the same database, and the old ones may go on if this release is taken back.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ApiClient, ApiProblem, createApiClient } from '../../packages/api-client/src/index.ts';
import { openDatabase } from '../../apps/api/src/database/database.ts';
import { findNewer, migrate, readMigrations } from '../../apps/api/src/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../apps/api/src/testing/test-database.ts';
import { buildSandbox, type Sandbox } from '../../apps/sandbox/src/server.ts';
import { fillCommunity } from '../bench/lists/fill.ts';
import { freePorts } from '../support/free-ports.ts';
import { type Program, startProgram } from '../support/program.ts';
import { openLastRelease, type Release } from './release/last-release.ts';

const REQUESTS = 4000;
/** Before the first migration. */
const BEFORE = 500;
const AT_ONCE = 8;
const PAIRS = 12;
const POLL_MS = 25;
const SIZES = { people: 6000, rows: 30_000, ofOne: 1000 };

const migrations = await readMigrations();
let release: Release;
let database: TestDatabase;
let sandbox: Sandbox;
let dataDir: string;
let failure: Error | null = null;
const programs: Program[] = [];
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  release = await openLastRelease();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'mutuals-upgrade-'));
  database = await createTestDatabase('template0');
  await migrate(database.connectionString, await readMigrations(release.migrations));
  const filled = openDatabase(database.connectionString, { timeLimitMs: 0 });
  // It says how long each step took.
  const quiet = vi.spyOn(console, 'log').mockReturnValue(undefined);
  await fillCommunity(filled, SIZES);
  quiet.mockRestore();
  await filled.close();
  sandbox = await buildSandbox({ dataDir, port: 0, realtimeKey: 'a:b' });
  env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'test',
    SANDBOX_URL: sandbox.url,
    DATABASE_URL: database.connectionString,
    MAX_EVENT_LOOP_DELAY_MS: '0',
    LOG_LEVEL: 'warn',
    ...Object.fromEntries(
      ['WRITES_PER_USER', 'WRITES_PER_ADDRESS', 'READS_PER_USER', 'READS_PER_ADDRESS'].map((name) => [
        `RATE_LIMIT_${name}`,
        '1000000',
      ]),
    ),
  };
});
afterAll(async () => {
  await Promise.all(programs.map((program) => program.end('SIGTERM')));
  await sandbox?.close();
  await database?.drop();
  await release?.remove();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts a program and returns its address, once it is ready. */
async function start(entry: string): Promise<string> {
  const [port] = await freePorts(1);
  programs.push(startProgram(entry, { ...env, PORT: String(port) }, (error) => (failure = error)));
  const url = `http://127.0.0.1:${port}`;
  while ((await readiness(url)) !== 200) {
    if (failure !== null) throw failure;
    await pause(POLL_MS);
  }
  return url;
}

const readiness = (url: string): Promise<number> =>
  fetch(`${url}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );

const profile = {
  profileType: 'individual',
  name: 'Somebody',
  bio: 'Builds.',
  individualData: { role: 'developer' },
} as const;

interface Person {
  /** One client for each process. */
  apis: ApiClient[];
  profileId: string;
}

async function clientsOf(handle: string, urls: readonly string[]): Promise<ApiClient[]> {
  const tokens = await sandbox.identity.signIn(handle);
  return urls.map((url) =>
    createApiClient({
      baseUrl: `${url}/v1`,
      timeoutMs: 60_000,
      getTokens: async () => tokens,
      onUnauthenticated: () => undefined,
    }),
  );
}

async function join(handle: string, urls: readonly string[]): Promise<Person> {
  const apis = await clientsOf(handle, urls);
  const made = await apis[0]?.createProfile({ body: profile });
  return { apis, profileId: made?._id ?? '' };
}

type Request = (turn: number) => Promise<unknown>;

/** What two who matched read and write, in turn through each process. */
async function requestsOf(pair: number, urls: readonly string[]): Promise<Request[]> {
  const people = [
    await join(`ann_${pair}_${urls.length}`, urls),
    await join(`bob_${pair}_${urls.length}`, urls),
  ] as const;
  const [ann, bob] = people;
  const like = (one: Person, other: Person) =>
    one.apis[0]?.likeProfile({
      path: { profileId: other.profileId },
      body: { userProfileId: one.profileId, isSuperLike: false },
    });
  await like(ann, bob);
  const conversationId = (await like(bob, ann))?.conversationId ?? '';
  return people.flatMap(({ apis, profileId }) => {
    const api = (turn: number): ApiClient => {
      const one = apis[turn % apis.length];
      if (one === undefined) throw new Error('No process serves');
      return one;
    };
    return [
      (turn) => api(turn).getMe(),
      (turn) => api(turn).getMatchQueue({ query: { userProfileId: profileId } }),
      (turn) => api(turn).getHome({ query: { userProfileId: profileId } }),
      (turn) => api(turn).listConversations({ query: { profileId } }),
      (turn) =>
        api(turn).sendMessage({
          query: { profileId },
          body: { type: 'text', conversationId, clientId: randomUUID(), content: `Line ${turn}` },
        }),
      (turn) => api(turn).listMessages({ path: { id: conversationId }, query: { profileId } }),
      (turn) =>
        api(turn).updateProfile({
          path: { id: profileId },
          body: { ...profile, bio: `Builds, and wrote this as ${turn}.` },
        }),
      (turn) => api(turn).listNotifications(),
      (turn) => api(turn).getNotificationCounts(),
      (turn) => api(turn).browseGallery({ query: { searchText: 'person' } }),
      (turn) => api(turn).getProfile({ path: { id: profileId } }),
      (turn) => api(turn).listMatches({ query: { userProfileId: profileId } }),
    ] satisfies Request[];
  });
}

/**
 * Sends at least so many requests, and more until `isOver`. Returns what was refused: statement and lock limits of the server are the judges.
 */
async function serve(
  requests: readonly Request[],
  least: number,
  onSent: (sent: number) => void,
  isOver: () => boolean,
): Promise<string[]> {
  let sent = 0;
  const refused: string[] = [];
  async function client(): Promise<void> {
    while (sent < least || !isOver()) {
      const turn = (sent += 1);
      onSent(turn);
      await requests[turn % requests.length]?.(turn).catch((error: unknown) => {
        refused.push(error instanceof ApiProblem ? `${error.operation}: ${error.status ?? error.kind}` : String(error));
      });
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  return refused;
}

it('no request fails while the database migrates under the last release, nor while both serve it, nor after going back', async () => {
  const old = [
    await start(release.entry('apps/api/src/server.ts')),
    await start(release.entry('apps/api/src/server.ts')),
  ];
  const requests = (await Promise.all(Array.from({ length: PAIRS }, (_, pair) => requestsOf(pair, old)))).flat();
  let migrating: Promise<unknown> = Promise.resolve('has not begun');
  let isMigrated = false;
  const refused = await serve(
    requests,
    REQUESTS,
    (sent) => {
      if (sent !== BEFORE) return;
      migrating = migrate(database.connectionString, migrations).then(
        () => null,
        (error: unknown) => error,
      );
      void migrating.then(() => (isMigrated = true));
    },
    () => isMigrated,
  );
  expect(await migrating).toBeNull();
  expect(refused).toEqual([]);

  // A rolling update: the new processes beside the old ones.
  const both = [...old, await start('apps/api/src/server.ts')];
  const mixed = await requestsOf(PAIRS, both);
  expect(
    await serve(
      mixed,
      BEFORE,
      () => undefined,
      () => true,
    ),
  ).toEqual([]);

  // Going back: the old version serves what the new one has written, and this version's plan of then names what it does not know.
  for (const url of old) expect(await readiness(url)).toBe(200);
  const { pool, close } = openDatabase(database.connectionString, { maxConnections: 1 });
  const known = await readMigrations(release.migrations);
  const newer = migrations.filter(({ name }) => !known.some((one) => one.name === name));
  expect((await findNewer(pool, known)).map(({ name }) => name)).toEqual(newer.map(({ name }) => name));
  await close();
  const plan = execFileSync(process.execPath, [release.entry('apps/api/src/mutuals.ts'), 'migrate', '--plan'], {
    env,
    encoding: 'utf8',
  });
  expect(plan).toContain('No migration waits.');
});
