import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { type ListPart, type PartRequest, readPart } from '../../database/list-part.ts';
import type { Db, ProfileCountersTable, ProfilesTable, ProfileType } from '../../database/schema.ts';
import type { SearchText } from './profiles.search-text.ts';
import type { ShownLinkRow } from './project-links.repository.ts';

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
  'picture_descriptions',
  'tags',
  'languages',
  'interests',
  'skills',
  'details',
  'is_verified',
  'tier',
  'created_at',
  'updated_at',
  'deleted_at',
] as const satisfies readonly (keyof ProfilesTable)[];

/** What is counted of a profile. */
export type ProfileCounts = Omit<Selectable<ProfileCountersTable>, 'profile_id'>;
/** A profile with its counts, as it is shown in full. */
export type CountedProfileRow = ProfileRow & ProfileCounts;

/** What the other side of a match or conversation shows of a profile, deleted ones too. */
export type PartnerRow = Pick<
  ProfileRow,
  'id' | 'profile_type' | 'subtype' | 'name' | 'photos' | 'avatar_url' | 'is_verified'
> & { is_deleted: boolean };

/** A PartnerRow as one value of a query that joins `profiles` under a name of its own. */
export const partnerColumn = (profile: string) => {
  const column = (name: keyof ProfilesTable) => sql.ref(`${profile}.${name}`);
  return sql<PartnerRow>`json_build_object(
    'id', ${column('id')}, 'profile_type', ${column('profile_type')}, 'subtype', ${column('subtype')}, 'name', ${column('name')},
    'photos', ${column('photos')}, 'avatar_url', ${column('avatar_url')}, 'is_verified', ${column('is_verified')},
    'is_deleted', ${column('deleted_at')} is not null)`;
};

/** An own profile that somebody acts as. */
export interface ActingProfile {
  id: string;
  userId: string;
}

/** The columns of a ProfileRow, for queries elsewhere that join profiles: the search vector is never read. */
export const profileColumns = columns;

export async function insertProfile(trx: Db, profile: Insertable<ProfilesTable>): Promise<ProfileRow> {
  return trx.insertInto('profiles').values(profile).returning(columns).executeTakeFirstOrThrow();
}

/** Of the table `profile_counters` beside the profiles that it is joined to. */
const counts = (['views', 'likes', 'matches'] as const).map((name) =>
  sql<number>`coalesce(${sql.ref(`profile_counters.${name}`)}, 0)`.as(name),
);

/** Profiles with their counts. */
const selectCounted = (db: Db) =>
  db
    .selectFrom('profiles')
    .leftJoin('profile_counters', 'profile_counters.profile_id', 'profiles.id')
    .select(columns)
    .select(counts);

