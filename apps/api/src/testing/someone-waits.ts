import { expect } from 'vitest';

interface Connection {
  query: (text: string) => Promise<{ rowCount: number | null }>;
}

/** How many statements of this database wait for a lock that another transaction holds. */
async function countWaiting(connection: Connection): Promise<number | null> {
  // A transaction sees the activity as it was when it first looked.
  await connection.query('select pg_stat_clear_snapshot()');
  const { rowCount } = await connection.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount;
}

/** Resolves once a statement of this database waits for a lock. */
export async function untilSomeoneWaits(connection: Connection): Promise<void> {
  await expect.poll(() => countWaiting(connection)).toBeGreaterThan(0);
}
