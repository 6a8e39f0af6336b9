import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { Purged } from './retention.rules.ts';

/**
 * Deletes at most `most` of a table's oldest rows from before an instant (or its day), skipping locked ones; returns
 * how many.
 */
export async function deleteOldest(
  db: Db,
  table: string,
  { since, only = {} }: Omit<Purged, 'days'>,
  before: Date,
  most: number,
): Promise<number> {
  const filters = Object.entries(only).map(([column, value]) => sql`and ${sql.ref(column)} = ${sql.lit(value)}`);
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.ref(since)} < ${before.toISOString()} ${sql.join(filters, sql` `)}
      order by ${sql.ref(since)} limit ${most} for update skip locked))
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Erases the texts and links of at most `most` profiles that were deleted before an instant; returns how many. */
export async function eraseDeletedProfiles(db: Db, before: Date, now: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with old as (
      select id from profiles where deleted_at < ${before} and erased_at is null and hidden_at is null
      order by deleted_at limit ${most} for update skip locked
    ), links as (
      delete from project_links where profile_id in (select id from old)
    ), sought as (
      delete from seekings where profile_id in (select id from old)
    ), erased as (
      update profiles set erased_at = ${now}, name = '-', verified_name = null, bio = '-', avatar_url = null, cover_url = null, photos = '{}', picture_descriptions = '{}',
        tags = '{}', languages = '{}', interests = '{}', skills = '{}', details = '{}'
      where id in (select id from old)
      returning id
    )
    select count(*) from erased
  `.execute(db);
  return rows[0]?.count ?? 0;
}
