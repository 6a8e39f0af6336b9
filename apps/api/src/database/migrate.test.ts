import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { isMigrated, migrate, MigrationError } from './migrate.ts';

const FIRST = 'create table first (id integer);';
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

/** Migrations of a test's own, in a database that knows none yet. */
async function withMigrations(
  files: Record<string, string>,
  work: (folder: URL, change: (files: Record<string, string>) => Promise<void>) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mutuals-migrations-'));
  folders.push(folder);
  const write = async (changed: Record<string, string>): Promise<void> => {
    for (const [name, sql] of Object.entries(changed)) await writeFile(path.join(folder, name), sql);
  };
  await write(files);
  database = openDatabase(testDatabase.connectionString, { maxConnections: 1 });
  await database.pool.query('drop schema public cascade');
  await database.pool.query('create schema public');
  try {
    await work(pathToFileURL(`${folder}/`), write);
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
    withMigrations({ '0002.sql': 'alter table first add column more integer;', '0001.sql': FIRST }, async (folder) => {
      expect(await isMigrated(database.pool, folder)).toBe(false);
      await migrate(database.pool, folder);
      await migrate(database.pool, folder);
      expect(await tables()).toEqual(['first']);
      expect(await isMigrated(database.pool, folder)).toBe(true);
    }));

  it('works from many processes at once, each with one connection', () =>
    withMigrations({ '0001.sql': FIRST }, async (folder) => {
      await database.pool.query('drop schema if exists graphile_worker cascade');
      const others = Array.from({ length: 5 }, () =>
        openDatabase(testDatabase.connectionString, { maxConnections: 1 }),
      );
      await Promise.all(others.map((other) => migrate(other.pool, folder)));
      await Promise.all(others.map((other) => other.close()));
      expect(await tables()).toEqual(['first']);
    }));

  it('refuses a file that was changed after it was applied', () =>
    withMigrations({ '0001.sql': FIRST }, async (folder, change) => {
      await migrate(database.pool, folder);
      await change({ '0001.sql': `${FIRST} -- changed` });
      await expect(migrate(database.pool, folder)).rejects.toThrow('0001.sql was changed after it was applied');
    }));

  it('refuses a file that comes before one that is applied', () =>
    withMigrations({ '0002.sql': FIRST }, async (folder, change) => {
      await migrate(database.pool, folder);
      await change({ '0001.sql': 'create table late (id integer);' });
      await expect(migrate(database.pool, folder)).rejects.toThrow('give it a higher number');
      expect(await tables()).toEqual(['first']);
    }));

  it('refuses a database of a newer version', () =>
    withMigrations({ '0001.sql': FIRST }, async (folder) => {
      await migrate(database.pool, folder);
      await database.pool.query(`insert into schema_migrations (name, checksum) values ('0009.sql', '')`);
      await expect(migrate(database.pool, folder)).rejects.toThrow('0009.sql, which this version does not know');
      await expect(isMigrated(database.pool, folder)).rejects.toThrow(MigrationError);
    }));

  it('leaves nothing of a file that fails, and keeps the ones before', () =>
    withMigrations(
      { '0001.sql': FIRST, '0002.sql': 'create table half (id integer); select 1 / 0;' },
      async (folder) => {
        await expect(migrate(database.pool, folder)).rejects.toThrow('0002.sql failed: division by zero');
        expect(await tables()).toEqual(['first']);
      },
    ));
});

it('numbers of the migrations are unique', async () => {
  const names = await readdir(new URL('../../migrations/', import.meta.url));
  const numbers = names.map((name) => /^(\d{4})_[a-z_]+\.sql$/.exec(name)?.[1]);
  expect(numbers).not.toContain(undefined);
  expect(new Set(numbers).size).toBe(numbers.length);
});
