// The one PostgreSQL server that all tests of this machine share. Each user holds a shared lock in it; the last to release it stops the server. A
// killed process releases its lock automatically.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import {
  EmbeddedPostgresError,
  embeddedPostgresVersion,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '@mutuals/dev-postgres';
import { quickFolder } from '@mutuals/dev-postgres/quick-folder';
import { dropLeftovers } from './test-template.ts';

export interface TestServer {
  /** The address of a maintenance database, from which test databases are created. */
  readonly connectionString: string;
  /** Releases the server; the last holder stops it. */
  release(): Promise<void>;
}

/** Tests may lose everything when the machine stops. No other server runs like this. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '128MB',
  max_connections: '300',
};

const USERS_LOCK = 7_205_759_404;
const TRIES = 50;
const PAUSE_MS = 50;

/**
 * The server of TEST_DATABASE_URL, which is never stopped; else the shared embedded one, started or attached to.
 * @param folder the embedded server's data folder between runs
 */
export async function holdTestServer(folder?: string): Promise<TestServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { connectionString: given, release: async () => undefined };
  const dataDir = path.join(folder ?? (await cacheFolder()), 'postgres');
  for (let tries = 1; ; tries++) {
    const server = await startOrMakeAnew(dataDir);
    const membership = await join(server).catch(() => undefined);
    if (membership) return { connectionString: server.connectionString, release: () => leave(server, membership) };
    if (tries === TRIES) throw new Error('The test server keeps stopping while we join it.');
    await pause(PAUSE_MS);
  }
}

async function cacheFolder(): Promise<string> {
  return path.join(quickFolder(), `mutuals-tests-${os.userInfo().username}-${await embeddedPostgresVersion()}`);
}

/** Without fsync a machine that stopped may have left a corrupt folder, which can be discarded. */
async function startOrMakeAnew(dataDir: string): Promise<EmbeddedPostgres> {
  const options = { dataDir, database: 'postgres', settings: SETTINGS };
  try {
    return await startEmbeddedPostgres(options);
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresError) || error.code !== 'start_failed') throw error;
    fs.rmSync(dataDir, { recursive: true, force: true });
    return startEmbeddedPostgres(options);
  }
}

/** Fails if the server's last user is stopping it at this moment. */
async function join(server: EmbeddedPostgres): Promise<Client> {
  const client = new Client(server.config);
  client.on('error', () => undefined);
  await client.connect();
  await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK]);
  return client;
}

async function leave(server: EmbeddedPostgres, membership: Client): Promise<void> {
  await membership.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]);
  const { rows } = await membership.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [USERS_LOCK]);
  const isLast = rows[0]?.last === true;
  if (isLast) await dropLeftovers(membership);
  await membership.end();
  if (isLast) await server.stop();
}
