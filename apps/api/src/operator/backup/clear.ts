// The way back of a restore: takes away what it made in a database that was empty.
import type { Client } from 'pg';
import { UNFINISHED_RESTORE } from '../../database/unfinished-restore.ts';

export interface DatabaseClearer {
  /** Leaves the mark of an unfinished restore. */
  keepingMark(): Promise<void>;
  all(): Promise<void>;
}

/** The extensions that are there before a restore, and stay. */
export async function findOwnExtensions(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ extname: string }>('select extname from pg_extension order by 1');
  return rows.map(({ extname }) => extname);
}

/** For a database with the mark alone: everything in it is of a restore, but for extensions that the mark names. */
export function createDatabaseClearer(client: Client): DatabaseClearer {
  async function clear(): Promise<void> {
    const drop = async (query: string, values: unknown[] = []): Promise<void> => {
      const { rows } = await client.query<{ statement: string }>(query, values);
      for (const { statement } of rows) await client.query(statement);
    };
    await client.query('drop schema if exists graphile_worker cascade');
    await drop(`select format('drop %s %I cascade', case relkind when 'v' then 'view' else 'table' end, relname) as statement
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and relname <> '${UNFINISHED_RESTORE}' and ${ours('pg_class')}`);
    await drop(`select format('drop sequence %I cascade', relname) as statement
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' and ${ours('pg_class')}`);
    await drop(`select format('drop routine if exists %s cascade', pg_proc.oid::regprocedure) as statement
      from pg_proc where pronamespace = 'public'::regnamespace and ${ours('pg_proc')}`);
    await drop(`select format('drop type %I cascade', typname) as statement
      from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd') and ${ours('pg_type')}`);
    await drop(
      `select format('drop extension %I cascade', extname) as statement from pg_extension
       where extname <> all (coalesce((select extensions from ${UNFINISHED_RESTORE} limit 1), '{}'))`,
    );
  }
  const atOnce = async (work: () => Promise<unknown>): Promise<void> => {
    await client.query('begin');
    await work();
    await client.query('commit');
  };
  return {
    keepingMark: () => atOnce(clear),
    all: () =>
      atOnce(async () => {
        await clear();
        await client.query(`drop table ${UNFINISHED_RESTORE}`);
      }),
  };
}

/** No part of an extension. */
const ours = (catalog: string): string =>
  `not exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${catalog}.oid and deptype = 'e')`;
