import { sql } from 'kysely';
import { behind, type ListPart, type PartRequest, readPart } from '../../database/list-part.ts';
import type { Db } from '../../database/schema.ts';
import { maySee } from '../pairs/pairs.public.ts';

/** The living profiles that a person saved and may see. */
const saved = (db: Db, userId: string) =>
  db
    .selectFrom('bookmarks')
    .innerJoin('profiles', 'profiles.id', 'bookmarks.profile_id')
    .where('bookmarks.user_id', '=', userId)
    .where('profiles.deleted_at', 'is', null)
    .where(maySee(userId, 'profiles.user_id'))
    .select('bookmarks.profile_id');

const LAST_SAVED = { at: sql<Date>`bookmarks.created_at`, id: sql<string>`bookmarks.profile_id` };

export async function findBookmarks(
  db: Db,
  userId: string,
  request: PartRequest,
): Promise<ListPart<{ profile_id: string }>> {
  const all = saved(db, userId);
  return readPart(db, behind(all, LAST_SAVED, request), { by: LAST_SAVED, all, request });
}

export async function findBookmarkedIds(db: Db, userId: string): Promise<string[]> {
  return (await saved(db, userId).execute()).map((row) => row.profile_id);
}

/** Saves a profile; false if it was saved before, even if it is deleted by now. */
export async function insertBookmark(trx: Db, userId: string, profileId: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('bookmarks')
    .values({ user_id: userId, profile_id: profileId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteBookmark(db: Db, userId: string, profileId: string): Promise<void> {
  await db.deleteFrom('bookmarks').where('user_id', '=', userId).where('profile_id', '=', profileId).execute();
}
