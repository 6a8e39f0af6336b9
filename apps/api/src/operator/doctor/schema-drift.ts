// How the schema of a database differs from what its migrations make.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { migrate, type Migration } from '../../database/migrate.ts';

/** Each part of a schema as one line: what it is and how it is defined. The order of columns does not matter. */
const PARTS = `
  with ours as (select oid from pg_namespace where nspname in ('public', 'graphile_worker')),
  member as (select classid, objid from pg_depend where deptype = 'e')
  select 'table ' || c.oid::regclass as name, c.relkind::text || c.relpersistence::text as definition
    from pg_class c where relkind in ('r', 'p', 'v', 'm') and relnamespace in (select oid from ours)
      and ('pg_class'::regclass, c.oid) not in (select classid, objid from member)
  union all select 'column ' || c.oid::regclass || '.' || attname,
      concat_ws(' ', format_type(atttypid, atttypmod), case when attnotnull then 'not null' end, nullif(attgenerated::text, ''), nullif(attidentity::text, ''), pg_get_expr(adbin, adrelid))
    from pg_attribute join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relkind in ('r', 'p') and relnamespace in (select oid from ours) and attnum > 0 and not attisdropped
      and ('pg_class'::regclass, c.oid) not in (select classid, objid from member)
  union all select 'index ' || indexrelid::regclass, pg_get_indexdef(indexrelid) || case when indisvalid then '' else ' (unfinished)' end
    from pg_index join pg_class c on c.oid = indrelid where relnamespace in (select oid from ours)
      and ('pg_class'::regclass, c.oid) not in (select classid, objid from member)
  union all select 'constraint ' || conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) || case when convalidated then '' else ' (not validated)' end
    from pg_constraint where conrelid <> 0 and contype <> 'n' and connamespace in (select oid from ours)
  union all select 'trigger ' || tgrelid::regclass || '.' || tgname, tgenabled::text || pg_get_triggerdef(t.oid)
    from pg_trigger t join pg_class c on c.oid = tgrelid where not tgisinternal and relnamespace in (select oid from ours)
  union all select 'function ' || p.oid::regprocedure, md5(pg_get_functiondef(p.oid))
    from pg_proc p where prokind in ('f', 'p') and pronamespace in (select oid from ours)
      and ('pg_proc'::regclass, p.oid) not in (select classid, objid from member)
  union all select 'type ' || t.oid::regtype, string_agg(enumlabel, ', ' order by enumsortorder)
    from pg_type t join pg_enum on enumtypid = t.oid where typnamespace in (select oid from ours) group by t.oid
  union all select 'extension ' || extname, '' from pg_extension where extname = 'pg_trgm'
  order by 1`;

/** What the migrations themselves, and a restore, keep in the database. */
const SCRATCH = 'mutuals_doctor_';

/** The user may not make a database to compare with. */
export class CannotCompare extends Error {
  override name = 'CannotCompare';
}

async function partsOf(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; definition: string | null }>(PARTS);
  return new Map(rows.map(({ name, definition }) => [name, definition ?? '']));
}

/**
 * Compares a database with one that the same migrations make: a database beside it, dropped afterwards.
 * @returns one line for each difference
 * @throws CannotCompare
 */
export async function findDrift(
  client: Client,
  databaseUrl: string,
  migrations: readonly Migration[],
): Promise<string[]> {
  const name = `${SCRATCH}${randomUUID().replaceAll('-', '')}`;
  const drop = (database: string) => client.query(`drop database if exists ${database} with (force)`);
  const { rows: left } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^${SCRATCH}[0-9a-f]{32}$' and not exists (select from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`,
  );
  for (const { datname } of left) await drop(datname).catch(() => undefined);
  await client.query(`create database ${name} template template0`).catch((cause: unknown) => {
    throw new CannotCompare('This user may not create a database to compare with.', { cause });
  });
  try {
    const address = new URL(databaseUrl);
    address.pathname = `/${name}`;
    await migrate(address.href, migrations);
    const scratch = new Client({ connectionString: address.href });
    await scratch.connect();
    const wanted = await partsOf(scratch).finally(() => scratch.end());
    return differences(wanted, await partsOf(client));
  } finally {
    await drop(name).catch(() => undefined);
  }
}

function differences(wanted: ReadonlyMap<string, string>, found: ReadonlyMap<string, string>): string[] {
  return [...new Set([...wanted.keys(), ...found.keys()])].toSorted().flatMap((name) => {
    const [want, is] = [wanted.get(name), found.get(name)];
    if (want === is) return [];
    if (is === undefined) return [`${name} is missing.`];
    return [want === undefined ? `${name} is of no migration.` : `${name} is another one: ${is}, not ${want}.`];
  });
}
