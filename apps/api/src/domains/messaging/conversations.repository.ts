import { limits } from '@mutuals/api-client/limits';
import { type Expression, type Selectable, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { behind, type ListPart, type PartRequest, reachOf, readPart } from '../../database/list-part.ts';
import type {
  ConversationMembersTable,
  ConversationsTable,
  Db,
  MatchesTable,
  MessageType,
} from '../../database/schema.ts';
import { blocksAnybody, hasBlocked, isBlocked, maySee } from '../pairs/pairs.public.ts';
import { type ActingProfile, partnerColumn, type PartnerRow } from '../profiles/profiles.public.ts';

export type MatchRow = Selectable<MatchesTable>;
export type ConversationRow = Selectable<ConversationsTable>;
export type MemberRow = Selectable<ConversationMembersTable>;

/** A conversation from the view of one of its two members. */
export interface OwnConversation {
  conversation: ConversationRow;
  own: MemberRow;
  partner: MemberRow;
}

/**
 * Creates the conversation of a new match with its two members; returns its id. That of a match that had ended is opened
 * again, with all that was written (D64).
 */
export async function createForMatch(trx: Db, pair: MatchRow, now: Date): Promise<string> {
  const open = { closed_by: null, closed_at: null };
  const { id } = await trx
    .insertInto('conversations')
    .values({ ...open, id: uuid(), match_id: pair.id, last_message_at: null, created_at: now })
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet(open))
    .returning('id')
    .executeTakeFirstOrThrow();
  const member = (profile_id: string, user_id: string) => ({
    conversation_id: id,
    profile_id,
    user_id,
    last_read_at: null,
    listed_at: now,
    waiting_since: null,
  });
  await trx
    .insertInto('conversation_members')
    .values([member(pair.profile_a_id, pair.user_a_id), member(pair.profile_b_id, pair.user_b_id)])
    .onConflict((conflict) => conflict.columns(['conversation_id', 'profile_id']).doUpdateSet({ listed_at: now }))
    .execute();
  return id;
}

/**
 * Whether a conversation is there for a person: it is gone for who blocked its other side (D64). What is gone is read once a
 * query, and not at all for most, who blocked nobody. It is looked up among the conversations of the blocked ones: `offset 0` keeps
 * a plan for everybody from reading all those of the person instead.
 */
const isThereFor = (userId: string, conversationId: string) => sql<boolean>`(${sql.ref(conversationId)} <> all (array(
  select side.conversation_id from conversation_members as side
  cross join lateral (select from conversation_members as mine
    where mine.conversation_id = side.conversation_id and mine.user_id = ${userId} offset 0) as mine
  where ${blocksAnybody(userId)} and ${hasBlocked(userId, 'side.user_id')})))`;

/**
 * The conversation of a target profile with one of a person's living profiles that it is matched with: with `profileId`,
 * or with that of the latest match.
 */
