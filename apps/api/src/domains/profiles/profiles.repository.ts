import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, ProfilesTable, ProfileType } from '../../database/schema.ts';

export type ProfileRow = Pick<Selectable<ProfilesTable>, (typeof columns)[number]>;

const columns = [
  'id',
  'user_id',
  'profile_type',
  'subtype',
  'name',
  'bio',
  'avatar_url',
  'cover_url',
  'photos',
  'tags',
  'languages',
  'interests',
  'skills',
  'details',
  'is_verified',
  'tier',
  'views',
  'likes',
  'matches',
  'created_at',
  'updated_at',
  'deleted_at',
] as const satisfies readonly (keyof ProfilesTable)[];

/** The columns of a ProfileRow, for queries elsewhere that join profiles: the search vector is never read. */
export const profileColumns = columns;

export async function insertProfile(trx: Db, profile: Insertable<ProfilesTable>): Promise<ProfileRow> {
  return trx.insertInto('profiles').values(profile).returning(columns).executeTakeFirstOrThrow();
}

/** A profile that is not deleted. */
export async function findProfile(db: Db, id: string): Promise<ProfileRow | undefined> {
  return db
    .selectFrom('profiles')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Profiles by their ids, deleted ones too, in no order. */
export async function findProfilesWithDeleted(db: Db, ids: readonly string[]): Promise<ProfileRow[]> {
  return ids.length === 0 ? [] : db.selectFrom('profiles').select(columns).where('id', 'in', ids).execute();
}

/** A profile that is not deleted, locked until the transaction ends. */
export async function lockProfile(trx: Db, id: string): Promise<ProfileRow | undefined> {
  return trx
    .selectFrom('profiles')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** A person's profiles, oldest first. */
export async function findProfilesOf(db: Db, userId: string): Promise<ProfileRow[]> {
  return db
    .selectFrom('profiles')
    .select(columns)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function countProfilesOf(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('profiles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function updateProfile(trx: Db, id: string, changes: Updateable<ProfilesTable>): Promise<ProfileRow> {
  return trx.updateTable('profiles').set(changes).where('id', '=', id).returning(columns).executeTakeFirstOrThrow();
}

/** Makes the tag postings of a profile these, already folded for comparison; none for a deleted profile. */
export async function replaceTags(
  trx: Db,
  profile: Pick<ProfileRow, 'id' | 'profile_type' | 'tier'>,
  tags: readonly string[],
): Promise<void> {
  await trx.deleteFrom('profile_tags').where('profile_id', '=', profile.id).execute();
  if (tags.length === 0) return;
  const rows = tags.map((tag) => ({
    profile_id: profile.id,
    tag,
    profile_type: profile.profile_type,
    tier: profile.tier,
  }));
  await trx.insertInto('profile_tags').values(rows).execute();
}

/** Notes that a person saw a profile on a day; false when that was known (D8). */
export async function insertView(trx: Db, profileId: string, viewerUserId: string, day: string): Promise<boolean> {
  const result = await trx
    .insertInto('profile_views')
    .values({ profile_id: profileId, viewer_user_id: viewerUserId, day })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Counts one more view and answers the new number. */
export async function addView(trx: Db, id: string): Promise<number> {
  const { views } = await trx
    .updateTable('profiles')
    .set((eb) => ({ views: eb('views', '+', 1) }))
    .where('id', '=', id)
    .returning('views')
    .executeTakeFirstOrThrow();
  return views;
}

export interface ProfileSearch {
  profileType: ProfileType | null;
  /** Folded; a profile must carry all of them. */
  tags: readonly string[];
  /** Folded; a profile must name one of them. */
  languages: readonly string[];
  text: string | null;
  isPremium: boolean | null;
  isVerified: boolean | null;
  offset: number;
  limit: number;
}

/** Only the newest matches of a text are ranked, and no list is counted or read further than this, however large the tables are. */
const RANKED = 500;
const REACH = 10_000;

/** One page of profiles, best or newest first, and how many there are, counted up to the reach of a search. */
export async function searchProfiles(db: Db, search: ProfileSearch): Promise<{ rows: ProfileRow[]; total: number }> {
  const reach = search.text === null ? REACH : RANKED;
  const newest = matching(db, search).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(reach);
  const { count } = await db
    .selectFrom(newest.select('id').as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (search.offset >= count) return { rows: [], total: count };
  if (search.text === null) {
    const limit = Math.min(search.limit, reach - search.offset);
    const rows = await matching(db, search)
      .select(columns)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(search.offset)
      .execute();
    return { rows, total: count };
  }
  const rows = await db
    .selectFrom(newest.select(columns).select('search').as('found'))
    .select(columns)
    .orderBy(sql`ts_rank(search, search_query(${search.text}))`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(search.limit)
    .offset(search.offset)
    .execute();
  return { rows, total: count };
}

function matching(db: Db, search: ProfileSearch) {
  let query = db.selectFrom('profiles').where('deleted_at', 'is', null);
  if (search.profileType !== null) query = query.where('profile_type', '=', search.profileType);
  if (search.isVerified !== null) query = query.where('is_verified', '=', search.isVerified);
  if (search.isPremium !== null) query = query.where('tier', search.isPremium ? '>' : '=', 'free');
  if (search.text !== null) query = query.where(sql<boolean>`search @@ search_query(${search.text})`);
  for (const tag of search.tags) {
    query = query.where('id', 'in', (eb) => eb.selectFrom('profile_tags').select('profile_id').where('tag', '=', tag));
  }
  if (search.languages.length > 0) {
    query = query.where(sql<boolean>`fold_words(languages) && ${search.languages}::text[]`);
  }
  return query;
}
