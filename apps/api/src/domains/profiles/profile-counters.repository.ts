import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { maySee } from '../pairs/pairs.public.ts';

/**
 * Counts a view of a living profile that the viewer may see: at most one a viewer and day, and none of its owner (D8).
 * Returns the number of views, or undefined if there is no such profile. One statement, so that a page view is one round trip.
 */
export async function countView(
  db: Db,
  view: { profileId: string; viewerUserId: string; day: string },
): Promise<number | undefined> {
  const isSeen = maySee(view.viewerUserId, 'profiles.user_id');
  const { rows } = await sql<{ views: number }>`
    with seen as (
      insert into profile_views (profile_id, viewer_user_id, day)
      select id, ${view.viewerUserId}, ${view.day}::date from profiles
      where id = ${view.profileId} and deleted_at is null and user_id <> ${view.viewerUserId} and ${isSeen}
      on conflict do nothing
      returning profile_id
    ), counted as (
      insert into profile_counters as counters (profile_id, views) select profile_id, 1 from seen
      on conflict (profile_id) do update set views = counters.views + 1
      returning views
    )
    select coalesce((select views from counted), counters.views, 0) as views
    from profiles left join profile_counters counters on counters.profile_id = profiles.id
    where profiles.id = ${view.profileId} and profiles.deleted_at is null and ${isSeen}
  `.execute(db);
  return rows[0]?.views;
}

/** Takes the match and both likes of an ended match out of the counts of both. Both profiles must be locked. */
export async function uncountMatch(trx: Db, profileIds: readonly [string, string]): Promise<void> {
  await sql`
    update profile_counters set likes = greatest(likes - 1, 0), matches = greatest(matches - 1, 0)
    where profile_id = any (${profileIds}::uuid[])`.execute(trx);
}

/** Counts a like for its target, and a match for both. Both profiles must be locked. */
export async function countLike(
  trx: Db,
  actorProfileId: string,
  targetProfileId: string,
  isMatch: boolean,
): Promise<void> {
  const counts = { profile_id: targetProfileId, likes: 1, matches: isMatch ? 1 : 0 };
  await trx
    .insertInto('profile_counters')
    .values(isMatch ? [counts, { profile_id: actorProfileId, likes: 0, matches: 1 }] : counts)
    .onConflict((conflict) =>
      conflict.column('profile_id').doUpdateSet((eb) => ({
        likes: eb('profile_counters.likes', '+', eb.ref('excluded.likes')),
        matches: eb('profile_counters.matches', '+', eb.ref('excluded.matches')),
      })),
    )
    .execute();
}
