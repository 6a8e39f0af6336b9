import { sql, type RawBuilder } from 'kysely';
import type { Db, DeckClass, DeckFilter, StoredRanking, ProfileType, Tier } from '../../database/schema.ts';
import { maySee } from '../pairs/pairs.public.ts';
import { DECK_FILTERS, partsOf, TYPES } from './deck-filter.rules.ts';
import type { Place } from './rank.rules.ts';
import type { Presence, SeenToday } from './schedule.rules.ts';
import type { MatchTraits } from '../score/score.public.ts';
import { mayFit, mustConditions, NOTHING_SOUGHT, type Seeking, type SeekingGroup } from '../seeking/seeking.public.ts';

/**
 * The owner of a deck, and what it never shows: the owner's own profiles, liked ones, recently disliked ones, and those
 * that do not meet a must.
 */
export interface DeckOwner {
  profileId: string;
  userId: string;
  filter: DeckFilter;
  /** Dislikes after this time still hide their profile (D39). */
  dislikesHideFrom: Date;
  /** What its profile seeks (D62). */
  seeking: Seeking;
  /** The UTC day. */
  today: string;
  /** The UTC day before the first one whose exposure counts (D61). */
  exposedAfter: string;
}

/** When a deck was last filled and what the fill covered; see the columns of `decks`. */
export interface DeckState {
  filledAt: Date;
  changesSeenTo: Date;
  /**
   * The class of which profiles were left outside: `boosted` if there are such of premium_plus alone, `others` if there are
   * others; null if the deck has everybody.
   */
  openClass: DeckClass | null;
  /** The fair shares of exposure of boosted profiles and of all others (D61); null in decks of the version before. */
  fairShares: readonly [number, number] | null;
  /** The position of the last boosted entry, from 1; 0 without one, null in decks of the version before. */
  lastBoosted: number | null;
}

export interface StoredDeck extends DeckState {
  /** All entries, invalid ones included. */
  entries: number;
  /** Whether its profile was edited since the fill. */
  isOutdated: boolean;
  /** The model's ranking since the fill, with its UTC day (D38); null if there is none. */
  ranking: StoredRanking | null;
  rankedOn: string | null;
  /** When its profile was last edited. */
  actorUpdatedAt: Date;
  /** What the musts hide; null until it was counted since the fill (D62). */
  hiddenByMusts: HiddenByMusts | null;
}

/** The fields of a profile that decide its place in a deck. */
export interface Candidate extends Presence {
  id: string;
  isBoosted: boolean;
  traits: MatchTraits;
}

/** An entry unchanged since the fill: its stored score is valid. */
export interface StandingEntry {
  id: string;
  isBoosted: boolean;
  createdAt: Date;
  lastActiveOn: string | null;
  score: number;
  /** Its position in the stored deck, from 1. */
  position: number;
}

/** A profile that arrived, changed or became visible again since the fill. */
export interface NewCandidate extends Candidate {
  /** False if it is here only because it changed just before the fill, or because a dislike ended. */
  isChange: boolean;
}

/** A deck at one instant. */
export interface DeckView {
  stored: StoredDeck;
  /** The traits by which its profile is scored. */
  actor: MatchTraits;
  seenToday: SeenToday;
  /** The best entries, best first. */
  standing: StandingEntry[];
  /** Unordered; some may be among the entries too. */
  news: NewCandidate[];
}

/** Limits of a read. */
export interface DeckReach {
  /** Max. standing entries. */
  standing: number;
  /** Max. changes of each type and tier, newest first. */
  changes: number;
  /** Milliseconds before the end of the fill from which a change may be missing in it. */
  overlap: number;
  /** Milliseconds that a dislike hides a profile (D39). */
  dislikes: number;
}

const TIERS: Readonly<Record<DeckClass, readonly Tier[]>> = { boosted: ['premium_plus'], others: ['premium', 'free'] };
/** The tiers of a class: each has an index of its own. */
const tiersOf = (deckClass: DeckClass): RawBuilder<Tier> => sql`unnest(${TIERS[deckClass]}::tier[])`;

