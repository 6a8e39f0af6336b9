// vitest's globalSetup: one PostgreSQL server for all workers, stopped after the run if nobody else uses it.
import { holdTestServer } from './test-server.ts';

/** Workers inherit the address as TEST_DATABASE_URL. Returns the teardown. */
export default async function setup(): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const server = await holdTestServer();
  process.env['TEST_DATABASE_URL'] = server.connectionString;
  return async () => {
    if (given === undefined) delete process.env['TEST_DATABASE_URL'];
    await server.release();
  };
}
