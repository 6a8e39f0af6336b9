// Bulk rows for benches.
import type { Database } from '../../apps/api/src/database/database.ts';

/** Runs one statement and prints how long it took. */
export type Step = (label: string, text: string, parameters?: unknown[]) => Promise<void>;

/** Fills tables without triggers, by what `fill` does in one connection; builds their indexes afterwards, all at once. */
export async function fillInBulk(
  { pool }: Database,
  tables: readonly string[],
  fill: (run: Step) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  const run: Step = async (label, text, parameters = []) => {
    const start = performance.now();
    await client.query(text, parameters);
    console.log(`${label}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  };
  try {
    const indexes = await client.query<{ name: string; made: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
       where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
      [tables],
    );
    for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
    await client.query('set session_replication_role = replica');
    await client.query('select setseed(0.5)');
    await fill(run);
    await client.query('set session_replication_role = origin');
    for (const { name, made } of indexes.rows) await run(name, made);
    await run('vacuum', 'vacuum analyze');
  } finally {
    client.release(true);
  }
}