/**
 * The types of a filter, written into the query: PostgreSQL assumes that an array parameter is long, and would plan
 * each read of a deck again.
 */
function typesOf(filter: DeckFilter): RawBuilder<ProfileType[]> {
  const { type } = partsOf(filter);
  return listed(type === null ? TYPES : [type]);
}
const listed = (types: readonly ProfileType[]): RawBuilder<ProfileType[]> =>
  sql`array[${sql.join(types.map(sql.lit))}]::profile_type[]`;

const IS_BOOSTED = sql<boolean>`p.tier = 'premium_plus'`;
/** The traits of a profile by its alias in a query. */
function traits(profile: 'p' | 'actor'): RawBuilder<MatchTraits> {
  const of = sql.raw(profile);
  return sql`json_build_object('profileType', ${of}.profile_type, 'subtype', ${of}.subtype, 'tags', ${of}.tags,
    'interests', ${of}.interests, 'skills', ${of}.skills, 'languages', ${of}.languages, 'provenKinds', ${of}.proven_kinds)`;
}
const LAST_ACTIVE = sql<string | null>`(select seen.day::text from last_activity seen where seen.user_id = p.user_id)`;

/** Whom the deck may hold, whatever was decided on: the one list of what hides a profile `p` (D3, D62, D64, D84). */
function mayHold(owner: DeckOwner): RawBuilder<boolean> {
  const musts = mustConditions(owner.seeking).map(({ isMet }) => isMet);
  const { proven } = partsOf(owner.filter);
  // The second half is what the index `profiles_proven` needs.
  const proofs = proven === null ? [] : [sql`${sql.lit(proven)} = any (p.proven_kinds)`, sql`p.proven_kinds <> '{}'`];
  return sql.join(
    [
      sql`p.deleted_at is null`,
      sql`p.user_id <> ${owner.userId}`,
      maySee(owner.userId, 'p.user_id'),
      ...proofs,
      ...musts,
    ],
    sql` and `,
  );
}

/** Whether a like `l` is from before today: within a day, a profile that moved up would tell of it (D24). */
const isFromBeforeToday = ({ today }: DeckOwner): RawBuilder<boolean> => sql`
  l.created_at < ${today}::date::timestamp at time zone 'UTC'`;

/**
 * The last day before today on which the owner looked at a deck. The first fill of a day notes the visit after this was read. A look with
 * one of their profiles, or through one filter, counts for all of them: likes of the others are then left to chance.
 */
const previousVisit = ({ userId, today }: DeckOwner): RawBuilder<string> => sql`
  coalesce((select case when visit.day < ${today}::date then visit.day else visit.previous_day end
    from last_activity visit where visit.user_id = ${userId}), '-infinity')`;

/** Whether chance makes the pair due today, whoever of the two asks (D61). */
const isDueByChance = ({ profileId, today }: DeckOwner, other: RawBuilder<unknown>): RawBuilder<boolean> => sql`
  hashtextextended(least(${other}, ${profileId})::text || greatest(${other}, ${profileId})::text || ${today}::text,
    (select salt from deck_salt)) % 2 = 0`;

/**
 * What a place depends on beside the profile itself (D61). Each part is one lookup by primary key a row.
 *
 * Chance makes half of all pairs due on a day. A like makes its pair due on the first day after it on which its receiver looks at
 * a deck, and then counts no more: who compares many days never learns more from a profile's place than that the odds of a like are
 * twice as high (D24).
 */
function presence(owner: DeckOwner): RawBuilder<Pick<Candidate, 'traits' | 'shown' | 'lastActiveOn' | 'isToday'>> {
  return sql`json_build_object('traits', ${traits('p')}, 'lastActiveOn', ${LAST_ACTIVE},
    'shown', coalesce((select sum(e.shown) from exposures e where e.profile_id = p.id and e.day > ${owner.exposedAfter}), 0),
    'isToday', ${isDueByChance(owner, sql`p.id`)}
      or exists (select from swipes l where l.actor_profile_id = p.id and l.target_profile_id = ${owner.profileId} and l.kind <> 'dislike'
        and l.created_at >= ${previousVisit(owner)}::timestamp at time zone 'UTC' and ${isFromBeforeToday(owner)}))`;
}

