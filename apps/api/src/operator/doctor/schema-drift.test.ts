import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Migration, readMigrations } from '../../database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { findDrift } from './schema-drift.ts';

let database: TestDatabase;
let client: Client;
let migrations: readonly Migration[];
beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.connectionString });
  await client.connect();
  migrations = await readMigrations();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const drift = () => findDrift(client, database.connectionString, migrations);

it('a migrated database is what its migrations make', async () => {
  expect(await drift()).toEqual([]);
});

it('names each part that somebody changed by hand, and leaves no database behind', async () => {
  await client.query(`drop index payments_of_user; alter table users add column note text; alter table bookmarks alter column created_at drop not null;
    alter table swipes disable trigger swipes_first_liker; alter type role add value 'guest';
    create or replace function note_found() returns trigger language plpgsql as 'begin return null; end';
    alter table payment_claims rename to claims_of_payments`);
  const found = await drift();
  const begins = (text: string): string[] => found.filter((line) => line.startsWith(text));
  expect(begins('index payments_of_user')).toEqual(['index payments_of_user is missing.']);
  expect(begins('column users.note')).toEqual(['column users.note is of no migration.']);
  expect(begins('column bookmarks.created_at')).toEqual([
    'column bookmarks.created_at is another one: timestamp with time zone, not timestamp with time zone not null.',
  ]);
  expect(begins('trigger swipes.swipes_first_liker')[0]).toMatch(/is another one: D/);
  expect(begins('type role')).toEqual([
    'type role is another one: support, admin, owner, guest, not support, admin, owner.',
  ]);
  expect(begins('function note_found()')[0]).toMatch(/is another one/);
  expect(begins('table payment_claims')).toEqual(['table payment_claims is missing.']);
  // Other tests of the doctor make such databases meanwhile, which go again.
  const leftBehind = async (): Promise<unknown[]> =>
    (await client.query(`select datname from pg_database where datname like 'mutuals_doctor_%'`)).rows;
  await expect.poll(leftBehind).toEqual([]);
});
