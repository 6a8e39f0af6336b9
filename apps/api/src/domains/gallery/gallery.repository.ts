import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { maySee } from '../pairs/pairs.public.ts';
import { isOpenGroup, type ProfileRow } from '../profiles/profiles.public.ts';

export type LatestRow = Pick<ProfileRow, 'profile_type' | 'subtype' | 'is_verified' | 'created_at'>;

/** The newest living profiles, with only the fields for the landing page. */
export async function findLatestProfiles(db: Db, limit: number): Promise<LatestRow[]> {
  return db
    .selectFrom('profiles')
    .select(['profile_type', 'subtype', 'is_verified', 'created_at'])
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export interface Counts {
  people: number;
  profiles: number;
  matches: number;
  messages: number;
}

/** The last counts. */
export async function findCounts(db: Db): Promise<Counts> {
  return db.selectFrom('statistics').select(['people', 'profiles', 'matches', 'messages']).executeTakeFirstOrThrow();
}

/**
 * Counts everything but what was deleted. A conversation numbers its messages without gaps, so the sum of the last numbers is the number of
 * messages.
 */
export async function countEverything(db: Db): Promise<void> {
  await sql`
    update statistics set
      people = (select count(*) from users where deletion_due_at is null),
      profiles = (select count(*) from profiles where deleted_at is null),
      matches = (select count(*) from matches),
      messages = (select coalesce(sum(last_seq), 0) from conversations)`.execute(db);
}

const cardColumns = [
  'id',
  'profile_type',
  'subtype',
  'name',
  'bio',
  'avatar_url',
  'cover_url',
  'tags',
  'is_verified',
] as const satisfies readonly (keyof ProfileRow)[];

/** The fields of a profile's card. */
export type CardRow = Pick<ProfileRow, (typeof cardColumns)[number]>;

/** The living ones of these profiles, in the order of the ids. */
export async function findCards(db: Db, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('profiles')
    .select(cardColumns)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy(sql`array_position(${ids}::uuid[], id)`)
    .execute();
}

const groupColumns = [
  'id',
  'name',
  'bio',
  'avatar_url',
  'cover_url',
  'tags',
  'is_verified',
  'details',
] as const satisfies readonly (keyof ProfileRow)[];

/** The fields of a public group's card. */
export type GroupRow = Pick<ProfileRow, (typeof groupColumns)[number]>;

/** The open ones of these groups, in the order of the ids. */
export async function findOpenGroups(db: Db, ids: readonly string[]): Promise<GroupRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('profiles')
    .select(groupColumns)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where(isOpenGroup)
    .orderBy(sql`array_position(${ids}::uuid[], id)`)
    .execute();
}

/** The living trending profiles that a viewer may see, most popular first. */
export async function findTrendingCards(db: Db, viewerUserId: string | null, limit: number): Promise<CardRow[]> {
  return db
    .selectFrom('trending_profiles')
    .innerJoin('profiles', 'profiles.id', 'profile_id')
    .select(cardColumns)
    .where('deleted_at', 'is', null)
    .where(maySee(viewerUserId, 'profiles.user_id'))
    .orderBy('place')
    .limit(limit)
    .execute();
}

/** A profile with fewer viewers or likers is not trending, so that nobody can push one alone. */
const FEWEST_PEOPLE = 3;

/**
 * Replaces the trending profiles: those with the most viewers (1 point each) and likers (3) after a UTC day, each
 * person once a profile.
 * @param since the last day that does not count
 */
export async function replaceTrending(trx: Db, since: string, most: number): Promise<void> {
  await trx.deleteFrom('trending_profiles').execute();
  await sql`
    insert into trending_profiles (place, profile_id)
    select row_number() over (order by sum(weight) desc, profile_id desc), profile_id
    from (
      select profile_id, user_id, max(weight) as weight
      from (
        select profile_id, viewer_user_id as user_id, 1 as weight from profile_views where day > ${since}::date
        union all
        select profile_id, user_id, 3 from profile_likers where day > ${since}::date
      ) as seen
      group by profile_id, user_id
    ) as people
    where exists (select from profiles where id = profile_id and deleted_at is null)
    group by profile_id having count(*) >= ${FEWEST_PEOPLE}
    order by sum(weight) desc, profile_id desc
    limit ${most}`.execute(trx);
}

/**
 * Replaces the words that typos are compared with: those of four letters or more in the tags and bios of at least two
 * of the newest 20,000 living profiles, and in shared tags, interests and skills of all. A word of one profile alone is
 * a name or a typo.
 */
export async function replaceVocabulary(db: Db): Promise<void> {
  await sql`
    with words as materialized (
      select word from ts_stat(
        'select search from profiles where deleted_at is null order by created_at desc limit 20000', 'bc') where ndoc > 1
      union
      select regexp_split_to_table(word, ' ') from word_uses where profiles > 1
    ), kept as materialized (
      select word from words where char_length(word) between 4 and 40
    ), dropped as (
      delete from search_vocabulary where word not in (select word from kept)
    )
    insert into search_vocabulary (word) select word from kept on conflict (word) do nothing`.execute(db);
}