/**
 * One lookup by primary key a row: a scalar subquery is never turned into a join that reads all swipes of the actor.
 */
function decided(owner: DeckOwner): RawBuilder<boolean> {
  return sql`coalesce((
    select s.kind <> 'dislike' or s.created_at > ${owner.dislikesHideFrom} from swipes s
    where s.actor_profile_id = ${owner.profileId} and s.target_profile_id = p.id), false)`;
}

/** One hash of the actor's swipes for a scan over many rows: twice as fast there as a lookup a row. */
function decidedIds(owner: DeckOwner): RawBuilder<string> {
  return sql`(select s.target_profile_id from swipes s
    where s.actor_profile_id = ${owner.profileId} and (s.kind <> 'dislike' or s.created_at > ${owner.dislikesHideFrom}))`;
}

/** A deck entry as JSON. */
interface Found {
  id: string;
  isBoosted: boolean;
  createdAt: string;
  score: number | null;
  position: number | null;
  lastActiveOn: string | null;
  presence: Pick<Candidate, 'traits' | 'shown' | 'lastActiveOn' | 'isToday'> | null;
  isChange: boolean;
}

/**
 * The beginning of a deck and the news since its fill, of one instant and in one row; null before the first fill, and
 * for a profile that is deleted or not the owner's.
 */
export async function readDeck(db: Db, owner: DeckOwner, reach: DeckReach): Promise<DeckView | null> {
  const { rows } = await sql<StoredDeck & { actor: MatchTraits; seen: number; seenBoosted: number; found: Found[] }>`
    select deck.filled_at as "filledAt", deck.changes_seen_to as "changesSeenTo", deck.open_class as "openClass",
      deck.fair_shares as "fairShares", deck.last_boosted as "lastBoosted", cardinality(deck.profile_ids) as entries,
      coalesce(today.seen, 0) as seen, coalesce(today.seen_boosted, 0) as "seenBoosted",
      deck.ranking, deck.ranked_on as "rankedOn", deck.hidden_by_musts as "hiddenByMusts", actor.updated_at as "actorUpdatedAt",
      actor.match_changed_at > deck.changes_seen_to as "isOutdated", ${traits('actor')} as actor,
      (select coalesce(json_agg(found), '[]') from (
        ${standingEntries(owner, reach.standing)} union all ${changes(owner, reach.changes)} union all ${ended(owner, reach.dislikes)}
      ) as found) as found
    from decks deck
    join profiles actor on actor.id = deck.actor_profile_id
    left join exposures today on today.profile_id = deck.actor_profile_id and today.day = ${owner.today}
    cross join lateral (select deck.changes_seen_to - make_interval(secs => ${reach.overlap / 1000}) as since) as fill
    where deck.actor_profile_id = ${owner.profileId} and deck.filter = ${owner.filter}
      and actor.user_id = ${owner.userId} and actor.deleted_at is null
  `.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { actor, found, seen, seenBoosted, ...stored } = row;
  return {
    stored,
    actor,
    seenToday: { seen, seenBoosted },
    standing: found.flatMap(asStanding),
    news: found.flatMap(asNews),
  };
}

const asStanding = ({ id, isBoosted, createdAt, lastActiveOn, score, position }: Found): StandingEntry[] =>
  score === null || position === null
    ? []
    : [{ id, isBoosted, createdAt: new Date(createdAt), lastActiveOn, score, position }];

const asNews = ({ id, isBoosted, createdAt, presence: found, isChange }: Found): NewCandidate[] =>
  found === null ? [] : [{ id, isBoosted, createdAt: new Date(createdAt), ...found, isChange }];

/**
 * The best entries unchanged since the fill. Each profile is looked up as a row of its own (`limit 1`), so PostgreSQL
 * reads the entries in the order of the array, and only until it has enough.
 */
