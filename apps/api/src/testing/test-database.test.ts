import fs from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from './test-database.ts';
import { quickFolder } from '@mutuals/dev-postgres/quick-folder';
import { holdTestServer, type TestServer } from './test-server.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
  vi.unstubAllEnvs();
});

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

describe('a test database', () => {
  it('has the newest schema and shares nothing with its neighbours', async () => {
    const databases = await Promise.all(Array.from({ length: 4 }, createTestDatabase));
    for (const database of databases) cleanups.push(() => database.drop());
    expect(new Set(databases.map(({ name }) => name)).size).toBe(4);
    for (const { connectionString } of databases) {
      expect(await query(connectionString, 'select count(*) > 0 from schema_migrations')).toEqual([true]);
      await query(connectionString, 'create table only_mine (id integer)');
    }
  });

  it('is gone after drop(), even with a connection open', async () => {
    const database = await createTestDatabase();
    const client = new Client({ connectionString: database.connectionString });
    const dropped = new Promise((resolve) => client.on('error', resolve));
    await client.connect();
    await database.drop();
    await dropped;
    await expect(query(database.connectionString, 'select 1')).rejects.toThrow(/does not exist|ENOENT|ECONNREFUSED/);
  });
});

describe('the shared test server', () => {
  function hold(folder: string): Promise<TestServer> {
    vi.stubEnv('TEST_DATABASE_URL', '');
    return holdTestServer(folder);
  }

  function makeFolder(): string {
    const folder = fs.mkdtempSync(path.join(quickFolder(), 'mutuals-test-server-'));
    fs.chmodSync(folder, 0o755);
    cleanups.push(() => fs.rmSync(folder, { recursive: true, force: true }));
    return folder;
  }

  it('stops when its last user lets go, not before, and tidies up what killed runs left', async () => {
    const folder = makeFolder();
    const [one, two] = await Promise.all([hold(folder), hold(folder)]);
    cleanups.push(() =>
      fs.rmSync(new URL(one.connectionString).searchParams.get('host') ?? '', { recursive: true, force: true }),
    );
    await query(one.connectionString, 'create database mutuals_test_left_behind');
    await one.release();
    expect(await query(two.connectionString, 'select 1')).toEqual([1]);
    await two.release();
    await expect(query(two.connectionString, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/);

    const three = await hold(folder);
    cleanups.push(() => three.release());
    expect(
      await query(three.connectionString, "select datname from pg_database where starts_with(datname, 'mutuals_test')"),
    ).toEqual([]);
  });

  it('is made anew when a machine that stopped left it broken', async () => {
    const folder = makeFolder();
    fs.mkdirSync(path.join(folder, 'postgres'), { mode: 0o700 });
    fs.writeFileSync(path.join(folder, 'postgres', 'PG_VERSION'), '18\n');
    const server = await hold(folder);
    cleanups.push(() =>
      fs.rmSync(new URL(server.connectionString).searchParams.get('host') ?? '', { recursive: true, force: true }),
    );
    cleanups.push(() => server.release());
    expect(await query(server.connectionString, "select current_setting('fsync')")).toEqual(['off']);
  });
});
