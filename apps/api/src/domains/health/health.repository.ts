import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

export interface TableSize {
  name: string;
  /** Estimated. */
  rows: number;
  /** The size of the table with its indexes. */
  bytes: number;
}

/** The size of the database in bytes. */
export async function findDatabaseBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/**
 * The tables with the most rows, by PostgreSQL's estimate; for a table that was never analysed, by its writes since the
 * server started.
 */
export async function findLargestTables(db: Db, limit: number): Promise<TableSize[]> {
  const { rows } = await sql<TableSize>`
    select name, rows, pg_total_relation_size(oid) as bytes
    from (
      select c.oid, c.oid::regclass::text as name,
        case when c.reltuples < 0 then pg_stat_get_live_tuples(c.oid) else c.reltuples::bigint end as rows
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema$)'
      order by rows desc, name
      limit ${limit}
    ) largest
    order by rows desc, name
  `.execute(db);
  return rows;
}
