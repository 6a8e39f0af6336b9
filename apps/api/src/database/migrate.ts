import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';

/** The database and the files disagree: nothing was changed. The message says what to do. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

const FOLDER = new URL('../../migrations/', import.meta.url);
/** Any number, the same in every process: two servers that start together migrate one after the other. */
const LOCK = 7_205_759_403;

const silent = new Logger(() => () => undefined);

/**
 * Brings a database to the newest schema, the job queue's included. Safe to call from several processes at once; one connection is enough.
 * Throws MigrationError when files and database disagree.
 */
export async function migrate(pool: pg.Pool, folder: URL = FOLDER): Promise<void> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    for (const migration of pending(migrations, await readApplied(client))) await apply(client, migration);
  } finally {
    // The connection holds the lock and a changed setting: it is closed, not reused.
    client.release(true);
  }
  // The queue's own migrations lock for themselves.
  await runMigrations({ pgPool: pool, logger: silent });
}

/** Whether every migration of this build is in the database: a part of being ready to serve. */
export async function isMigrated(pool: pg.Pool, folder: URL = FOLDER): Promise<boolean> {
  const migrations = await readMigrations(folder);
  const { rows } = await pool.query<{ known: boolean }>("select to_regclass('schema_migrations') is not null as known");
  if (rows[0]?.known !== true) return false;
  return pending(migrations, await readApplied(pool)).length === 0;
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function readApplied(client: pg.Pool | pg.PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function pending(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] {
  const known = new Set(migrations.map((migration) => migration.name));
  const newest = [...applied.keys()].at(-1) ?? '';
  for (const name of applied.keys()) {
    if (!known.has(name))
      throw new MigrationError(`The database has ${name}, which this version does not know: run a newer version.`);
  }
  return migrations.filter((migration) => {
    const checksum = applied.get(migration.name);
    if (checksum === undefined && migration.name < newest) {
      throw new MigrationError(
        `${migration.name} is numbered before ${newest}, which is already applied: give it a higher number.`,
      );
    }
    if (checksum !== undefined && checksum !== migration.checksum) {
      throw new MigrationError(
        `${migration.name} was changed after it was applied: restore the file and write a new migration.`,
      );
    }
    return checksum === undefined;
  });
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new MigrationError(`${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
