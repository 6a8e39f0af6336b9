import { type Selectable, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { ConversationMembersTable, ConversationsTable, Db, MatchesTable } from '../../database/schema.ts';

export type MatchRow = Selectable<MatchesTable>;
export type ConversationRow = Selectable<ConversationsTable>;
export type MemberRow = Selectable<ConversationMembersTable>;

/** A conversation with the two who take part in it, seen from one of them. */
export interface OwnConversation {
  conversation: ConversationRow;
  own: MemberRow;
  partner: MemberRow;
}

/** Makes the conversation of a pair with its two members; answers its id, and false when it was there already. */
export async function createForMatch(trx: Db, pair: MatchRow, now: Date): Promise<{ id: string; isNew: boolean }> {
  const id = uuid();
  const made = await trx
    .insertInto('conversations')
    .values({ id, match_id: pair.id, last_message_at: null, created_at: now })
    .onConflict((conflict) => conflict.column('match_id').doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows !== 1n) {
    const existing = await trx
      .selectFrom('conversations')
      .select('id')
      .where('match_id', '=', pair.id)
      .executeTakeFirstOrThrow();
    return { id: existing.id, isNew: false };
  }
  const member = (profile_id: string, user_id: string) => ({
    conversation_id: id,
    profile_id,
    user_id,
    last_read_at: null,
  });
  await trx
    .insertInto('conversation_members')
    .values([member(pair.profile_a_id, pair.user_a_id), member(pair.profile_b_id, pair.user_b_id)])
    .execute();
  return { id, isNew: true };
}

/** The pair of a target profile with one of a person's living profiles: with `profileId`, or else the latest. */
export async function findMatchWith(
  db: Db,
  userId: string,
  targetProfileId: string,
  profileId: string | null,
): Promise<MatchRow | undefined> {
  return db
    .selectFrom('matches')
    .innerJoin('profiles as own', (join) =>
      join.on((eb) =>
        eb.or([eb('own.id', '=', eb.ref('matches.profile_a_id')), eb('own.id', '=', eb.ref('matches.profile_b_id'))]),
      ),
    )
    .selectAll('matches')
    .where((eb) =>
      eb.or([
        eb.and([eb('user_a_id', '=', userId), eb('profile_b_id', '=', targetProfileId)]),
        eb.and([eb('user_b_id', '=', userId), eb('profile_a_id', '=', targetProfileId)]),
      ]),
    )
    .where('own.user_id', '=', userId)
    .where('own.deleted_at', 'is', null)
    .$if(profileId !== null, (query) => query.where('own.id', '=', profileId))
    .orderBy('matched_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Holds the conversation until the transaction ends: sends and reads of one conversation come one after the other. */
export async function lockConversation(trx: Db, id: string): Promise<ConversationRow | undefined> {
  return trx.selectFrom('conversations').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function findConversation(db: Db, id: string): Promise<ConversationRow | undefined> {
  return db.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findMembers(db: Db, conversationIds: readonly string[]): Promise<MemberRow[]> {
  if (conversationIds.length === 0) return [];
  return db.selectFrom('conversation_members').selectAll().where('conversation_id', 'in', conversationIds).execute();
}

export interface ConversationPage {
  rows: ConversationRow[];
  total: number;
}

/** A profile's conversations, the last one written in first; a fresh match counts from when it was made. */
export async function findConversationsOf(
  db: Db,
  profileId: string,
  { conversationId, limit, offset }: { conversationId: string | null; limit: number; offset: number },
): Promise<ConversationPage> {
  const mine = db
    .selectFrom('conversation_members as member')
    .innerJoin('conversations as conversation', 'conversation.id', 'member.conversation_id')
    .where('member.profile_id', '=', profileId)
    .$if(conversationId !== null, (query) => query.where('conversation.id', '=', conversationId));
  const [rows, count] = await Promise.all([
    mine
      .selectAll('conversation')
      .orderBy((eb) => eb.fn.coalesce('conversation.last_message_at', 'conversation.created_at'), 'desc')
      .orderBy('conversation.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    mine.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: count.total };
}

/** The ids of a person's most recent conversations, over all their living profiles. */
export async function findRecentConversationIds(db: Db, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('conversation_members as member')
    .innerJoin('profiles as profile', 'profile.id', 'member.profile_id')
    .innerJoin('conversations as conversation', 'conversation.id', 'member.conversation_id')
    .select('conversation.id')
    .where('member.user_id', '=', userId)
    .where('profile.deleted_at', 'is', null)
    .orderBy((eb) => eb.fn.coalesce('conversation.last_message_at', 'conversation.created_at'), 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Unread messages of a person, over all their living profiles. */
export async function countUnreadMessages(db: Db, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('conversation_members as member')
    .innerJoin('profiles as profile', 'profile.id', 'member.profile_id')
    .select(sql<number>`coalesce(sum(member.unread_count), 0)::integer`.as('unread'))
    .where('member.user_id', '=', userId)
    .where('profile.deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** Gives the next number to a message of this time, and the partner one more to read. Needs the conversation locked. */
export async function advance(trx: Db, conversationId: string, partnerProfileId: string, now: Date): Promise<number> {
  const { last_seq } = await trx
    .updateTable('conversations')
    .set((eb) => ({ last_seq: eb('last_seq', '+', 1), last_message_at: now }))
    .where('id', '=', conversationId)
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('conversation_members')
    .set((eb) => ({ unread_count: eb('unread_count', '+', 1) }))
    .where('conversation_id', '=', conversationId)
    .where('profile_id', '=', partnerProfileId)
    .execute();
  return last_seq;
}

/** Marks everything up to `seq` as read by a member. */
export async function markRead(
  trx: Db,
  conversationId: string,
  profileId: string,
  seq: number,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('conversation_members')
    .set({ last_read_seq: seq, last_read_at: now, unread_count: 0 })
    .where('conversation_id', '=', conversationId)
    .where('profile_id', '=', profileId)
    .execute();
}
