import { type RawBuilder, sql } from 'kysely';
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
export const eraseDeletedProfiles = (db: Db, before: Date, now: Date, most: number): Promise<number> =>
  eraseProfiles(db, { which: sql`deleted_at < ${before} and hidden_at is null`, locked: sql`skip locked` }, now, most);

/** Erases the texts and links of at most `most` profiles of a person, hidden ones too; returns how many. */
export const eraseProfilesOf = (db: Db, userId: string, now: Date, most: number): Promise<number> =>
  eraseProfiles(db, { which: sql`user_id = ${userId} and deleted_at is not null`, locked: sql`` }, now, most);

async function eraseProfiles(
  db: Db,
  { which, locked }: { which: RawBuilder<unknown>; locked: RawBuilder<unknown> },
  now: Date,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with old as (
      select id from profiles where erased_at is null and ${which}
      order by deleted_at limit ${most} for update ${locked}
    ), links as (
      delete from project_links where profile_id in (select id from old)
    ), sought as (
      delete from seekings where profile_id in (select id from old)
    ), proven as (
      delete from proofs where profile_id in (select id from old)
    ), erased as (
      update profiles set erased_at = ${now}, name = '-', verified_name = null, bio = '-', avatar_url = null, cover_url = null, picture_descriptions = '{}',
        tags = '{}', languages = '{}', interests = '{}', skills = '{}', details = '{}', proven_kinds = '{}', hidden_at = null, hidden_reason = null
      where id in (select id from old)
      returning id
    )
    select count(*) from erased
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Forgets when at most `most` erased people signed in; returns how many. A process from before `0361` erases an account
 * without it. In the index `users_x_names`: an erased account has no name.
 */
export async function forgetErasedSignIns(db: Db, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update users set twitter_signed_in_at = null where id in (
      select id from users
      where twitter_signed_in_at is not null and lower(twitter_username) is null and erased_at is not null
      limit ${most} for update skip locked)
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Erases what at most `most` runs of the link migration from before an instant changed; returns how many. */
export async function eraseLinkMigrations(db: Db, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update link_migrations set changes = '[]', errors = '[]' where id in (
      select id from link_migrations
      where started_at < ${before} and status <> 'running' and (changes <> '[]' or errors <> '[]')
      limit ${most} for update skip locked)
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}
