import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, runMigrations } from 'graphile-worker';
import { type ClientBase, Pool, type PoolClient } from 'pg';
import { isLockTimeout, isTableMissing } from './errors.ts';
import { findStanding } from './standing.ts';

/** The database and the files disagree, or a file failed and none of it was applied. The message says what to do. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** One file of the folder `migrations`. The server's README describes its marker lines. */
export interface Migration {
  name: string;
  sql: string;
  checksum: string;
  /** `-- breaking`: code without this migration cannot work with the database. */
  breaking: boolean;
  /** `-- no-transaction`: its statements run one by one. */
  inTransaction: boolean;
  /** `-- replaces <checksum>`: the checksum of an earlier file of this name that leaves the same schema. */
  replaces: string | undefined;
}

interface Applied {
  name: string;
  checksum: string;
  breaking: boolean;
}

const FOLDER = new URL('../../migrations/', import.meta.url);
/** Any number, the same in every process: two servers that start together migrate in sequence. */
const LOCK = 7_205_759_403;
const LOCK_POLL_MS = 100;
const CONNECT_MS = 10_000;

/**
 * While a migration waits for a table lock, all other queries of the table wait behind it. So it times out and retries.
 */
const LOCK_TIMEOUT_MS = 1000;
const LOCK_ATTEMPTS = 60;
const LOCK_PAUSE_MS = 500;

const silent = new Logger(() => () => undefined);

/** The migrations of this build, in order. Read once: they do not change while a process runs. */
export async function readMigrations(folder: URL = FOLDER): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return {
        name,
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
        breaking: /^-- breaking$/m.test(sql),
        inTransaction: !/^-- no-transaction$/m.test(sql),
        replaces: /^-- replaces ([0-9a-f]{64})$/m.exec(sql)?.[1],
      };
    }),
  );
}

/**
 * Brings a database to the schema of these migrations, and the job queue to its own. Several processes may call it at
 * once, also while others serve from the same database. Migrations of a newer build may be present unless one of them
 * is breaking. Has no timeout.
 * Throws MigrationError.
 */
export async function migrate(databaseUrl: string, migrations?: readonly Migration[]): Promise<void> {
  const known = migrations ?? (await readMigrations());
  const pool = new Pool({ connectionString: databaseUrl, max: 1, connectionTimeoutMillis: CONNECT_MS });
  // A lost connection shows in the query that uses it.
  pool.on('error', ignore).on('connect', (client) => client.on('error', ignore));
  try {
    const client = await pool.connect();
    try {
      await client.query('set statement_timeout = 0');
      await takeLock(client);
      await refuseForeign(client);
      await createTable(client);
      for (const migration of pending(known, await readApplied(client))) await apply(client, migration);
    } finally {
      // The connection holds the lock; closing it releases the lock.
      client.release(true);
    }
    // The queue's own migrations take a lock of their own.
    await runMigrations({ pgPool: pool, logger: silent });
  } finally {
    await pool.end();
  }
}

/**
 * Whether this build can work with the database: all of its migrations are applied, and no newer one is breaking. One query.
 * Throws MigrationError as `migrate` would, and what the database throws.
 */
export async function isMigrated(pool: Pool, migrations: readonly Migration[]): Promise<boolean> {
  return (await findPending(pool, migrations)).length === 0;
}

/** The migrations that `migrate` would run, in order. Throws as `isMigrated`. */
export async function findPending(
  client: Pool | ClientBase,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  try {
    return pending(migrations, await readApplied(client));
  } catch (error) {
    if (isTableMissing(error)) return migrations;
    throw error;
  }
}

/**
 * The migrations of a newer build, in order: this build can work with them, because `breaking` ones are refused. So they name what stays in the database when an
 * operator goes back to this build. Throws as `isMigrated`.
 */
export async function findNewer(
  client: Pool | ClientBase,
  migrations: readonly Migration[],
): Promise<readonly { name: string; appliedAt: Date }[]> {
  if ((await findPending(client, migrations)).length === migrations.length) return [];
  const { rows } = await client.query<{ name: string; appliedAt: Date }>(
    'select name, applied_at as "appliedAt" from schema_migrations where name <> all($1) order by name',
    [migrations.map(({ name }) => name)],
  );
  return rows;
}

/**
 * Polls for the lock. A blocking statement would hold a snapshot, and `create index concurrently` of the holder would
 * wait for that.
 */
async function takeLock(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK]);
    if (rows[0]?.taken === true) return;
    await pause(LOCK_POLL_MS);
  }
}

/** The database of another program gets no table of ours. */
async function refuseForeign(client: PoolClient): Promise<void> {
  const standing = await findStanding(client);
  if (standing.is === 'foreign') throw new MigrationError(standing.problem);
}

async function createTable(client: PoolClient): Promise<void> {
  await client.query(`
    create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now());
    alter table schema_migrations add column if not exists breaking boolean not null default false`);
}

async function readApplied(client: Pool | ClientBase): Promise<Map<string, Applied>> {
  const { rows } = await client.query<Applied>('select name, checksum, breaking from schema_migrations order by name');
  return new Map(rows.map((row) => [row.name, row]));
}

function pending(migrations: readonly Migration[], applied: ReadonlyMap<string, Applied>): Migration[] {
  const known = new Set(migrations.map((migration) => migration.name));
  const newest = [...applied.keys()].at(-1) ?? '';
  for (const { name, breaking } of applied.values()) {
    if (breaking && !known.has(name))
      throw new MigrationError(`The database has ${name}, with which this version cannot work: run a newer version.`);
  }
  return migrations.filter((migration) => {
    const checksum = applied.get(migration.name)?.checksum;
    if (checksum === undefined && migration.name < newest) {
      throw new MigrationError(
        `${migration.name} is numbered before ${newest}, which is already applied: give it a higher number.`,
      );
    }
    if (checksum !== undefined && checksum !== migration.checksum && checksum !== migration.replaces) {
      throw new MigrationError(
        `${migration.name} was changed after it was applied: restore the file and write a new migration.`,
      );
    }
    return checksum === undefined;
  });
}

async function apply(client: PoolClient, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await (migration.inTransaction ? applyAtOnce(client, migration) : applyByStatement(client, migration));
      return;
    } catch (error) {
      if (!isLockTimeout(error) || attempt === LOCK_ATTEMPTS) {
        throw new MigrationError(
          `${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        );
      }
    }
    await pause(LOCK_PAUSE_MS);
  }
}

async function applyAtOnce(client: PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query(migration.sql);
    await record(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Has no lock timeout: a statement without a transaction (`create index concurrently`) blocks nobody while it waits.
 */
async function applyByStatement(client: PoolClient, migration: Migration): Promise<void> {
  for (const statement of migration.sql.split(/;\s*$/m)) {
    if (statement.trim() !== '') await client.query(statement);
  }
  await record(client, migration);
}

async function record(client: PoolClient, { name, checksum, breaking }: Migration): Promise<void> {
  await client.query('insert into schema_migrations (name, checksum, breaking) values ($1, $2, $3)', [
    name,
    checksum,
    breaking,
  ]);
}

function ignore(): void {}
