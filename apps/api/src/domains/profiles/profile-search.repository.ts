import { type RawBuilder, sql } from 'kysely';
import { countedRows, type ListKey, type PartRequest, readPart } from '../../database/list-part.ts';
import type { Db, ProfileType, ProofKind } from '../../database/schema.ts';
import { maySee } from '../pairs/pairs.public.ts';
import type { SearchText } from './search-text.rules.ts';

/** The filters of a profile search. */
export interface ProfileSearch {
  /** Who searches, and finds nobody across a block (D64); null for a guest. */
  viewerUserId: string | null;
  profileType: ProfileType | null;
  /** Each tag with its synonyms; a profile must have one of each. */
  tags: readonly (readonly string[])[];
  /** Each language with its synonyms; a profile must name one of them. */
  languages: readonly string[];
  isPremium: boolean | null;
  isVerified: boolean | null;
  /** What it has proven and shows (D84). */
  proven: ProofKind | null;
  /** Only public groups that can be joined. */
  isOpenGroup: boolean;
}

/** The orders of SPEC 2 (Gallery); ties are ordered newest first. */
export type ProfileOrder = 'recent' | 'popular' | 'verified';

/** A part of the results as ids: only the profiles of the part are read in full. */
export interface FoundPart {
  ids: string[];
  total: number;
  /** Null at the end of the list, and in lists without cursors. */
  next: ListKey | null;
}

type PageRequest = Pick<PartRequest, 'limit' | 'offset'>;

/** A part of the matching profiles, newest first. */
export async function findNewest(db: Db, search: ProfileSearch, request: PartRequest): Promise<FoundPart> {
  const all = matching(db, search, await isTagRare(db, search));
  const by = { at: sql<Date>`created_at`, id: sql<string>`id` };
  const { rows, ...part } = await readPart(db, all.select('id'), { by, all, request });
  return { ids: rows.map(({ id }) => id), ...part };
}

/** One page of the matching profiles, most liked first. */
export async function findMostPopular(db: Db, search: ProfileSearch, request: PageRequest): Promise<FoundPart> {
  const all = matching(db, search, await isTagRare(db, search));
  const page = sql`${all.select('id')} order by ${ORDERS.popular} limit ${request.limit} offset ${request.offset}`;
  return readPage(db, page, countedRows(all, { ...request, after: null }));
}

/**
 * One page of the matching profiles, verified ones first. Each kind has an index by time, so the newest of both are
 * merged.
 */
export async function findVerifiedFirst(db: Db, search: ProfileSearch, request: PageRequest): Promise<FoundPart> {
  const isRare = await isTagRare(db, search);
  const newest = (isVerified: boolean) => sql`(
    ${matching(db, { ...search, isVerified }, isRare).select(['id', 'created_at', 'is_verified'])}
    order by ${ORDERS.recent} limit ${request.offset + request.limit})`;
  // A filter for one kind excludes the other.
  const kinds = [true, false].filter((kind) => search.isVerified === null || search.isVerified === kind);
  const page = sql`
    select id from (${sql.join(kinds.map(newest), sql` union all `)}) as both_kinds
    order by ${ORDERS.verified} limit ${request.limit} offset ${request.offset}`;
  return readPage(db, page, countedRows(matching(db, search, isRare), { ...request, after: null }));
}

/** Max. matches of a text that are ranked, the newest ones. */
const RANKED = 200;

/**
 * One page of the matching profiles with the first 12 words of a text, and the number of ranked ones: best first, or in
 * the requested order.
 */
export async function findByWords(
  db: Db,
  search: ProfileSearch & { text: SearchText },
  order: ProfileOrder | null,
  { limit, offset }: PageRequest,
): Promise<FoundPart> {
  const query = queryOf(search.text);
  const words = sql`
    select id, created_at, popularity, is_verified, ts_rank(search, ${query}) as likeness
    from (
      ${matching(db, search)
        .where(sql<boolean>`search @@ ${query}`)
        .select(['id', 'created_at', 'popularity', 'is_verified', 'search'])}
      order by ${ORDERS.recent} limit ${RANKED}
    ) as newest`;
  return readRanked(db, words, order, { limit, offset });
}

/** Max. similar names, and max. profiles with similar words, that are read. */
const ALIKE = 200;
/** Shorter texts and words are similar to too many. */
const SHORTEST_WITH_TYPOS = 4;

/**
 * A text with each unknown word replaced by the most similar one of tags and bios, if there is one; null if that
 * changes nothing.
 */
export async function findNearestWords(db: Db, text: string): Promise<string | null> {
  const { rows } = await sql<{ nearest: string | null }>`
    select case when bool_or(near is not null) then string_agg(coalesce(near, word), ' ' order by place) end as nearest
    from (
      select word, place from regexp_split_to_table(search_words(${text}, false), ' ') with ordinality as words(word, place)
      where word <> '' order by place limit 12
    ) as typed
    left join lateral (
      select known.word as near from search_vocabulary as known
      where char_length(typed.word) >= ${SHORTEST_WITH_TYPOS} and known.word % typed.word
        and not exists (select from search_vocabulary as begun where begun.word ^@ typed.word)
      order by similarity(known.word, typed.word) desc, known.word limit 1
    ) as similar_words on true`.execute(db);
  return rows[0]?.nearest ?? null;
}

/**
 * One page of the matching profiles whose name is similar to a text, or that have the words it may mean, so that typos
 * are forgiven; the most similar first.
 * @param meant the text without its typos, null if it has none
 */
