import type { Database } from '../database/database.ts';

/** Inserts a job that failed now, of a kind without a payload; returns its id. */
export async function newFailedJob(
  { database: { pool } }: { database: Pick<Database, 'pool'> },
  kind: string,
  error: string | null = 'The store answered 503',
): Promise<string> {
  const { rows } = await pool.query<{ id: number }>(
    // Delayed, so that no worker takes it first.
    `select id from graphile_worker.add_job($1, '{"payload":{}}', max_attempts => 3, run_at => now() + interval '1 hour')`,
    [kind],
  );
  const id = rows[0]?.id ?? 0;
  // The state after the last attempt: with the pause that would follow.
  await pool.query(
    `update graphile_worker._private_jobs
     set attempts = max_attempts, last_error = $2, run_at = now() + exp(max_attempts) * interval '1 second' where id = $1`,
    [id, error],
  );
  return String(id);
}
