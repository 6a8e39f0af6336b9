import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { isMigrated, migrate, MigrationError, readMigrations } from './migrate.ts';
import { untilSomeoneWaits } from '../testing/someone-waits.ts';

const FIRST = 'create table first (id integer);';
const SECOND = 'create table second (id integer);';
const folders: string[] = [];
let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(async () => {
  await testDatabase.drop();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

/** A build of the server, as far as migrations are concerned: its files. */
interface Build {
  migrate(): Promise<void>;
  isReady(): Promise<boolean>;
}

async function buildOf(files: Record<string, string>): Promise<Build> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mutuals-migrations-'));
  folders.push(folder);
  for (const [name, sql] of Object.entries(files)) await writeFile(path.join(folder, name), sql);
  const migrations = await readMigrations(pathToFileURL(`${folder}/`));
  return {
    migrate: () => migrate(testDatabase.connectionString, migrations),
    isReady: () => isMigrated(database.pool, migrations),
  };
}

/** A database without migrations. */
async function withEmptyDatabase(work: () => Promise<void>): Promise<void> {
  database = openDatabase(testDatabase.connectionString);
  await database.pool.query('drop schema public cascade');
  await database.pool.query('create schema public');
  try {
    await work();
  } finally {
    await database.close();
  }
}

const tables = async (): Promise<string[]> => {
  const { rows } = await database.pool.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map((row) => row.tablename).filter((name) => name !== 'schema_migrations');
};

describe('migrating', () => {
  it('applies each file once, in the order of names', () =>
    withEmptyDatabase(async () => {
      const build = await buildOf({ '0002.sql': 'alter table first add column more integer;', '0001.sql': FIRST });
      expect(await build.isReady()).toBe(false);
      await build.migrate();
      await build.migrate();
      expect(await build.isReady()).toBe(true);
      expect(await tables()).toEqual(['first']);
    }));

  it.each([
    ['a table of its own', 'create table orders (id integer)'],
    ['migrations that are called as ours', 'create table schema_migrations (version text)'],
  ])('leaves the database of another program as it is: one with %s', (_, sql) =>
    withEmptyDatabase(async () => {
      await database.pool.query(sql);
      const build = await buildOf({ '0001.sql': FIRST });
      await expect(build.migrate()).rejects.toThrow(
        /the database of another program, which has public\.(orders|schema_migrations) in it/,
      );
      expect(await tables()).not.toContain('first');
      const { rows } = await database.pool.query(
        `select from pg_attribute where attrelid = to_regclass('schema_migrations') and attname = 'breaking'`,
      );
      expect(rows).toEqual([]);
    }),
  );

  it('works from many processes at once', () =>
    withEmptyDatabase(async () => {
      await database.pool.query('drop schema if exists graphile_worker cascade');
      const build = await buildOf({ '0001.sql': FIRST });
      await Promise.all(Array.from({ length: 5 }, () => build.migrate()));
      expect(await tables()).toEqual(['first']);
    }));

  it('refuses a file that was changed after it was applied', () =>
    withEmptyDatabase(async () => {
      await (await buildOf({ '0001.sql': FIRST })).migrate();
      const changed = await buildOf({ '0001.sql': `${FIRST} -- changed` });
      await expect(changed.migrate()).rejects.toThrow('0001.sql was changed after it was applied');
      await expect(changed.isReady()).rejects.toThrow(MigrationError);
    }));

  it('takes a mended file that names the one that it replaces for applied', () =>
    withEmptyDatabase(async () => {
      await (await buildOf({ '0001.sql': FIRST })).migrate();
      const checksum = createHash('sha256').update(FIRST).digest('hex');
      const mended = await buildOf({ '0001.sql': `-- replaces ${checksum}\n${FIRST}` });
      await mended.migrate();
      expect(await mended.isReady()).toBe(true);
    }));

  it('refuses a file that comes before one that is applied', () =>
    withEmptyDatabase(async () => {
      await (await buildOf({ '0002.sql': FIRST })).migrate();
      const late = await buildOf({ '0001.sql': SECOND, '0002.sql': FIRST });
      await expect(late.migrate()).rejects.toThrow('give it a higher number');
      expect(await tables()).toEqual(['first']);
    }));

  it('leaves nothing of a file that fails, and keeps the ones before', () =>
    withEmptyDatabase(async () => {
      const build = await buildOf({ '0001.sql': FIRST, '0002.sql': 'create table half (id integer); select 1 / 0;' });
      await expect(build.migrate()).rejects.toThrow('0002.sql failed: division by zero');
      expect(await tables()).toEqual(['first']);
    }));
});

describe('a build beside a newer one', () => {
  it('stays ready and may start again when the newer one has migrated', () =>
    withEmptyDatabase(async () => {
      const old = await buildOf({ '0001.sql': FIRST });
      const next = await buildOf({ '0001.sql': FIRST, '0002.sql': SECOND });
      await old.migrate();
      expect(await next.isReady()).toBe(false);
      await next.migrate();
      expect(await old.isReady()).toBe(true);
      await old.migrate();
      expect(await tables()).toEqual(['first', 'second']);
    }));

  it('is not ready and does not start when what the newer one did is breaking', () =>
    withEmptyDatabase(async () => {
      const old = await buildOf({ '0001.sql': FIRST });
      const next = await buildOf({
        '0001.sql': FIRST,
        '0002.sql': '-- Nobody reads it.\n-- breaking\ndrop table first;',
      });
      await old.migrate();
      await next.migrate();
      expect(await next.isReady()).toBe(true);
      await expect(old.isReady()).rejects.toThrow(MigrationError);
      await expect(old.migrate()).rejects.toThrow('0002.sql, with which this version cannot work: run a newer version');
    }));
});

describe('beside a server that serves', () => {
  it('a migration that waits for a table lets others pass, and comes again', () =>
    withEmptyDatabase(async () => {
      await (await buildOf({ '0001.sql': FIRST })).migrate();
      const build = await buildOf({ '0001.sql': FIRST, '0002.sql': 'alter table first add column more integer;' });
      const reader = await database.pool.connect();
      await reader.query('begin');
      await reader.query('select from first');
      const migrated = build.migrate();
      await untilSomeoneWaits(database.pool);
      // Behind a migration without a lock timeout, this would wait as long as the reader reads.
      await database.pool.query('select from first');
      await reader.query('commit');
      reader.release();
      await migrated;
      expect(await build.isReady()).toBe(true);
    }));

  it('an index is made concurrently, outside a transaction, by one of several processes', () =>
    withEmptyDatabase(async () => {
      const concurrently = `
-- no-transaction
drop index concurrently if exists first_ids;
-- A second one.
create index concurrently first_ids on first (id);
`;
      const build = await buildOf({ '0001.sql': FIRST, '0002.sql': concurrently });
      await Promise.all(Array.from({ length: 3 }, () => build.migrate()));
      const { rows } = await database.pool.query(
        `select indisvalid from pg_index where indexrelid = to_regclass('first_ids')`,
      );
      expect(rows).toEqual([{ indisvalid: true }]);
    }));
});