export async function findConversationWith(
  db: Db,
  userId: string,
  targetProfileId: string,
  profileId: string | null,
): Promise<{ id: string; own_profile_id: string } | undefined> {
  return db
    .selectFrom('conversation_members as target')
    .innerJoin('conversation_members as member', 'member.conversation_id', 'target.conversation_id')
    .innerJoin('profiles as own', 'own.id', 'member.profile_id')
    .innerJoin('conversations as conversation', 'conversation.id', 'target.conversation_id')
    .innerJoin('matches', 'matches.id', 'conversation.match_id')
    .select(['conversation.id', 'own.id as own_profile_id'])
    .where('target.profile_id', '=', targetProfileId)
    .where('member.user_id', '=', userId)
    .whereRef('member.profile_id', '<>', 'target.profile_id')
    .where('matches.ended_at', 'is', null)
    .where(({ not }) => not(hasBlocked(userId, 'target.user_id')))
    .where('own.deleted_at', 'is', null)
    .$if(profileId !== null, (query) => query.where('own.id', '=', profileId))
    .orderBy('conversation.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Locks a person's conversation until the transaction ends: its sends and reads run in sequence. */
export async function lockConversation(trx: Db, userId: string, id: string): Promise<ConversationRow | undefined> {
  return conversationFor(trx, userId, id).forNoKeyUpdate().executeTakeFirst();
}

/** What a new message needs: the last number, whether the match has ended, and the receiver. */
export interface SendingPlace {
  lastSeq: number;
  isEnded: boolean;
  /** Whether the partner has written; only asked for newcomers (D66). */
  isAnswered: boolean;
  partner: { profileId: string; userId: string; lastReadSeq: number; isDeleted: boolean };
}

/**
 * Locks a conversation like `lockConversation`, and reads in the same query what sending as one of its profiles needs.
 * Undefined, without a lock, if the profile is no member, deleted or another person's, or that person has blocked the
 * partner. A partner who has blocked them is as a deleted one.
 */
export async function lockForSending(
  trx: Db,
  id: string,
  own: ActingProfile,
  isNewcomer: boolean,
): Promise<SendingPlace | undefined> {
  const { rows } = await sql<SendingPlace['partner'] & Omit<SendingPlace, 'partner'>>`
    select conversation.last_seq as "lastSeq", match.ended_at is not null as "isEnded",
      not ${isNewcomer}::boolean or exists (
        select from messages where conversation_id = conversation.id and sender_profile_id = partner.profile_id
      ) as "isAnswered", partner.profile_id as "profileId", partner.user_id as "userId", partner.last_read_seq as "lastReadSeq",
      profile.deleted_at is not null or ${isBlocked(sql.ref('own.user_id'), sql.ref('partner.user_id'))} as "isDeleted"
    from conversations conversation
    join matches match on match.id = conversation.match_id
    join conversation_members own on own.conversation_id = conversation.id and own.profile_id = ${own.id}
    join profiles own_profile on own_profile.id = own.profile_id
    join conversation_members partner on partner.conversation_id = conversation.id and partner.profile_id <> own.profile_id
    join profiles profile on profile.id = partner.profile_id
    where conversation.id = ${id} and own_profile.user_id = ${own.userId} and own_profile.deleted_at is null
      and not ${hasBlocked(own.userId, 'partner.user_id')}
    for no key update of conversation
  `.execute(trx);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { lastSeq, isEnded, isAnswered, ...partner } = row;
  return { lastSeq, isEnded, isAnswered, partner };
}

/** A conversation, unless the person has blocked its other side. */
export async function findConversation(db: Db, userId: string, id: string): Promise<ConversationRow | undefined> {
  return conversationFor(db, userId, id).executeTakeFirst();
}

const conversationFor = (db: Db, userId: string, id: string) =>
  db.selectFrom('conversations').selectAll().where('id', '=', id).where(isThereFor(userId, 'conversations.id'));

export async function findMembers(db: Db, conversationIds: readonly string[]): Promise<MemberRow[]> {
  if (conversationIds.length === 0) return [];
  return db.selectFrom('conversation_members').selectAll().where('conversation_id', 'in', conversationIds).execute();
}

type Listing = Pick<MemberRow, 'unread_count' | 'listed_at' | 'waiting_since'>;

/** A conversation in the list of one of its two profiles, with what that profile stores about it. */
export interface ListedConversation extends ConversationRow, Listing {
  own: PartnerRow;
  partner: PartnerRow;
  /** The last message; all null before the first one. */
  last_content: string | null;
  last_type: MessageType | null;
  last_sender_id: string | null;
  last_created_at: Date | null;
  /** When the match ended; null while it stands. */
  ended_at: Date | null;
}

/**
 * A part of an own profile's conversations: first those where it is its turn, each group by the last message; a new
 * match counts from its creation. Without people whom its owner blocked. Empty for a profile that is deleted or another
 * person's.
 */
export async function findConversationsOf(
  db: Db,
  own: ActingProfile,
  { conversationId, ...request }: PartRequest & { conversationId: string | null },
): Promise<ListPart<ListedConversation>> {
  const all = db
    .selectFrom('conversation_members as member')
    .where('member.profile_id', '=', own.id)
    .where(isThereFor(own.userId, 'member.conversation_id'))
    .$if(conversationId !== null, (query) => query.where('member.conversation_id', '=', conversationId))
    .selectAll('member');
  const part = behind(all, TURN_FIRST, request)
    .limit(request.limit + 1)
    .offset(request.offset);
  const query = withBothSides(db, own.userId, part)
    .where('own.user_id', '=', own.userId)
    .where('own.deleted_at', 'is', null);
  return readPart(db, query, { by: TURN_FIRST, all, request, isSkipped: true });
}

/** The first conversations where it is a person's turn, over all their living profiles, ordered by the last message. */
export async function findYourTurn(
  db: Db,
  userId: string,
  limit: number,
): Promise<Pick<ListPart<ListedConversation>, 'rows' | 'total'>> {
  const request = { limit, offset: 0, after: null };
  const all = db
    .selectFrom('conversation_members as member')
    .innerJoin('profiles as mine', 'mine.id', 'member.profile_id')
    .where('member.user_id', '=', userId)
    .where('member.waiting_since', 'is not', null)
    .where('mine.deleted_at', 'is', null)
    .selectAll('member');
  const part = behind(all, BY_LAST_MESSAGE, request).limit(reachOf(request));
  return readPart(db, withBothSides(db, userId, part), { by: BY_LAST_MESSAGE, all, request });
}

/** The conversations where it is an own profile's turn, the longest waiting first; empty for another person's profile. */
export async function findLongestWaiting(
  db: Db,
  own: ActingProfile,
  limit: number,
): Promise<Pick<ListPart<ListedConversation>, 'rows' | 'total'>> {
  const request = { limit, offset: 0, after: null, order: 'oldest' } as const;
  const by = { at: sql<Date>`member.waiting_since`, id: sql<string>`member.conversation_id` };
  const all = db
    .selectFrom('conversation_members as member')
    .where('member.profile_id', '=', own.id)
    .where('member.user_id', '=', own.userId)
    .where('member.waiting_since', 'is not', null)
    .selectAll('member');
  return readPart(db, withBothSides(db, own.userId, behind(all, by, request).limit(reachOf(request))), {
    by,
    all,
    request,
  });
}

/** Whether a profile has passed the step before its deck on this day (UTC). */
export async function hasPassed(db: Db, profileId: string, day: string): Promise<boolean> {
  const found = await db
    .selectFrom('passed_turns')
    .select('profile_id')
    .where('profile_id', '=', profileId)
    .where('day', '=', day)
    .executeTakeFirst();
  return found !== undefined;
}

/** A day that is over replaces no later one: two servers may differ about midnight. */
export async function pass(db: Db, profileId: string, day: string): Promise<void> {
  await db
    .insertInto('passed_turns')
    .values({ profile_id: profileId, day })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet({ day }).where('passed_turns.day', '<', day))
    .execute();
}

const BY_LAST_MESSAGE = { at: sql<Date>`member.listed_at`, id: sql<string>`member.conversation_id` };
const TURN_FIRST = { isFirst: sql<boolean>`(member.waiting_since is not null)`, ...BY_LAST_MESSAGE };

/** Rows of a person's conversation list, from the memberships of their profiles. */
function withBothSides(db: Db, userId: string, members: Expression<MemberRow>) {
  return db
    .selectFrom(sql<MemberRow>`${members}`.as<'member'>('member'))
    .innerJoin('conversations as conversation', 'conversation.id', 'member.conversation_id')
    .innerJoin('matches as match', 'match.id', 'conversation.match_id')
    .innerJoin('profiles as own', 'own.id', 'member.profile_id')
    .innerJoin('conversation_members as other', (join) =>
      join.onRef('other.conversation_id', '=', 'conversation.id').onRef('other.profile_id', '<>', 'member.profile_id'),
    )
    .innerJoin('profiles as partner', 'partner.id', 'other.profile_id')
    .leftJoin('messages as last', (join) =>
      join.onRef('last.conversation_id', '=', 'conversation.id').onRef('last.seq', '=', 'conversation.last_seq'),
    )
    .selectAll('conversation')
    .select([
      'member.unread_count',
      'member.listed_at',
      'member.waiting_since',
      'match.ended_at',
      partnerColumn('own', sql`true`).as('own'),
      partnerColumn('partner', maySee(userId, 'partner.user_id')).as('partner'),
      'last.content as last_content',
      'last.type as last_type',
      'last.sender_profile_id as last_sender_id',
      'last.created_at as last_created_at',
    ]);
}

/**
 * The ids of a person's most recent conversations in which something can still be said, over all their living profiles:
 * the match has not ended, and the partner is there for them.
 */
export async function findOpenConversationIds(
  db: Db,
  userId: string,
  { limit, conversationId = null }: { limit: number; conversationId?: string | null },
): Promise<string[]> {
  const rows = await db
    .selectFrom('conversation_members as member')
    .innerJoin('profiles as profile', 'profile.id', 'member.profile_id')
    .innerJoin('conversation_members as other', (join) =>
      join
        .onRef('other.conversation_id', '=', 'member.conversation_id')
        .onRef('other.profile_id', '<>', 'member.profile_id'),
    )
    .innerJoin('profiles as partner', 'partner.id', 'other.profile_id')
    .innerJoin('conversations as conversation', 'conversation.id', 'member.conversation_id')
    .innerJoin('matches as match', 'match.id', 'conversation.match_id')
    .select('member.conversation_id as id')
    .where('member.user_id', '=', userId)
    .where('profile.deleted_at', 'is', null)
    .where('partner.deleted_at', 'is', null)
    .where('match.ended_at', 'is', null)
    .where(maySee(userId, 'other.user_id'))
    .$if(conversationId !== null, (query) => query.where('member.conversation_id', '=', conversationId))
    .orderBy('member.listed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Closes a locked conversation that is open, for both sides: it is nobody's turn any more. Returns whether it was open.
 */
export async function close(trx: Db, id: string, profileId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('conversations')
    .set({ closed_by: profileId, closed_at: now })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  // Closing kindly is an answer too.
  await sql`select count_answer(${id}, ${profileId}, ${now})`.execute(trx);
  await trx
    .updateTable('conversation_members')
    .set({ waiting_since: null })
    .where('conversation_id', '=', id)
    .execute();
  return true;
}

/** Closes a conversation whose match ended, for both sides, which locks it: nothing of it is unread, and it is nobody's turn. */
export async function end(trx: Db, id: string, profileId: string, now: Date): Promise<void> {
  await trx.updateTable('conversations').set({ closed_by: profileId, closed_at: now }).where('id', '=', id).execute();
  await trx
    .updateTable('conversation_members')
    .set({ waiting_since: null, unread_count: 0 })
    .where('conversation_id', '=', id)
    .execute();
}

/**
 * Decides anew whose turn it is in the conversations between two people, after one has blocked the other or no longer does:
 * nobody waits across a block. Locks them, so that a message on its way comes before or is refused.
 */
export async function decideTurnsBetween(trx: Db, userId: string, otherUserId: string): Promise<void> {
  await sql`
    with locked as materialized (
      select conversation.id from conversations conversation
      where conversation.id in (
        select mine.conversation_id from conversation_members mine
        join conversation_members theirs on theirs.conversation_id = mine.conversation_id and theirs.user_id = ${otherUserId}
        where mine.user_id = ${userId})
      order by conversation.id for no key update
    )
    update conversation_members member set waiting_since = waiting_since(member.conversation_id, member.profile_id)
    from locked, profiles own
    where member.conversation_id = locked.id and own.id = member.profile_id and own.deleted_at is null
  `.execute(trx);
}

/**
 * Counts at most `most` first answers that have not come since `before` as late; returns how many. Sums are halved at 40,
 * as `count_answer` does.
 */
export async function countUnanswered(db: Db, before: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with unanswered as (
      select conversation_id, profile_id from conversation_members
      where waiting_since < ${before} and not answer_counted
        and exists (select from profiles where profiles.id = conversation_members.profile_id and deleted_at is null)
      order by waiting_since limit ${most} for update skip locked
    ), counted as (
      update conversation_members member set answer_counted = true from unanswered
      where member.conversation_id = unanswered.conversation_id and member.profile_id = unanswered.profile_id
      returning member.profile_id
    ), sums as (
      insert into reply_habits as known (profile_id, later)
      select profile_id, count(*) from counted group by profile_id order by profile_id
      on conflict (profile_id) do update set (within_day, within_days, within_week, later) = (
        select known.within_day / part, known.within_days / part, known.within_week / part, (known.later + excluded.later) / part
        from (select case when known.within_day + known.within_days + known.within_week + known.later >= 40 then 2 else 1 end as part) as halving
      )
    )
    select count(*) from counted
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * A subquery: unread messages by living profile of a person, each counted up to 100 because screens say "99+"; profiles
 * without any are left out, as are people whom the person blocked. A hundred conversations of a profile hold as many.
 */
export function unreadMessagesByProfile(db: Db, userId: string) {
  const unread = db
    .selectFrom('conversation_members as member')
    .select('member.unread_count')
    .where('member.user_id', '=', userId)
    .where('member.profile_id', '=', sql<string>`profile.id`)
    .where('member.unread_count', '>', 0)
    .where(isThereFor(userId, 'member.conversation_id'))
    .limit(limits.countMax);
  const counted = db
    .selectFrom('profiles as profile')
    .innerJoinLateral(unread.as('unread'), (join) => join.onTrue())
    .select(['profile.id', sql<number>`least(${limits.countMax}, sum(unread.unread_count))`.as('unread')])
    .where('profile.user_id', '=', userId)
    .where('profile.deleted_at', 'is', null)
    .groupBy('profile.id');
  return db
    .selectFrom(counted.as('counted'))
    .select(sql<Record<string, number>>`coalesce(json_object_agg(id, unread), '{}')`.as('by_profile'))
    .$asScalar()
    .$notNull();
}

/**
 * Marks everything up to `seq` as read by a member; returns how many of the partner's messages are still unread. The
 * conversation must be locked.
 */
export async function markRead(
  trx: Db,
  conversationId: string,
  profileId: string,
  seq: number,
  now: Date,
): Promise<number> {
  const { unread_count } = await trx
    .updateTable('conversation_members')
    .set((eb) => ({
      last_read_seq: seq,
      last_read_at: now,
      unread_count: eb
        .selectFrom('messages')
        .select(eb.cast<number>(eb.fn.countAll(), 'integer').as('left'))
        .where('conversation_id', '=', conversationId)
        .where('seq', '>', seq)
        .where('sender_profile_id', '<>', profileId),
    }))
    .where('conversation_id', '=', conversationId)
    .where('profile_id', '=', profileId)
    .returning('unread_count')
    .executeTakeFirstOrThrow();
  return unread_count;
}
