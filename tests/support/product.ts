// The real server and job runner as separate processes, on a real database, beside a sandbox without demo people: each can be killed without warning.
// The server also serves the web build.
import { randomBytes } from 'node:crypto';
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
/** A team member who answers tickets. */
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
  /** The product's address for people. */
  url: string;
  sandboxUrl: string;
  /** A session of this person, as the sandbox returns it on sign-in. */
  sessionOf(handle: string): Promise<Session>;
  /** The API as this person, without a browser: of this server, or of another one beside it. */
  clientOf(handle: string, at?: string): Promise<ApiClient>;
  /** What its programs are started with. */
  env: NodeJS.ProcessEnv;
  /** Process ids: of the server, the job runner and the postmaster. */
  processes(): { api: number; jobs: number; postgres: number; databaseUrl: string };
  /** Signs in and creates a profile, without a browser. */
  join(handle: string): Promise<Person>;
  /** Deletes all profiles of a person. */
  leave(handle: string): Promise<void>;
  /** kill -9. */
  killApi(): Promise<void>;
  startApi(): Promise<void>;
  /** kill -9 of the postmaster. */
  killPostgres(): Promise<void>;
  /** A new one on the same folder, and everything that needs it again. */
  startPostgres(): Promise<void>;
  /** Stops the sandbox, including its broker, and starts another on the same port. */
  restartSandbox(): Promise<void>;
  /** Gives a person a tier, as a payment would. */
  setTier(handle: string, tier: Tier): Promise<void>;
  /** Once, whoever asks. */
  stop(): Promise<void>;
}

interface ProductOptions {
  /** The payment window in milliseconds; with it, people can pay and the chain advances by itself. */
  paymentWindowMs?: number;
  /** The interval between that chain's blocks, in milliseconds. */
  blockTimeMs?: number;
  /** Called when a process exits by itself; without it, that fails the run, and the test that waits for the product. */
  onEnd?: (error: Error) => void;
}

/** Fails the whole run: nobody catches it. */
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
  // A runner whose start timed out stops silently: nothing may keep running after it.
  const endPostgres = () => process.kill(postgres.pid, 'SIGINT');
  process.once('exit', endPostgres);
  const [port = 0, sandboxPort = 0] = await freePorts(2);
  const chain = await startChain({
    isPaymentOpen: async () => paymentWindowMs !== undefined,
    ...(blockTimeMs === undefined ? {} : { blockTimeMs }),
  });
  const sandboxOptions = { dataDir: folder, realtimeKey: KEY, webOrigins: webOrigins(port, undefined), chain };
  let sandbox = await buildSandbox({ ...sandboxOptions, port: sandboxPort });
  let stopped: Promise<void> | undefined;
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
    VAPID_PRIVATE_KEY: randomBytes(32).toString('base64url'),
    SUPPORT_PRIVY_IDS: privyIdOf(SUPPORT_HANDLE),
    LOG_LEVEL: 'warn',
    // A busy machine must not cause rejected requests.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    DATA_DIR: folder,
    // It starts again and again: compiled code is cached.
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

  async function clientOf(handle: string, at = origin): Promise<ApiClient> {
    const { accessToken, identityToken } = await sessionOf(handle);
    return createApiClient({
      baseUrl: `${at}/v1`,
      // A busy machine must not end a request; a process that was killed ends its own.
      timeoutMs: 60_000,
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
    env,
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
    stop: () => (stopped ??= stop()),
  };

  async function stop(): Promise<void> {
    await Promise.all([api.end('SIGTERM'), jobs.end('SIGTERM')]);
    await sandbox.close();
    await chain.stop();
    await postgres.stop();
    process.off('exit', endPostgres);
    await rm(folder, { recursive: true, force: true });
  }
}

const isHealthy = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );
