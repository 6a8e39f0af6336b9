import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '@mutuals/api/treasury';
import { createTestDatabase, type TestDatabase } from '@mutuals/api/testing';
import { alone } from './lock.ts';

let testDatabase: TestDatabase;
let database: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.connectionString);
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

it('lets one treasury work at a time', async () => {
  const outcome = alone(testDatabase.connectionString, async () => {
    await expect(alone(testDatabase.connectionString, async () => 'moved')).rejects.toThrow('Another treasury works');
    return 'done';
  });
  await expect(outcome).resolves.toBe('done');
  await expect(alone(testDatabase.connectionString, async () => 'moved')).resolves.toBe('moved');
});

it('ends the work when the database closes the connection that holds the lock', async () => {
  const begun = Promise.withResolvers<void>();
  const outcome = alone(testDatabase.connectionString, () => {
    begun.resolve();
    return new Promise(() => undefined);
  });
  await begun.promise;
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = database
     where locktype = 'advisory' and datname = current_database()`,
  );
  await expect(outcome).rejects.toThrow('was lost');
});
