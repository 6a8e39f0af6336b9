// Whether a database is one of ours, before anything is read from it or changed in it.
import type { ClientBase } from 'pg';
import { findTables, nameTables } from './tables.ts';
import { UNFINISHED_RESTORE } from './unfinished-restore.ts';

/** `restoring` while a restore of it did not end (D77). */
export type Standing =
  | { readonly is: 'ours' | 'empty' | 'restoring' }
  | { readonly is: 'foreign'; readonly problem: string };

/** What a database is. Another program may call a table `schema_migrations`, too. Throws what the database throws. */
export async function findStanding(client: ClientBase): Promise<Standing> {
  const tables = await findTables(client);
  if (tables.includes(`public.${UNFINISHED_RESTORE}`)) return { is: 'restoring' };
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = to_regclass('schema_migrations') and attname = 'checksum'`,
  );
  if (rowCount !== 0) return { is: 'ours' };
  const foreign = tables.filter((name) => !name.startsWith('graphile_worker.'));
  if (foreign.length === 0) return { is: 'empty' };
  return {
    is: 'foreign',
    problem: `DATABASE_URL names the database of another program, which has ${nameTables(foreign)} in it: create an empty one for Mutuals.`,
  };
}