function standingEntries(owner: DeckOwner, limit: number): RawBuilder<unknown> {
  return sql`(
    select standing.id, standing."isBoosted", standing."createdAt", entry.score, entry.position,
      standing."lastActiveOn", null::json as presence, false as "isChange"
    from unnest(deck.profile_ids, deck.scores) with ordinality as entry(id, score, position)
    cross join lateral (
      select p.id, ${IS_BOOSTED} as "isBoosted", p.created_at as "createdAt", ${LAST_ACTIVE} as "lastActiveOn" from profiles p
      where p.id = entry.id and p.match_changed_at < fill.since and ${mayHold(owner)} and not ${decided(owner)}
      limit 1
    ) as standing
    limit ${limit}
  )`;
}

/** The newest profiles that arrived or changed since the fill, at most `most` of each type and tier. */
function changes(owner: DeckOwner, most: number): RawBuilder<unknown> {
  return sql`(
    select changed.id, changed."isBoosted", changed."createdAt", null::real, null::bigint, null::text, changed.presence, changed."isChange"
    from unnest(enum_range(null::tier)) as tiers(tier)
    cross join unnest(${typesOf(owner.filter)}) as types(type)
    cross join lateral (
      select p.id, ${IS_BOOSTED} as "isBoosted", p.created_at as "createdAt", ${presence(owner)} as presence,
        p.match_changed_at > deck.changes_seen_to as "isChange" from profiles p
      where p.profile_type = types.type and p.tier = tiers.tier and ${mayHold(owner)}
        and p.match_changed_at >= fill.since and not ${decided(owner)}
      order by p.match_changed_at desc limit ${most}
    ) as changed
  )`;
}

/** Profiles whose dislike ended since the fill (D39). */
function ended(owner: DeckOwner, dislikes: number): RawBuilder<unknown> {
  return sql`(
    select p.id, ${IS_BOOSTED}, p.created_at, null::real, null::bigint, null::text, ${presence(owner)}, false
    from swipes s join profiles p on p.id = s.target_profile_id
    where s.actor_profile_id = ${owner.profileId} and s.kind = 'dislike'
      and s.created_at > deck.filled_at - make_interval(secs => ${dislikes / 1000})
      and s.created_at <= ${owner.dislikesHideFrom}
      and p.profile_type = any(${typesOf(owner.filter)})
      and ${mayHold(owner)}
  )`;
}

/** A candidate whose traits come with what else decides its place. */
type CandidateRow = Pick<Candidate, 'id' | 'isBoosted' | 'createdAt'> & Pick<Found, 'presence'>;

const asCandidate = ({ presence: found, ...row }: CandidateRow): Candidate[] =>
  found === null ? [] : [{ ...row, ...found }];

/** The newest profiles of a class that the deck may hold. Fewer than `most` means that these are all. */
export async function newestOfClass(
  db: Db,
  owner: DeckOwner,
  deckClass: DeckClass,
  most: number,
): Promise<Candidate[]> {
  const { type } = partsOf(owner.filter);
  const ofType = type === null ? sql`` : sql`and p.profile_type = ${type}`;
  const { rows } = await sql<CandidateRow>`
    with newest as materialized (
      select ids.id from ${tiersOf(deckClass)} as tiers(tier) cross join lateral (
        select p.id, p.created_at from profiles p
        where p.tier = tiers.tier ${ofType} and ${mayHold(owner)} and p.id not in ${decidedIds(owner)}
        order by p.created_at desc, p.id desc limit ${most}
      ) as ids
      order by ids.created_at desc, ids.id desc limit ${most}
    )
    select p.id, ${IS_BOOSTED} as "isBoosted", p.created_at as "createdAt", ${presence(owner)} as presence
    from newest join profiles p using (id)
  `.execute(db);
  return rows.flatMap(asCandidate);
}

/** Limits of a look into a large class. */
export interface ClassReach {
  /** Max. of each tag and tier. */
  perTag: number;
  /** Max. found by tags: those due today by chance first, and of these those with the most of the tags. */
  likely: number;
  /** Max. of the class whatever they say of themselves … */
  anybody: number;
  /** … and of those who liked the acting profile. */
  likers: number;
  /** From where on profiles are looked at, in the order of a hash of their ids: 32 bits with a sign. */
  from: number;
}

