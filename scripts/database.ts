// The database of `npm start`: that of DATABASE_URL, or the embedded one under DATA_DIR.
import path from 'node:path';
import { openDatabase } from '../apps/api/src/database/database.ts';
import { isDatabaseAway, isLockTimeout } from '../apps/api/src/database/errors.ts';
import { startEmbeddedPostgres } from '@mutuals/dev-postgres';
import { migrate } from '../apps/api/src/database/migrate.ts';
import type { Run } from './keep-running.ts';

/** Any number: the holder of this lock supervises the embedded server. */
const SUPERVISOR_LOCK = 7_205_759_404;
const LOCK_TIMEOUT_MS = 2000;

export interface EmbeddedRun extends Run {
  /** Its address, when it is ready. */
  url(): Promise<string>;
}

/**
 * Starts the embedded server, or takes over one that outlived its supervisor. Refuses one whose supervisor still runs.
 */
export function runEmbedded(dataDir: string): EmbeddedRun {
  const server = startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
  const held = server.then(({ connectionString }) => hold(connectionString, dataDir));
  return {
    url: async () => (await server).connectionString,
    ready: held.then(() => undefined),
    exited: server.then(
      ({ exited }) => exited.then(() => 'it ended'),
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    ),
    async stop() {
      const started = await server.catch(() => null);
      const letGo = await held.catch(() => null);
      await letGo?.();
      if (letGo !== null || started?.attached === false) await started?.stop();
    },
  };
}

/** Takes the supervisor's lock; the returned function releases it. */
async function hold(url: string, dataDir: string): Promise<() => Promise<void>> {
  const { pool, close } = openDatabase(url, { maxConnections: 1 });
  const client = await pool.connect();
  const letGo = async (): Promise<void> => {
    client.release(true);
    await close();
  };
  try {
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query('select pg_advisory_lock($1)', [SUPERVISOR_LOCK]);
    return letGo;
  } catch (error) {
    await letGo();
    throw isLockTimeout(error)
      ? new Error(
          `Mutuals already runs with the data in ${dataDir}. Stop it first, or choose another folder with DATA_DIR.`,
        )
      : error;
  }
}

/**
 * Migrates the database and returns whether it has no people.
 * @throws Error with one line
 */
export async function prepareDatabase(url: string): Promise<{ isEmpty: boolean }> {
  const { pool, close } = openDatabase(url, { maxConnections: 1 });
  try {
    await migrate(url);
    const { rowCount } = await pool.query('select from users limit 1');
    return { isEmpty: rowCount === 0 };
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error });
  } finally {
    await close();
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? ` (${String(error.code)})` : '';
  if (isDatabaseAway(error)) return `The database does not answer${code}. Start it, or correct DATABASE_URL.`;
  if ('severity' in error || error.message === 'Invalid URL')
    return `The database of DATABASE_URL cannot be used: ${error.message}.`;
  return error.message;
}
