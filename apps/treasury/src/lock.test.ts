import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '@mutuals/api/treasury';
import { createTestDatabase, type TestDatabase } from '@mutuals/api/testing';
import { alone } from './lock.ts';
import { ENDS_LOCKS } from './testing.ts';

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

it('tells the work when the database closes the connection that holds the lock', async () => {
  const reason = await alone(testDatabase.connectionString, async (signal) => {
    const told = once(signal, 'abort');
    expect(signal.aborted).toBe(false);
    await database.pool.query(ENDS_LOCKS);
    await told;
    return signal.reason;
  });
  expect(reason).toMatchObject({ message: expect.stringContaining('was lost') });
});
