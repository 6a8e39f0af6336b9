import { sql, type RawBuilder } from 'kysely';
import type { Db, DeckClass, DeckFilter, StoredRanking, ProfileType, Tier } from '../../database/schema.ts';
import type { Place } from './rank.rules.ts';
import type { MatchTraits } from '../score/score.public.ts';
import { mustConditions, NOTHING_SOUGHT, type Seeking, type SeekingGroup } from '../seeking/seeking.public.ts';

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
}

/** When a deck was last filled and what the fill covered; see the columns of `decks`. */
export interface DeckState {
  filledAt: Date;
  changesSeenTo: Date;
  openClass: DeckClass | null;
}

export interface StoredDeck extends DeckState {
  /** All entries, invalid ones included. */
  entries: number;
  /** Whether its profile was edited since the fill. */
  isOutdated: boolean;
  /** The last UTC day with a recorded read. */
  readOn: string;
  /** The model's ranking since the fill, with its UTC day (D38); null if there is none. */
  ranking: StoredRanking | null;
  rankedOn: string | null;
  /** When its profile was last edited. */
  actorUpdatedAt: Date;
}

/** The fields of a profile that decide its place in a deck. */
export interface Candidate {
  id: string;
  isBoosted: boolean;
  createdAt: Date;
  traits: MatchTraits;
}

/** An entry unchanged since the fill: its stored score is valid. */
export interface StandingEntry {
  id: string;
  isBoosted: boolean;
  createdAt: Date;
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

const TYPES: readonly ProfileType[] = ['individual', 'group', 'project'];
/**
 * The types of a filter, written into the query: PostgreSQL assumes that an array parameter is long, and would plan
 * each read of a deck again.
 */
const typesOf = (filter: DeckFilter): RawBuilder<ProfileType[]> =>
  sql`array[${sql.join((filter === 'all' ? TYPES : [filter]).map(sql.lit))}]::profile_type[]`;

const IS_BOOSTED = sql<boolean>`p.tier = 'premium_plus'`;
/** The traits of a profile by its alias in a query. */
function traits(profile: 'p' | 'actor'): RawBuilder<MatchTraits> {
  const of = sql.raw(profile);
  return sql`json_build_object('profileType', ${of}.profile_type, 'subtype', ${of}.subtype, 'tags', ${of}.tags,
    'interests', ${of}.interests, 'skills', ${of}.skills, 'languages', ${of}.languages)`;
}
const TRAITS = traits('p');
const CANDIDATE = sql`p.id, ${IS_BOOSTED} as "isBoosted", p.created_at as "createdAt", ${TRAITS} as traits`;

/** Whom the deck may hold, whatever was decided on: the one list of what hides a profile `p` (D3, D62). */
function mayHold(owner: DeckOwner): RawBuilder<boolean> {
  const musts = mustConditions(owner.seeking).map(({ isMet }) => isMet);
  return sql.join([sql`p.deleted_at is null`, sql`p.user_id <> ${owner.userId}`, ...musts], sql` and `);
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
  traits: MatchTraits | null;
  isChange: boolean;
}

/**
 * The beginning of a deck and the news since its fill, of one instant and in one row; null before the first fill, and
 * for a profile that is deleted or not the owner's.
 */
export async function readDeck(db: Db, owner: DeckOwner, reach: DeckReach): Promise<DeckView | null> {
  const { rows } = await sql<StoredDeck & { actor: MatchTraits; found: Found[] }>`
    select deck.filled_at as "filledAt", deck.changes_seen_to as "changesSeenTo", deck.open_class as "openClass",
      deck.read_on as "readOn", cardinality(deck.profile_ids) as entries,
      deck.ranking, deck.ranked_on as "rankedOn", actor.updated_at as "actorUpdatedAt",
      actor.match_changed_at > deck.changes_seen_to as "isOutdated", ${traits('actor')} as actor,
      (select coalesce(json_agg(found), '[]') from (
        ${standingEntries(owner, reach.standing)} union all ${changes(owner, reach.changes)} union all ${ended(owner, reach.dislikes)}
      ) as found) as found
    from decks deck
    join profiles actor on actor.id = deck.actor_profile_id
    cross join lateral (select deck.changes_seen_to - make_interval(secs => ${reach.overlap / 1000}) as since) as fill
    where deck.actor_profile_id = ${owner.profileId} and deck.filter = ${owner.filter}
      and actor.user_id = ${owner.userId} and actor.deleted_at is null
  `.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { actor, found, ...stored } = row;
  return { stored, actor, standing: found.flatMap(asStanding), news: found.flatMap(asNews) };
}

const asStanding = ({ id, isBoosted, createdAt, score, position }: Found): StandingEntry[] =>
  score === null || position === null ? [] : [{ id, isBoosted, createdAt: new Date(createdAt), score, position }];

const asNews = ({ id, isBoosted, createdAt, traits: found, isChange }: Found): NewCandidate[] =>
  found === null ? [] : [{ id, isBoosted, createdAt: new Date(createdAt), traits: found, isChange }];

/**
 * The best entries unchanged since the fill. Each profile is looked up as a row of its own (`limit 1`), so PostgreSQL
 * reads the entries in the order of the array, and only until it has enough.
 */
function standingEntries(owner: DeckOwner, limit: number): RawBuilder<unknown> {
  return sql`(
    select standing.id, standing."isBoosted", standing."createdAt", entry.score, entry.position, null::json as traits,
      false as "isChange"
    from unnest(deck.profile_ids, deck.scores) with ordinality as entry(id, score, position)
    cross join lateral (
      select p.id, ${IS_BOOSTED} as "isBoosted", p.created_at as "createdAt" from profiles p
      where p.id = entry.id and p.match_changed_at < fill.since and ${mayHold(owner)} and not ${decided(owner)}
      limit 1
    ) as standing
    limit ${limit}
  )`;
}

/**
 * The newest profiles of the open class and above that arrived or changed since the fill, at most `most` of each type
 * and tier.
 */
function changes(owner: DeckOwner, most: number): RawBuilder<unknown> {
  return sql`(
    select changed.id, changed."isBoosted", changed."createdAt", null::real, null::bigint, changed.traits, changed."isChange"
    from unnest(enum_range(null::tier)) as tiers(tier)
    cross join unnest(${typesOf(owner.filter)}) as types(type)
    cross join lateral (
      select ${CANDIDATE}, p.match_changed_at > deck.changes_seen_to as "isChange" from profiles p
      where p.profile_type = types.type and p.tier = tiers.tier
        and p.match_changed_at >= fill.since and ${mayHold(owner)} and not ${decided(owner)}
      order by p.match_changed_at desc limit ${most}
    ) as changed
    where tiers.tier = 'premium_plus' or deck.open_class is distinct from 'boosted'
  )`;
}

/** Profiles of the open class and above whose dislike ended since the fill (D39). */
function ended(owner: DeckOwner, dislikes: number): RawBuilder<unknown> {
  return sql`(
    select p.id, ${IS_BOOSTED}, p.created_at, null::real, null::bigint, ${TRAITS}, false
    from swipes s join profiles p on p.id = s.target_profile_id
    where s.actor_profile_id = ${owner.profileId} and s.kind = 'dislike'
      and s.created_at > deck.filled_at - make_interval(secs => ${dislikes / 1000})
      and s.created_at <= ${owner.dislikesHideFrom}
      and (p.tier = 'premium_plus' or deck.open_class is distinct from 'boosted')
      and p.profile_type = any(${typesOf(owner.filter)}) and ${mayHold(owner)}
  )`;
}
/** The newest profiles of a class that the deck may hold. Fewer than `most` means that these are all. */
export async function newestOfClass(
  db: Db,
  owner: DeckOwner,
  deckClass: DeckClass,
  most: number,
): Promise<Candidate[]> {
  const ofType = owner.filter === 'all' ? sql`` : sql`and p.profile_type = ${owner.filter}`;
  const { rows } = await sql<Candidate>`
    select newest.* from ${tiersOf(deckClass)} as tiers(tier) cross join lateral (
      select ${CANDIDATE} from profiles p
      where p.tier = tiers.tier ${ofType} and ${mayHold(owner)}
        and p.id not in ${decidedIds(owner)}
      order by p.created_at desc, p.id desc limit ${most}
    ) as newest
    order by newest."createdAt" desc, newest.id desc limit ${most}
  `.execute(db);
  return rows;
}

/** Limits of a search through the tags. */
export interface TagReach {
  /** Max. of each tag and tier, newest first. */
  perTag: number;
  /** Max. in all, those with the most of the tags first. */
  most: number;
}

/** Profiles of a class with one of the tags (folded), and those of the class that the deck already holds. */
export async function likelyOfClass(
  db: Db,
  owner: DeckOwner,
  deckClass: DeckClass,
  tags: readonly string[],
  reach: TagReach,
): Promise<Candidate[]> {
  const ofType = owner.filter === 'all' ? sql`` : sql`and posting.profile_type = ${owner.filter}`;
  const { rows } = await sql<Candidate>`
    with tagged as (
      select found.profile_id as id
      from unnest(${[...tags]}::text[]) as mine(tag) cross join ${tiersOf(deckClass)} as tiers(tier)
      cross join lateral (
        select posting.profile_id from profile_tags posting
        where posting.tag = mine.tag and posting.tier = tiers.tier ${ofType} and posting.profile_id not in ${decidedIds(owner)}
        order by posting.profile_id desc limit ${reach.perTag}
      ) as found
      group by found.profile_id
      order by count(*) desc, found.profile_id desc limit ${reach.most}
    ), held as (
      select unnest(profile_ids) as id from decks where actor_profile_id = ${owner.profileId} and filter = ${owner.filter}
    )
    select ${CANDIDATE} from (select id from tagged union select id from held) as candidates join profiles p using (id)
    where p.tier in (select ${tiersOf(deckClass)}) and ${mayHold(owner)} and not ${decided(owner)}
  `.execute(db);
  return rows;
}

/** The database's times for a fill. */
export interface FillTimes {
  /** Changes from here on are news. */
  now: Date;
  /** `changesSeenTo` of the previous fill; null if there was none. */
  seenTo: Date | null;
}

async function lockDeck(trx: Db, profileId: string, filter: DeckFilter): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`deck ${profileId} ${filter}`}, 0))`.execute(trx);
}

/** Locks the deck for filling. */
export async function lockForFilling(trx: Db, owner: DeckOwner): Promise<FillTimes> {
  await lockDeck(trx, owner.profileId, owner.filter);
  // Enough memory for the hash of a hundred thousand swipes, so that PostgreSQL never falls back to a lookup a row.
  const { rows } = await sql<FillTimes>`
    select set_config('work_mem', '64MB', true), clock_timestamp() as now, (
      select changes_seen_to from decks where actor_profile_id = ${owner.profileId} and filter = ${owner.filter}) as "seenTo"
  `.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('The database did not tell the time.');
  return row;
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
    read_on: state.readOn,
    profile_ids: entries.map((entry) => entry.id),
    scores: entries.map((entry) => entry.score),
    ranking: null,
    ranked_on: null,
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

/** Records that a deck was read on a day. */
export async function noteReading(db: Db, owner: DeckOwner, day: string): Promise<void> {
  await db
    .updateTable('decks')
    .set({ read_on: day })
    .where('actor_profile_id', '=', owner.profileId)
    .where('filter', '=', owner.filter)
    .execute();
}

/** Deletes decks last read before a day, at most `most` of them; returns how many. */
export async function deleteUnread(db: Db, day: string, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from decks where (actor_profile_id, filter) in (
      select actor_profile_id, filter from decks where read_on < ${day} order by read_on limit ${most} for update skip locked)
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}

const FILTERS: readonly DeckFilter[] = ['all', ...TYPES];

/** Deletes all decks of a profile, also those that are being filled. */
export async function forgetDecks(trx: Db, profileId: string): Promise<void> {
  for (const filter of FILTERS) await lockDeck(trx, profileId, filter);
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
