import { endsOf } from '@mutuals/text/guards';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

/** What of a conversation is looked through, the newest first. */
const MESSAGES_MOST = 2_000;
const TEXTS_MOST = 20;

/**
 * Texts in which a reader of a conversation saw addresses with the same ends as one of these: its messages, and what
 * its two profiles say of themselves.
 */
export async function findTextsWithAddresses(
  db: Db,
  conversationId: string,
  profileIds: readonly string[],
  addresses: readonly string[],
): Promise<string[]> {
  const ends = [...new Set(addresses.map(endsOf))].map((end) => `${end.slice(0, 4)}[0-9a-f]{32}${end.slice(4)}`);
  const pattern = `0x(${ends.join('|')})`;
  const { rows } = await sql<{ text: string }>`
    (select content as text from (
      select content from messages where conversation_id = ${conversationId} order by seq desc limit ${MESSAGES_MOST}
    ) recent where content ~* ${pattern} limit ${TEXTS_MOST})
    union all
    select bio || ' ' || details::text from profiles where id in (${sql.join(profileIds)})
  `.execute(db);
  return rows.map(({ text }) => text);
}

/** A phrase has at most 24 words: who sends one in each message has written 23 before the last. */
const PARTS_MOST = 23;

/** What a profile wrote last in a conversation, the newest first. */
export async function findLatestTextsOf(db: Db, conversationId: string, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('messages')
        .select(['content', 'sender_profile_id', 'seq'])
        .where('conversation_id', '=', conversationId)
        .orderBy('seq', 'desc')
        .limit(MESSAGES_MOST)
        .as('recent'),
    )
    .select('content')
    .where('sender_profile_id', '=', profileId)
    .orderBy('seq', 'desc')
    .limit(PARTS_MOST)
    .execute();
  return rows.map(({ content }) => content);
}

/** The addresses that one of these profiles has proven and shows (D84, D87), in lower case. */
export async function findProvenAddresses(db: Db, profileIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('proofs')
    .select('subject')
    .where('profile_id', 'in', profileIds)
    .where('kind', 'in', ['wallet', 'contract', 'collection'])
    .where('state', 'in', ['proven', 'unconfirmed'])
    .where('is_shown', '=', true)
    .execute();
  return rows.map(({ subject }) => subject);
}

/** Whether a profile of a person has proven something. A seat is what one person says of another, and counts for nothing here. */
export async function hasProof(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('profiles')
    .innerJoin('proofs', 'proofs.profile_id', 'profiles.id')
    .select('proofs.id')
    .where('profiles.user_id', '=', userId)
    .where('profiles.deleted_at', 'is', null)
    .where('proofs.state', '=', 'proven')
    .where('proofs.kind', '<>', 'seat')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets the first messages of one person's conversations be counted one after the other, until the transaction ends. */
export async function lockNewcomer(trx: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`newcomer ${userId}`}, 0))`.execute(trx);
}

/**
 * In how many conversations, at most `most`, a person has written and nobody answered. One that the partner closed is
 * answered. One whose partner was deleted or has blocked them counts like others: a block is never told (D64).
 */
export async function countUnanswered(trx: Db, userId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from conversation_members own
      join conversations conversation on conversation.id = own.conversation_id
      join conversation_members partner on partner.conversation_id = own.conversation_id and partner.profile_id <> own.profile_id
      where own.user_id = ${userId} and conversation.last_seq > 0
        and conversation.closed_by is distinct from partner.profile_id
        and not exists (
          select from messages where conversation_id = own.conversation_id and sender_profile_id = partner.profile_id
        )
      limit ${most}
    ) unanswered
  `.execute(trx);
  return rows[0]?.count ?? 0;
}

export type GuardOutcome = 'refused' | 'overruled';

/** Counts what guards refused or were overruled in, without a word of it (D69). */
export async function countGuards(db: Db, day: string, outcome: GuardOutcome, kinds: readonly string[]): Promise<void> {
  await db
    .insertInto('guard_counts')
    .values(kinds.toSorted().map((kind) => ({ day, kind, outcome, count: 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'kind', 'outcome'])
        .doUpdateSet((eb) => ({ count: eb('guard_counts.count', '+', eb.ref('excluded.count')) })),
    )
    .execute();
}
