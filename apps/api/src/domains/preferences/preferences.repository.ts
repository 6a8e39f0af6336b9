import { limits } from '@mutuals/api-client/limits';
import { type Selectable, sql } from 'kysely';
import type { Db, DeliveryKind, EventKind, PreferencesTable, Trx } from '../../database/schema.ts';
import { CALM, KINDS, type Wishes } from './preferences.rules.ts';

type PreferencesRow = Selectable<PreferencesTable>;

/** A person's wishes; the calm ones if they never changed any. */
export async function findWishes(db: Db, userId: string): Promise<Wishes> {
  const row = await db.selectFrom('preferences').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row === undefined ? CALM : toWishes(row);
}

function toWishes({ in_product, push, mail, digest, shows_words, quiet_from, quiet_to, quiet_zone }: PreferencesRow) {
  const isQuiet = quiet_from !== null && quiet_to !== null && quiet_zone !== null;
  return {
    kinds: { inProduct: known(in_product), push: known(push), mail: known(mail) },
    digest,
    showsWords: shows_words,
    quietHours: isQuiet ? { from: quiet_from, to: quiet_to, zone: quiet_zone } : null,
  } satisfies Wishes;
}

/** Without kinds of a newer server. */
const known = (kinds: readonly string[]): EventKind[] => KINDS.filter((kind) => kinds.includes(kind));

export async function saveWishes(trx: Trx, userId: string, wishes: Wishes, now: Date): Promise<void> {
  const { kinds, digest, quietHours, showsWords } = wishes;
  const columns = {
    in_product: [...kinds.inProduct],
    push: [...kinds.push],
    mail: [...kinds.mail],
    digest,
    quiet_from: quietHours?.from ?? null,
    quiet_to: quietHours?.to ?? null,
    quiet_zone: quietHours?.zone ?? null,
    shows_words: showsWords,
    updated_at: now,
  };
  await trx
    .insertInto('preferences')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

export async function findMuted(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('muted_conversations')
    .select('conversation_id')
    .where('user_id', '=', userId)
    .orderBy('conversation_id')
    .limit(limits.mutedConversationsPerUser)
    .execute();
  return rows.map(({ conversation_id }) => conversation_id);
}

/** Mutes those of some conversations that a person takes part in; returns how many of them are muted now. */
export async function mute(trx: Trx, userId: string, conversationIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with own as (
      select distinct conversation_id from conversation_members where user_id = ${userId} and conversation_id = any(${conversationIds}::uuid[])
    ), muted as (
      insert into muted_conversations (user_id, conversation_id) select ${userId}::uuid, conversation_id from own on conflict do nothing
    )
    select count(*) as count from own`.execute(trx);
  return rows[0]?.count ?? 0;
}

export async function unmute(trx: Trx, userId: string, conversationIds: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('muted_conversations')
    .where('user_id', '=', userId)
    .where('conversation_id', 'in', conversationIds)
    .execute();
}

export async function countMuted(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('muted_conversations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Ends a person's mails of a kind, or their digests. */
export async function endMails(trx: Trx, userId: string, kind: DeliveryKind, now: Date): Promise<void> {
  const wishes = await findWishes(trx, userId);
  const mail = wishes.kinds.mail.filter((wished) => wished !== kind);
  const digest = kind === 'digest' ? 'off' : wishes.digest;
  await saveWishes(trx, userId, { ...wishes, digest, kinds: { ...wishes.kinds, mail } }, now);
}