/**
 * Profiles of a class from a chance part of it: with one of the tags (folded), or whoever they are; those who liked the
 * acting profile, and those that the deck already holds.
 */
export async function partOfClass(
  db: Db,
  owner: DeckOwner,
  deckClass: DeckClass,
  tags: readonly string[],
  reach: ClassReach,
): Promise<Candidate[]> {
  const { type, proven } = partsOf(owner.filter);
  const types = (type === null ? TYPES : [type]).filter((each) => mayFit(owner.seeking, each));
  const perTag = Math.ceil(reach.perTag / Math.max(1, types.length));
  // Else most of what a word finds would be left out afterwards. Without musts that costs a lookup a row for nobody.
  const isHeld =
    proven === null && mustConditions(owner.seeking).length === 0
      ? sql``
      : sql`and exists (select from profiles p where p.id = posting.profile_id and ${mayHold(owner)})`;
  const { rows } = await sql<CandidateRow>`
    with classes as materialized (
      select types.type, tiers.tier from unnest(${listed(types)}) as types(type) cross join ${tiersOf(deckClass)} as tiers(tier)
    ), tagged as (
      select found.profile_id as id
      from unnest(${[...tags]}::text[]) as mine(tag) cross join classes
      cross join lateral ${aroundTheClock(
        reach.from,
        perTag,
        (side, order) => sql`
        select posting.profile_id from profile_tags posting
        where posting.tag = mine.tag and posting.tier = classes.tier and posting.profile_type = classes.type
          and uuid_hash(posting.profile_id) ${side}
          and posting.profile_id <> ${owner.profileId} and posting.profile_id not in ${decidedIds(owner)} ${isHeld}
        order by uuid_hash(posting.profile_id) limit ${order}`,
      )} as found
      group by found.profile_id
      order by ${isDueByChance(owner, sql`found.profile_id`)} desc, count(*) desc, ${turnOf(sql`found.profile_id`, reach.from)}
      limit ${reach.likely}
    ), anybody as (
      select found.id from classes
      cross join lateral ${aroundTheClock(
        reach.from,
        reach.anybody,
        (side, order) => sql`
        select p.id from profiles p
        where p.tier = classes.tier and p.profile_type = classes.type and ${mayHold(owner)}
          and uuid_hash(p.id) ${side} and p.id not in ${decidedIds(owner)}
        order by uuid_hash(p.id) limit ${order}`,
      )} as found
      order by ${turnOf(sql`found.id`, reach.from)} limit ${reach.anybody}
    ), likers as (
      select l.actor_profile_id as id from swipes l
      where l.target_profile_id = ${owner.profileId} and l.kind <> 'dislike' and ${isFromBeforeToday(owner)}
        and l.actor_profile_id not in ${decidedIds(owner)}
      order by l.created_at desc limit ${reach.likers}
    ), held as (
      select unnest(profile_ids) as id from decks where actor_profile_id = ${owner.profileId} and filter = ${owner.filter}
    )
    select p.id, ${IS_BOOSTED} as "isBoosted", p.created_at as "createdAt", ${presence(owner)} as presence
    from (select id from tagged union select id from anybody union select id from likers union select id from held) as candidates
    join profiles p using (id)
    where p.tier in (select ${tiersOf(deckClass)}) and p.profile_type = any(${typesOf(owner.filter)}) and ${mayHold(owner)}
      and not ${decided(owner)}
  `.execute(db);
  return rows.flatMap(asCandidate);
}

/** How far a profile is from a place in the order of the hash, around the clock. */
const turnOf = (id: RawBuilder<unknown>, from: number): RawBuilder<unknown> =>
  sql`(uuid_hash(${id})::bigint - ${from}::bigint + 4294967296) % 4294967296`;

