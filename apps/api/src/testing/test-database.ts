// A separate database for a test file: migrated, empty, dropped afterwards.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { holdTestServer } from './test-server.ts';
import { addressOf, ensureTemplate, TEST_DATABASE } from './test-template.ts';

export interface TestDatabase {
  readonly name: string;
  readonly connectionString: string;
  /** Drops the database; close your own connections first. */
  drop(): Promise<void>;
}

/**
 * Copies the migrated template, which takes some 20 to 100 ms. Uses the server of the global setup (or of TEST_DATABASE_URL),
 * and without one the shared test server, held until `drop()`. Touches no other database (D32).
 * @param from PostgreSQL's own empty one, for a database without anything in it
 */
export async function createTestDatabase(from?: 'template0'): Promise<TestDatabase> {
  const server = await holdTestServer();
  const name = TEST_DATABASE + randomUUID().replaceAll('-', '');
  await withClient(server.connectionString, async (admin) => {
    const template = from ?? (await ensureTemplate(admin, server.connectionString));
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return {
    name,
    connectionString: addressOf(server.connectionString, name),
    async drop() {
      await withClient(server.connectionString, (admin) => admin.query(`drop database if exists ${name} with (force)`));
      await server.release();
    },
  };
}

async function withClient(address: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
