// One treasury at a time works on a database: two would use the same nonces.
import { openDatabase } from '@mutuals/api/treasury';

/** Any number, the same for all. */
const LOCK = 7_205_759_408;

/**
 * Does the work while it holds the lock, which a killed process loses. The signal says that the database took it back:
 * then the work must begin and send nothing more, but may still report.
 * @throws Error in one line if another treasury holds it
 */
export async function alone<T>(databaseUrl: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const database = openDatabase(databaseUrl, { maxConnections: 1 });
  try {
    const client = await database.pool.connect();
    const held = new AbortController();
    client.once('end', () =>
      held.abort(
        new Error('The connection that keeps other treasuries away was lost. Run this again: it goes on from there.'),
      ),
    );
    try {
      const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [LOCK]);
      if (rows[0]?.held !== true) throw new Error('Another treasury works on this database. Wait until it is done.');
      return await work(held.signal);
    } finally {
      // Closing the connection frees the lock a moment later: the next run would find it taken.
      await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
      client.release(true);
    }
  } finally {
    await database.close();
  }
}
