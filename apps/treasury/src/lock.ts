// One treasury at a time works on a database: two would use the same nonces.
import { Client } from 'pg';

/** Any number, the same for all. */
const LOCK = 7_205_759_408;

/**
 * Does the work while it holds the lock, which a killed process loses.
 * @throws Error in one line if another treasury holds it
 */
export async function alone<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  // A lost connection shows in the query that uses it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [LOCK]);
    if (rows[0]?.held !== true) throw new Error('Another treasury works on this database. Wait until it is done.');
    return await work();
  } finally {
    await client.end();
  }
}
