import { createTestDatabase, type TestDatabase } from '@mutuals/api/testing';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimDatabase, mayUseDatabase } from './mark.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

async function addPerson(): Promise<void> {
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query(
    `insert into users (id, privy_id, display_name, created_at) values (gen_random_uuid(), 'did:privy:ada', 'Ada', now())`,
  );
  await client.end();
}

it('an empty database may be claimed, and stays claimed when people come (D32)', async () => {
  expect(await mayUseDatabase(database.connectionString)).toBe(false);
  expect(await claimDatabase(database.connectionString)).toBe(true);
  await addPerson();
  expect(await claimDatabase(database.connectionString)).toBe(true);
  expect(await mayUseDatabase(database.connectionString)).toBe(true);
});

it('a database that has people already is not for the sandbox (D32)', async () => {
  await addPerson();
  expect(await claimDatabase(database.connectionString)).toBe(false);
  expect(await mayUseDatabase(database.connectionString)).toBe(false);
});
