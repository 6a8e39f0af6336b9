import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, MessagesTable } from '../../database/schema.ts';
import { isBlocked } from '../pairs/pairs.public.ts';

export type MessageRow = Selectable<MessagesTable>;

/** The sender's message with this client id, if there is one (D25). */
export async function findByClientId(
  db: Db,
  senderProfileId: string,
  clientId: string,
): Promise<MessageRow | undefined> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('sender_profile_id', '=', senderProfileId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

/**
 * Stores the next message of a locked conversation and counts it as unread for the partner. Undefined, without effect,
 * if the sender used its client id before, or the two may not write to each other any more: asked under the lock, which a
 * block or an unmatch in the same instant takes too (D64).
 */
export async function insertNext(
  trx: Db,
  partnerProfileId: string,
  message: Insertable<MessagesTable>,
): Promise<MessageRow | undefined> {
  return trx
    .with('sent', (db) =>
      db
        .insertInto('messages')
        .columns([
          'id',
          'conversation_id',
          'seq',
          'sender_profile_id',
          'client_id',
          'type',
          'content',
          'metadata',
          'created_at',
        ])
        .expression(
          sql`select ${message.id}::uuid, match.conversation_id, ${message.seq}::bigint, ${message.sender_profile_id}::uuid,
              ${message.client_id}::uuid, ${message.type}::text, ${message.content}::text, ${message.metadata}::jsonb,
              ${message.created_at}::timestamptz
            from ${standingMatch(message.conversation_id)} as match`,
        )
        .onConflict((conflict) => conflict.columns(['sender_profile_id', 'client_id']).doNothing())
        .returningAll(),
    )
    .with('advanced', (db) =>
      db
        .updateTable('conversations')
        .from('sent')
        .set((eb) => ({ last_seq: eb.ref('sent.seq'), last_message_at: eb.ref('sent.created_at') }))
        .whereRef('conversations.id', '=', 'sent.conversation_id'),
    )
    .with('counted', (db) =>
      db
        .updateTable('conversation_members as member')
        .from('sent')
        .set((eb) => ({ unread_count: eb('member.unread_count', '+', 1) }))
        .whereRef('member.conversation_id', '=', 'sent.conversation_id')
        .where('member.profile_id', '=', partnerProfileId),
    )
    .selectFrom('sent')
    .selectAll()
    .executeTakeFirst();
}

/** A subquery: the match of a conversation, unless it has ended or is across a block. */
const standingMatch = (conversationId: string) => sql`(
  select conversation.id as conversation_id from conversations conversation join matches on matches.id = conversation.match_id
  where conversation.id = ${conversationId} and matches.ended_at is null
    and not ${isBlocked(sql.ref('matches.user_a_id'), sql.ref('matches.user_b_id'))})`;

/** The newest messages, or those just before `before`; ascending. */
export async function findNewest(
  db: Db,
  conversationId: string,
  before: number | null,
  limit: number,
): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .$if(before !== null, (query) => query.where('seq', '<', before))
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed();
}

/** The messages after `after`, ascending. */
export async function findAfter(db: Db, conversationId: string, after: number, limit: number): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/** A message with its receiver, and how far they have read; none across a block. */
export async function findWithReceiver(
  db: Db,
  conversationId: string,
  seq: number,
): Promise<(MessageRow & { receiver_id: string; read_seq: number }) | undefined> {
  return db
    .selectFrom('messages as message')
    .innerJoin('conversation_members as receiver', (join) =>
      join
        .onRef('receiver.conversation_id', '=', 'message.conversation_id')
        .onRef('receiver.profile_id', '<>', 'message.sender_profile_id'),
    )
    .innerJoin('profiles as sender', 'sender.id', 'message.sender_profile_id')
    .where(({ not }) => not(isBlocked(sql.ref('receiver.user_id'), sql.ref('sender.user_id'))))
    .selectAll('message')
    .select(['receiver.profile_id as receiver_id', 'receiver.last_read_seq as read_seq'])
    .where('message.conversation_id', '=', conversationId)
    .where('message.seq', '=', seq)
    .executeTakeFirst();
}

/** The text that was last written in a conversation by somebody else than a profile; null if that is no text. */
export async function findLastWords(db: Db, conversationId: string, notBy: string | null): Promise<string | null> {
  const last = await db
    .selectFrom('messages')
    .select(['type', 'content'])
    .where('conversation_id', '=', conversationId)
    .where('sender_profile_id', 'is distinct from', notBy)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.type === 'text' ? last.content : null;
}
