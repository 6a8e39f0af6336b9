import type { ClientBase } from 'pg';

/** The tables and views of a database, each as "schema.name", without those of an extension. Throws what the database throws. */
export async function findTables(client: ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select nspname || '.' || relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p', 'v', 'm', 'f') and nspname !~ '^pg_' and nspname <> 'information_schema'
       and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

const SHOWN = 5;

/** Names tables in a message: "public.orders, public.users". Of more than five, the first five. */
export const nameTables = (tables: readonly string[]): string =>
  `${tables.slice(0, SHOWN).join(', ')}${tables.length > SHOWN ? ' and more' : ''}`;
