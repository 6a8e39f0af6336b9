// The real server and the runner of its jobs as processes of their own, on a real database of their own, beside a sandbox without demo people:
// all of it can be killed without warning. The server serves the web build too.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ApiClient, createApiClient } from '../../packages/api-client/src/index.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@mutuals/dev-postgres';
import { openDatabase } from '../../apps/api/src/database/database.ts';
import type { Tier } from '../../apps/api/src/database/schema.ts';
import { webOrigins } from '../../apps/sandbox/src/callers.ts';
import { startChain } from '../../apps/sandbox/src/chain/chain.ts';
import { buildSandbox } from '../../apps/sandbox/src/server.ts';
import { privyIdOf } from '../../apps/sandbox/src/identity/handle.ts';
import { freePorts } from './free-ports.ts';
import { startProgram } from './program.ts';

const KEY = 'product.key:secret';
/** Who answers tickets. */
export const SUPPORT_HANDLE = 'helpful';
const POLL_MS = 20;

export interface Person {
  handle: string;
  api: ApiClient;
  profileId: string;
}

export interface Session {
  accessToken: string;
  identityToken: string;
}

export interface Product {
  /** Where people reach it. */
  url: string;
  sandboxUrl: string;
  /** A session of this person, as the sandbox answers it to who signs in. */
  sessionOf(handle: string): Promise<Session>;
  /** The API as this person, without a browser. */
  clientOf(handle: string): Promise<ApiClient>;
  /** Where it runs: the server's process, that of its jobs, and the postmaster. */
  processes(): { api: number; jobs: number; postgres: number; databaseUrl: string };
  /** Signs in and makes a profile, without a browser. */
  join(handle: string): Promise<Person>;
  /** Deletes all profiles of a person. */
  leave(handle: string): Promise<void>;
  /** kill -9. */
  killApi(): Promise<void>;
  startApi(): Promise<void>;
  /** kill -9 of the postmaster. */
  killPostgres(): Promise<void>;
  /** A new one on the same folder, and all that needs it again. */
  startPostgres(): Promise<void>;
  /** Ends the sandbox, its broker with it, and starts another on the same port. */
  restartSandbox(): Promise<void>;
  /** Gives a person a tier, as a payment would. */
  setTier(handle: string, tier: Tier): Promise<void>;
  stop(): Promise<void>;
}

interface ProductOptions {
  /** People can pay within so many milliseconds, and the chain goes on by itself. */
  paymentWindowMs?: number;
  /** A block of that chain comes each so many milliseconds. */
  blockTimeMs?: number;
  /** Hears of a process that ended by itself; else it fails the run, and the test that waits for the product. */
  onEnd?: (error: Error) => void;
}

/** Fails whatever runs: nobody catches it. */
const failRun = (error: Error): unknown =>
  setImmediate(() => {
    throw error;
  });

export async function startProduct({
  paymentWindowMs,
  blockTimeMs,
  onEnd = failRun,
}: ProductOptions = {}): Promise<Product> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mutuals-product-'));
  const dataDir = path.join(folder, 'postgres');
  let postgres: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir });
  // A runner that gives up waiting for the start ends without a word to us: nothing may go on after it.
  const endPostgres = () => process.kill(postgres.pid, 'SIGINT');
  process.once('exit', endPostgres);
  const [port = 0, sandboxPort = 0] = await freePorts(2);
  const chain = await startChain({
    isPaymentOpen: async () => paymentWindowMs !== undefined,
    ...(blockTimeMs === undefined ? {} : { blockTimeMs }),
  });
  const sandboxOptions = { dataDir: folder, realtimeKey: KEY, webOrigins: webOrigins(port, undefined), chain };
  let sandbox = await buildSandbox({ ...sandboxOptions, port: sandboxPort });
  const sandboxUrl = sandbox.url;
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    ADMIN_PRIVY_IDS: privyIdOf('mutuals_admin'),
    OWNER_PRIVY_IDS: privyIdOf('mutuals_owner'),
    DATABASE_URL: postgres.connectionString,
    PORT: String(port),
    SANDBOX_URL: sandboxUrl,
    ABLY_API_KEY: KEY,
    ABLY_ENDPOINT: sandboxUrl,
    SUPPORT_PRIVY_IDS: privyIdOf(SUPPORT_HANDLE),
    LOG_LEVEL: 'warn',
    // A busy machine is no reason to turn tests away.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    DATA_DIR: folder,
    // It is started again and again: what was compiled once is kept.
    NODE_COMPILE_CACHE: path.join(tmpdir(), 'node-compile-cache'),
    ...(paymentWindowMs === undefined ? {} : { PAYMENT_WINDOW_MS: String(paymentWindowMs) }),
  };
  let failure: Error | null = null;
  /** It will not come back by itself: nobody need wait for it. */
  const requireRunning = (): void => {
    if (failure !== null) throw failure;
  };
  const run = (entry: string): ReturnType<typeof startProgram> =>
    startProgram(entry, env, (error) => {
      failure = error;
      onEnd(error);
    });
  async function untilReady(): Promise<void> {
    while (!(jobs.isReady() && (await isHealthy(origin)))) {
      requireRunning();
      await pause(POLL_MS);
    }
  }
  let api = run('apps/api/src/server.ts');
  const jobs = run('apps/api/src/work.ts');
  await untilReady();

  async function sessionOf(handle: string): Promise<Session> {
    const signedIn = await fetch(`${sandboxUrl}/identity/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ handle }),
    });
    return signedIn.json();
  }

  async function clientOf(handle: string): Promise<ApiClient> {
    const { accessToken, identityToken } = await sessionOf(handle);
    return createApiClient({
      baseUrl: `${origin}/v1`,
      getTokens: async () => {
        requireRunning();
        return { accessToken, identityToken };
      },
      onUnauthenticated: () => undefined,
    });
  }

  return {
    url: `http://localhost:${port}`,
    sandboxUrl,
    sessionOf,
    clientOf,
    processes: () => ({
      api: api.pid,
      jobs: jobs.pid,
      postgres: postgres.pid,
      databaseUrl: postgres.connectionString,
    }),
    async join(handle) {
      const client = await clientOf(handle);
      const profile = await client.createProfile({
        body: {
          profileType: 'individual',
          name: handle,
          bio: 'Here to stay.',
          individualData: { role: 'developer' },
        },
      });
      return { handle, api: client, profileId: profile._id };
    },
    async leave(handle) {
      const client = await clientOf(handle);
      const { data } = await client.listMyProfiles();
      for (const { _id } of data) await client.deleteProfile({ path: { id: _id } });
    },
    killApi: () => api.end('SIGKILL'),
    async startApi() {
      api = run('apps/api/src/server.ts');
      await untilReady();
    },
    async killPostgres() {
      process.kill(postgres.pid, 'SIGKILL');
      await postgres.exited;
    },
    async startPostgres() {
      postgres = await startEmbeddedPostgres({ dataDir });
      await untilReady();
    },
    async restartSandbox() {
      await sandbox.close();
      sandbox = await buildSandbox({ ...sandboxOptions, port: sandboxPort });
    },
    async setTier(handle, tier) {
      const { db, close } = openDatabase(postgres.connectionString, { maxConnections: 1 });
      await db.updateTable('users').set({ tier }).where('twitter_username', '=', handle).execute();
      await close();
    },
    async stop() {
      await Promise.all([api.end('SIGTERM'), jobs.end('SIGTERM')]);
      await sandbox.close();
      await chain.stop();
      await postgres.stop();
      process.off('exit', endPostgres);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const isHealthy = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );
