import { sql, type RawBuilder } from 'kysely';
import type { Db, DeckClass, DeckFilter, ProfileType, Tier } from '../../database/schema.ts';

/** Whose deck it is, and what it never shows: profiles of the same owner, those liked, and those disliked not long ago. */
export interface DeckOwner {
  profileId: string;
  userId: string;
  filter: DeckFilter;
  /** Dislikes newer than this still hide their profile (D39). */
  dislikesHideFrom: Date;
}

/** When a deck was last filled and what the fill covered; see the columns of `decks`. */
export interface DeckState {
  filledAt: Date;
  changesSeenTo: Date;
  openClass: DeckClass | null;
}

export interface StoredDeck extends DeckState {
  /** Entries, those too that no longer hold. */
  entries: number;
  /** The profile that it belongs to was edited since the fill. */
  isOutdated: boolean;
}

/** A profile as far as its place in a deck depends on it. */
export interface Candidate {
  id: string;
  profileType: ProfileType;
  subtype: string;
  isBoosted: boolean;
  tags: string[];
  interests: string[];
  skills: string[];
  languages: string[];
  createdAt: Date;
  /** When something of the above last changed, by the database's clock. */
  matchChangedAt: Date;
}

/** An entry that nothing has touched since the fill: its stored score holds. */
export interface StandingEntry {
  id: string;
  isBoosted: boolean;
  score: number;
  createdAt: Date;
}

export async function findDeck(db: Db, owner: DeckOwner): Promise<StoredDeck | null> {
  const { rows } = await sql<StoredDeck>`
    select deck.filled_at as "filledAt", deck.changes_seen_to as "changesSeenTo", deck.open_class as "openClass",
      actor.match_changed_at > deck.changes_seen_to as "isOutdated",
      (select count(*) from deck_entries where actor_profile_id = ${owner.profileId} and filter = ${owner.filter}) as entries
    from decks deck join profiles actor on actor.id = deck.actor_profile_id
    where deck.actor_profile_id = ${owner.profileId} and deck.filter = ${owner.filter}
  `.execute(db);
  return rows[0] ?? null;
}

const TYPES: readonly ProfileType[] = ['individual', 'group', 'project'];

const TIERS: Readonly<Record<DeckClass, readonly Tier[]>> = { boosted: ['premium_plus'], others: ['premium', 'free'] };
/** The tiers of some classes: each is walked by an index of its own. */
function tiersOf(...classes: readonly DeckClass[]): RawBuilder<Tier> {
  return sql`unnest(${classes.flatMap((deckClass) => TIERS[deckClass])}::tier[])`;
}

const typesOf = (filter: DeckFilter): readonly ProfileType[] => (filter === 'all' ? TYPES : [filter]);
const CANDIDATE = sql`p.id, p.profile_type as "profileType", p.subtype, p.tier = 'premium_plus' as "isBoosted", p.tags, p.interests, p.skills, p.languages,
  p.created_at as "createdAt", p.match_changed_at as "matchChangedAt"`;

/** One look-up by primary key a row: as a scalar it is never turned into a join that reads all swipes of the actor. */
function decided(owner: DeckOwner): RawBuilder<boolean> {
  return sql`coalesce((
    select s.kind <> 'dislike' or s.created_at > ${owner.dislikesHideFrom} from swipes s
    where s.actor_profile_id = ${owner.profileId} and s.target_profile_id = p.id), false)`;
}

/** One hash of the actor's swipes for a walk over many rows: twice as fast there as a look-up a row. */
function decidedIds(owner: DeckOwner): RawBuilder<string> {
  return sql`(select s.target_profile_id from swipes s
    where s.actor_profile_id = ${owner.profileId} and (s.kind <> 'dislike' or s.created_at > ${owner.dislikesHideFrom}))`;
}

/** The best entries that nothing has touched since `unchangedSince`. Stops at `limit`, so it is quick however long the deck is. */
export async function findStanding(
  db: Db,
  owner: DeckOwner,
  unchangedSince: Date,
  limit: number,
): Promise<StandingEntry[]> {
  const { rows } = await sql<StandingEntry>`
    select p.id, p.tier = 'premium_plus' as "isBoosted", entry.score, p.created_at as "createdAt"
    from deck_entries entry join profiles p on p.id = entry.target_profile_id
    where entry.actor_profile_id = ${owner.profileId} and entry.filter = ${owner.filter}
      and p.match_changed_at < ${unchangedSince} and p.deleted_at is null and p.user_id <> ${owner.userId} and not ${decided(owner)}
    order by entry.position limit ${limit}
  `.execute(db);
  return rows;
}

/** The newest profiles of some classes that arrived or changed since then, at most `most` of each type and tier. */
export async function findChanged(
  db: Db,
  owner: DeckOwner,
  classes: readonly DeckClass[],
  since: Date,
  most: number,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select changed.*
    from ${tiersOf(...classes)} as tiers(tier)
    cross join unnest(${[...typesOf(owner.filter)]}::profile_type[]) as types(type)
    cross join lateral (
      select ${CANDIDATE} from profiles p
      where p.profile_type = types.type and p.tier = tiers.tier and p.deleted_at is null
        and p.match_changed_at >= ${since} and p.user_id <> ${owner.userId} and not ${decided(owner)}
      order by p.match_changed_at desc limit ${most}
    ) as changed
  `.execute(db);
  return rows;
}

/** The profiles of some classes whose dislike has ended after `endedBy` (D39). */
export async function findForgiven(
  db: Db,
  owner: DeckOwner,
  classes: readonly DeckClass[],
  endedBy: Date,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select ${CANDIDATE} from swipes s join profiles p on p.id = s.target_profile_id
    where s.actor_profile_id = ${owner.profileId} and s.kind = 'dislike'
      and s.created_at > ${endedBy} and s.created_at <= ${owner.dislikesHideFrom}
      and p.tier in (select ${tiersOf(...classes)}) and p.profile_type = any(${[...typesOf(owner.filter)]}::profile_type[])
      and p.deleted_at is null and p.user_id <> ${owner.userId}
  `.execute(db);
  return rows;
}

/** The newest profiles of a class that the deck could hold. Fewer than `most` means that these are all of them. */
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
      where p.tier = tiers.tier ${ofType} and p.deleted_at is null and p.user_id <> ${owner.userId}
        and p.id not in ${decidedIds(owner)}
      order by p.created_at desc, p.id desc limit ${most}
    ) as newest
    order by newest."createdAt" desc, newest.id desc limit ${most}
  `.execute(db);
  return rows;
}

/** How many profiles a look through the tags takes. */
export interface TagReach {
  /** The newest of each tag and tier. */
  perTag: number;
  /** Of all those, the ones with the most of the tags. */
  most: number;
}

/** Profiles of a class that carry one of the tags (folded), and those of the class that the deck holds already. */
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
      select target_profile_id as id from deck_entries where actor_profile_id = ${owner.profileId} and filter = ${owner.filter}
    )
    select ${CANDIDATE} from (select id from tagged union select id from held) as candidates join profiles p using (id)
    where p.tier in (select ${tiersOf(deckClass)}) and p.deleted_at is null and p.user_id <> ${owner.userId} and not ${decided(owner)}
  `.execute(db);
  return rows;
}

/** Makes this transaction the only one that fills the deck, and answers the database's time from which on changes are news. */
export async function lockForFilling(trx: Db, owner: DeckOwner): Promise<Date> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`deck ${owner.profileId} ${owner.filter}`}, 0))`.execute(
    trx,
  );
  // Room for the hash of a hundred thousand swipes, so that it is never given up for a search a row.
  await sql`set local work_mem = '64MB'`.execute(trx);
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('The database did not tell the time.');
  return row.now;
}

/** Puts these profiles, in this order, in the place of what the deck held. */
export async function replaceDeck(
  trx: Db,
  owner: DeckOwner,
  state: DeckState,
  entries: ReadonlyArray<{ id: string; score: number }>,
): Promise<void> {
  const columns = { filled_at: state.filledAt, changes_seen_to: state.changesSeenTo, open_class: state.openClass };
  await trx
    .insertInto('decks')
    .values({ actor_profile_id: owner.profileId, filter: owner.filter, ...columns })
    .onConflict((conflict) => conflict.columns(['actor_profile_id', 'filter']).doUpdateSet(columns))
    .execute();
  await trx
    .deleteFrom('deck_entries')
    .where('actor_profile_id', '=', owner.profileId)
    .where('filter', '=', owner.filter)
    .execute();
  await sql`
    insert into deck_entries (actor_profile_id, filter, position, target_profile_id, score)
    select ${owner.profileId}::uuid, ${owner.filter}::text, (entry.number - 1)::integer, entry.id, entry.score
    from unnest(${entries.map((entry) => entry.id)}::uuid[], ${entries.map((entry) => entry.score)}::real[])
      with ordinality as entry(id, score, number)
  `.execute(trx);
}

/** Takes a profile that was just decided on out of the decks that can hold it. */
export async function removeFromDecks(
  trx: Db,
  actorProfileId: string,
  target: { id: string; profileType: ProfileType },
): Promise<void> {
  await trx
    .deleteFrom('deck_entries')
    .where('actor_profile_id', '=', actorProfileId)
    .where('filter', 'in', ['all', target.profileType])
    .where('target_profile_id', '=', target.id)
    .execute();
}