/** The first rows of a query in the order of a hash, from a place in it on, and from its beginning after its end. */
const aroundTheClock = (
  from: number,
  most: number,
  query: (side: RawBuilder<unknown>, most: number) => RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`((${query(sql`>= ${from}::integer`, most)}) union all (${query(sql`< ${from}::integer`, most)}) limit ${most})`;

/** The database's times for a fill. */
interface FillTimes {
  /** Changes from here on are news. */
  now: Date;
  /** `changesSeenTo` of the previous fill; null if there was none. */
  seenTo: Date | null;
}

/** A deck that was locked for filling. */
export interface LockedDeck extends FillTimes {
  /**
   * Where a fill of today begins in a large class: 32 bits with a sign. The same for every fill of the profile on the day, because
   * those who liked it are in each: whoever fills again and again would learn whom chance does not explain (D24).
   */
  from: number;
}

async function lockDeck(trx: Db, profileId: string, filter: DeckFilter): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`deck ${profileId} ${filter}`}, 0))`.execute(trx);
}

/** Locks the deck for filling. */
export async function lockForFilling(trx: Db, owner: DeckOwner): Promise<LockedDeck> {
  await lockDeck(trx, owner.profileId, owner.filter);
  // Enough memory for the hash of a hundred thousand swipes, so that PostgreSQL never falls back to a lookup a row.
  const { rows } = await sql<LockedDeck>`
    select set_config('work_mem', '64MB', true), clock_timestamp() as now, (
      select changes_seen_to from decks where actor_profile_id = ${owner.profileId} and filter = ${owner.filter}) as "seenTo",
      coalesce(hashtextextended(${owner.profileId}::text || ${owner.today}::text, (select salt from deck_salt)) % 2147483648, 0)::integer as "from"
  `.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('The database did not tell the time.');
  return row;
}

/** When a deck was last filled; undefined if it is not stored. */
export async function findFilledAt(db: Db, profileId: string, filter: DeckFilter): Promise<Date | undefined> {
  const row = await db
    .selectFrom('decks')
    .select('filled_at')
    .where('actor_profile_id', '=', profileId)
    .where('filter', '=', filter)
    .executeTakeFirst();
  return row?.filled_at;
}

/** Replaces the entries of the deck by these profiles, in this order. */
export async function replaceDeck(
  trx: Db,
  owner: DeckOwner,
  state: DeckState & { readOn: string },
  entries: ReadonlyArray<{ id: string; score: number }>,
): Promise<void> {
  const columns = {
    filled_at: state.filledAt,
    changes_seen_to: state.changesSeenTo,
    open_class: state.openClass,
    fair_shares: state.fairShares === null ? null : [...state.fairShares],
    last_boosted: state.lastBoosted,
    read_on: state.readOn,
    profile_ids: entries.map((entry) => entry.id),
    scores: entries.map((entry) => entry.score),
    ranking: null,
    ranked_on: null,
    hidden_by_musts: null,
  };
  await trx
    .insertInto('decks')
    .values({ actor_profile_id: owner.profileId, filter: owner.filter, ...columns })
    .onConflict((conflict) => conflict.columns(['actor_profile_id', 'filter']).doUpdateSet(columns))
    .execute();
}

/** A model's ranking to be stored. */
export interface NewRanking {
  /** The deck when it was read; if it was filled or ranked since, it stays. */
  before: StoredDeck;
  ranking: StoredRanking;
  rankedOn: string;
  /** The new positions of its top. */
  places: readonly Place[];
}

/** Stores a model's ranking of the top of a deck: the positions and the reasons (D38). */
export async function storeRanking(
  db: Db,
  owner: DeckOwner,
  { before, ranking, rankedOn, places }: NewRanking,
): Promise<void> {
  await sql`
    update decks deck set ranking = ${JSON.stringify(ranking)}, ranked_on = ${rankedOn},
      profile_ids = dealt.ids, scores = dealt.scores
    from (
      select array_agg(coalesce(place.id, old.id) order by old.position) as ids,
        array_agg(coalesce(place.score, old.score) order by old.position) as scores
      from decks, unnest(profile_ids, scores) with ordinality as old(id, score, position)
      left join unnest(${places.map(({ position }) => position)}::bigint[], ${places.map(({ id }) => id)}::uuid[],
        ${places.map(({ score }) => score)}::real[]) as place(position, id, score) on place.position = old.position
      where actor_profile_id = ${owner.profileId} and filter = ${owner.filter}
    ) as dealt
    where deck.actor_profile_id = ${owner.profileId} and deck.filter = ${owner.filter}
      and deck.changes_seen_to = ${before.changesSeenTo}
      and deck.ranking is not distinct from ${before.ranking === null ? null : JSON.stringify(before.ranking)}::jsonb
      and deck.ranked_on is not distinct from ${before.rankedOn}::date
  `.execute(db);
}

/** Removes rankings from before a day, from at most `most` decks; returns how many. */
export async function forgetRankings(db: Db, day: string, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update decks set ranking = null, ranked_on = null where (actor_profile_id, filter) in (
      select actor_profile_id, filter from decks where ranked_on < ${day} order by ranked_on limit ${most} for update skip locked)
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Records that somebody looked at a deck on a day. */
export async function noteActivity(db: Db, userId: string, day: string): Promise<void> {
  await sql`
    insert into last_activity (user_id, day) values (${userId}, ${day})
    on conflict (user_id) do update set day = excluded.day
      where last_activity.day < excluded.day
  `.execute(db);
}

/** Deletes decks last read before a day, at most `most` of them; returns how many. */
export async function deleteUnread(db: Db, day: string, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from decks where (actor_profile_id, filter) in (
      select actor_profile_id, filter from decks where read_on < ${day} order by read_on limit ${most} for update skip locked)
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Deletes all decks of a profile, also those that are being filled. */
export async function forgetDecks(trx: Db, profileId: string): Promise<void> {
  for (const filter of DECK_FILTERS) await lockDeck(trx, profileId, filter);
  await trx.deleteFrom('decks').where('actor_profile_id', '=', profileId).execute();
}

/** How many undecided profiles the musts of a deck's owner hide from it, each number counted up to a limit. */
export interface HiddenByMusts {
  total: number;
  /** `frees`: those that meet all other musts. */
  musts: { group: SeekingGroup; values: string[]; hides: number; frees: number }[];
}

/** Counts what the musts hide, up to `most` each; null without musts. */
export async function countHidden(db: Db, owner: DeckOwner, most: number): Promise<HiddenByMusts | null> {
  const musts = mustConditions(owner.seeking);
  if (musts.length === 0) return null;
  const others = mayHold({ ...owner, seeking: NOTHING_SOUGHT });
  const count = (conditions: readonly RawBuilder<boolean>[]) => sql`(select count(*) from (
    select from profiles p where p.profile_type = any(${typesOf(owner.filter)}) and ${others}
      and ${sql.join(conditions, sql` and `)} and not ${decided(owner)} limit ${most}) as hidden)`;
  const counts = musts.map(({ group, isMet }) => {
    const met = musts.filter((must) => must.group !== group).map((must) => must.isMet);
    return sql`json_build_object('group', ${group}::text, 'values', ${owner.seeking[group].values}::text[], 'hides', ${count([sql`not ${isMet}`])},
      'frees', ${count([sql`not ${isMet}`, ...met])})`;
  });
  const all = sql.join(
    musts.map(({ isMet }) => isMet),
    sql` and `,
  );
  const { rows } = await sql<HiddenByMusts>`
    select ${count([sql`not (${all})`])} as total, json_build_array(${sql.join(counts)}) as musts
  `.execute(db);
  return rows[0] ?? null;
}

/** Keeps what the musts hide until the next fill; a deck that was filled since is left alone. */
export async function storeHidden(db: Db, owner: DeckOwner, filledTo: Date, hidden: HiddenByMusts): Promise<void> {
  await db
    .updateTable('decks')
    .set({ hidden_by_musts: JSON.stringify(hidden) })
    .where('actor_profile_id', '=', owner.profileId)
    .where('filter', '=', owner.filter)
    .where('changes_seen_to', '=', filledTo)
    .execute();
}