/** A profile that is not deleted. */
export async function findProfile(db: Db, id: string): Promise<ProfileRow | undefined> {
  return db
    .selectFrom('profiles')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A profile that is not deleted, with its counts. */
export async function findCountedProfile(db: Db, id: string): Promise<CountedProfileRow | undefined> {
  return selectCounted(db).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}

/** Profiles that are not deleted by their ids, with their counts and the links that wait for no review, in no order. */
export async function findLinkedProfiles(
  db: Db,
  ids: readonly string[],
): Promise<(CountedProfileRow & { links: ShownLinkRow[] })[]> {
  if (ids.length === 0) return [];
  const links = sql<ShownLinkRow[]>`(
    select coalesce(json_agg(json_build_object('id', link.id, 'profile_id', link.profile_id, 'url', link.url, 'approved_at', link.approved_at)
      order by link.position), '[]')
    from project_links link where link.profile_id = profiles.id and link.approved_at is not null)`;
  return selectCounted(db)
    .select(links.as('links'))
    .where('profiles.id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Profiles by their ids, deleted ones too, in no order. */
export async function findProfilesWithDeleted(db: Db, ids: readonly string[]): Promise<ProfileRow[]> {
  return ids.length === 0 ? [] : db.selectFrom('profiles').select(columns).where('id', 'in', ids).execute();
}

/** A profile that is not deleted, with its counts, locked until the transaction ends. */
export async function lockProfile(trx: Db, id: string): Promise<CountedProfileRow | undefined> {
  return selectCounted(trx)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate('profiles')
    .executeTakeFirst();
}

/** A person's profiles, oldest first, with their counts. */
export async function findProfilesOf(db: Db, userId: string): Promise<CountedProfileRow[]> {
  return selectCounted(db)
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

export interface ProfileSearch {
  profileType: ProfileType | null;
  /** Folded, each with the words that mean the same: a profile must carry one of each. */
  tags: readonly (readonly string[])[];
  /** Folded, with all that mean the same; a profile must name one of them. */
  languages: readonly string[];
  isPremium: boolean | null;
  isVerified: boolean | null;
}

/** A part of the profiles that fit, newest first. */
export async function findNewest(
  db: Db,
  search: ProfileSearch,
  request: PartRequest,
): Promise<ListPart<CountedProfileRow>> {
  const by = { at: sql<Date>`created_at`, id: sql<string>`id` };
  const all = matching(db, search);
  return readPart(db, all.select(columns).select(counts), { by, all, request });
}

/** Only the newest matches of a text are ranked, however many there are. */
const RANKED = 500;

/** One page of the profiles that fit and hold the first 12 words of a text, best first, and how many of them are ranked. */
export async function findBest(
  db: Db,
  search: ProfileSearch & { text: SearchText },
  { limit, offset }: { limit: number; offset: number },
): Promise<ListPart<CountedProfileRow>> {
  const query = queryOf(search.text);
  const found = matching(db, search)
    .where(sql<boolean>`search @@ ${query}`)
    .select(['id', 'created_at', sql<number>`ts_rank(search, ${query})`.as('rank')])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(RANKED);
  const rows = await db
    .with('found', () => found)
    .with('page', (cte) =>
      cte
        .selectFrom('found')
        .selectAll()
        .orderBy('rank', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset),
    )
    .selectFrom('page')
    .innerJoin('profiles', 'profiles.id', 'page.id')
    .leftJoin('profile_counters', 'profile_counters.profile_id', 'page.id')
    .select(columns.map((column) => `profiles.${column}` as const))
    .select(counts)
    .select((eb) =>
      eb.selectFrom('found').select(eb.fn.countAll<number>().as('total')).$asScalar().$notNull().as('total'),
    )
    .orderBy('page.rank', 'desc')
    .orderBy('page.created_at', 'desc')
    .orderBy('page.id', 'desc')
    .execute();
  const [first] = rows;
  if (first !== undefined || offset === 0) return { rows, total: first?.total ?? 0, next: null };
  // A page past the end has no row to tell the total.
  const { total } = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total, next: null };
}

/** A text without known words goes as it is; with them the query is made once, not for each row. */
const queryOf = ({ rest, known }: SearchText): RawBuilder<unknown> =>
  known.length === 0
    ? sql`search_query(${rest})`
    : sql`(select search_query(${rest}, ${JSON.stringify(known)}::jsonb))`;

function matching(db: Db, search: ProfileSearch) {
  let query = db
    .selectFrom('profiles')
    .leftJoin('profile_counters', 'profile_counters.profile_id', 'profiles.id')
    .where('deleted_at', 'is', null);
  if (search.profileType !== null) query = query.where('profile_type', '=', search.profileType);
  if (search.isVerified !== null) query = query.where('is_verified', '=', search.isVerified);
  if (search.isPremium !== null) query = query.where('tier', search.isPremium ? '>' : '=', 'free');
  for (const tag of search.tags) {
    query = query.where('id', 'in', (eb) =>
      eb
        .selectFrom('profile_tags')
        .select('profile_id')
        .where(sql<boolean>`tag = any(${tag}::text[])`),
    );
  }
  if (search.languages.length > 0) {
    query = query.where(sql<boolean>`fold_words(languages) && ${search.languages}::text[]`);
  }
  return query;
}