export async function findAlike(
  db: Db,
  search: ProfileSearch,
  text: string,
  meant: { written: string; text: SearchText } | null,
  order: ProfileOrder | null,
  { limit, offset }: PageRequest,
): Promise<FoundPart> {
  const folded = sql<string>`(select search_words(${text}, false))`;
  const likenessOf = (to: RawBuilder<unknown>) => sql`word_similarity(${folded}, ${to}) + similarity(${folded}, ${to})`;
  const names = sql`
    select id, created_at, popularity, is_verified, ${likenessOf(sql`folded_name`)} as likeness
    from (
      ${matching(db, search)
        .where(sql<boolean>`${folded} <% folded_name`)
        .where(sql<boolean>`char_length(${folded}) >= ${SHORTEST_WITH_TYPOS}`)
        .select(['id', 'created_at', 'popularity', 'is_verified', 'folded_name'])}
      limit ${ALIKE}
    ) as alike`;
  if (meant === null) return readRanked(db, names, order, { limit, offset });
  const words = sql`
    select id, created_at, popularity, is_verified, ${likenessOf(sql`${meant.written}::text`)} as likeness
    from (
      ${matching(db, search)
        .where(sql<boolean>`search @@ ${queryOf(meant.text)}`)
        .select(['id', 'created_at', 'popularity', 'is_verified'])}
      order by ${ORDERS.recent} limit ${ALIKE}
    ) as meant`;
  const both = sql`
    select distinct on (id) * from (select * from (${names}) as by_name union all select * from (${words}) as by_words) as found_twice
    order by id, likeness desc`;
  return readRanked(db, both, order, { limit, offset });
}

const ORDERS = {
  recent: sql`created_at desc, id desc`,
  popular: sql`popularity desc, created_at desc, id desc`,
  verified: sql`is_verified desc, created_at desc, id desc`,
} as const satisfies Record<ProfileOrder, RawBuilder<unknown>>;

/** A page of rows that a text found, ordered by their `likeness` to it. */
async function readRanked(
  db: Db,
  found: RawBuilder<unknown>,
  order: ProfileOrder | null,
  { limit, offset }: PageRequest,
): Promise<FoundPart> {
  const by = order === null ? sql`likeness desc, ${ORDERS.recent}` : ORDERS[order];
  const page = sql`select id from found order by ${by} limit ${limit} offset ${offset}`;
  return readPage(db, page, sql`(select count(*) from found)`, sql`with found as materialized (${found})`);
}

/** Always one row, also for a page past the end. */
async function readPage(
  db: Db,
  page: RawBuilder<unknown>,
  total: RawBuilder<unknown>,
  before: RawBuilder<unknown> = sql``,
): Promise<FoundPart> {
  const { rows } = await sql<{ ids: string[]; total: number }>`
    ${before} select array(${page}) as ids, ${total} as total`.execute(db);
  return { ids: rows[0]?.ids ?? [], total: rows[0]?.total ?? 0, next: null };
}

/** A text without known words is passed as it is. With known words, the query is built once instead of for each row. */
const queryOf = ({ rest, known }: SearchText): RawBuilder<unknown> =>
  known.length === 0
    ? sql`search_query(${rest})`
    : sql`(select search_query(${rest}, ${JSON.stringify(known)}::jsonb))`;

/**
 * SPEC 5: a public group with a link to its community or its X profile. Matches the condition of the index
 * `profiles_open_groups`.
 */
export const isOpenGroup = sql<boolean>`(profile_type = 'group' and details ->> 'isPublic' = 'true'
  and coalesce(details ->> 'communityLink', details ->> 'xProfile') is not null)`;

const areTagged = (tags: ProfileSearch['tags']): RawBuilder<boolean> =>
  sql<boolean>`(deleted_at is null and ${sql.join(
    tags.map((tag) => sql`folded_tags && fold_words(${tag}::text[])`),
    sql` and `,
  )})`;

/** A tag on fewer profiles is rare. */
const RARE = 500;

/**
 * Whether one of the tags is so rare that its profiles are looked up first and then sorted. PostgreSQL assumes that
 * every tag is as common as the rarest one in its statistics, and would read all profiles in order for a tag that
 * hardly anybody has.
 */
async function isTagRare(db: Db, { tags }: ProfileSearch): Promise<boolean> {
  if (tags.length === 0) return false;
  const carriers = tags.map((tag) => {
    const some = sql`select from profile_tags where tag = any (fold_words(${tag}::text[])) limit ${RARE}`;
    return sql`(select count(*) from (${some}) as some_carriers)`;
  });
  const { rows } = await sql<{ isRare: boolean }>`select least(${sql.join(carriers)}) < ${RARE} as "isRare"`.execute(
    db,
  );
  return rows[0]?.isRare ?? false;
}

function matching(db: Db, search: ProfileSearch, isRare = false) {
  let query = db.selectFrom('profiles').where('deleted_at', 'is', null);
  if (search.viewerUserId !== null) query = query.where(maySee(search.viewerUserId, 'profiles.user_id'));
  if (search.profileType !== null) query = query.where('profile_type', '=', search.profileType);
  if (search.isVerified !== null) query = query.where('is_verified', '=', search.isVerified);
  // The second half is what the index `profiles_proven` needs.
  if (search.proven !== null)
    query = query.where(sql<boolean>`${search.proven} = any (proven_kinds) and proven_kinds <> '{}'`);
  if (search.isOpenGroup) query = query.where(isOpenGroup);
  if (search.isPremium !== null) query = query.where('tier', search.isPremium ? '>' : '=', 'free');
  if (search.tags.length > 0) {
    const tagged = areTagged(search.tags);
    query = query.where(isRare ? sql<boolean>`id = any (array(select id from profiles where ${tagged}))` : tagged);
  }
  if (search.languages.length > 0) {
    query = query.where(sql<boolean>`folded_languages && fold_words(${search.languages}::text[])`);
  }
  return query;
}
