// vitest's globalSetup: one PostgreSQL server for all workers, stopped when the run is over and nobody else uses it.
import { holdTestServer } from './test-server.ts';

/** Workers inherit the address by TEST_DATABASE_URL. Answers the teardown. */
export default async function setup(): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const server = await holdTestServer();
  process.env['TEST_DATABASE_URL'] = server.connectionString;
  return async () => {
    if (given === undefined) delete process.env['TEST_DATABASE_URL'];
    await server.release();
  };
}
