import { createHash, randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Db, ProfilesTable, Trx } from '../../database/schema.ts';
import { mayHaveUnbooked } from '../payments/payments.public.ts';
import { isKept } from '../profiles/profiles.public.ts';
import type { ErasedRows } from './erasing.rules.ts';

/** When the deletion of a person becomes final; null if they asked for none, undefined once their account is erased. */
export async function lockDeletion(trx: Trx, userId: string): Promise<Date | null | undefined> {
  const row = await trx
    .selectFrom('users')
    .select('deletion_due_at')
    .where('id', '=', userId)
    .where('privy_id', '<>', nobody(userId))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.deletion_due_at ?? (row === undefined ? undefined : null);
}

/** Begins a deletion; the salted hash of the X id is for `keepSuspended` alone. */
export async function beginDeletion(trx: Trx, userId: string, dueAt: Date, xId: string | null): Promise<void> {
  const salt = randomBytes(16);
  const hash = xId === null ? null : createHash('sha256').update(salt).update(xId).digest();
  await trx
    .updateTable('users')
    .set({ deletion_due_at: dueAt, leaving_x_salt: hash && salt, leaving_x_hash: hash })
    .where('id', '=', userId)
    .execute();
}

export async function dropDeletion(trx: Trx, userId: string): Promise<void> {
  const nothing = { deletion_due_at: null, leaving_x_salt: null, leaving_x_hash: null };
  await trx.updateTable('users').set(nothing).where('id', '=', userId).execute();
}

/** Lets a person's profiles look deleted; `takeProfilesBack` knows which ones. */
export async function leaveProfiles(trx: Trx, userId: string, now: Date): Promise<void> {
  await trx
    .with('left', (db) =>
      db
        .updateTable('profiles')
        .set({ left_at: now, deleted_at: sql<Date>`coalesce(deleted_at, ${now})` })
        .where('user_id', '=', userId)
        .where(isKept)
        .returning('id'),
    )
    .deleteFrom('profile_tags')
    .where('profile_id', 'in', (eb) => eb.selectFrom('left').select('id'))
    .execute();
}

/** Shows a person's profiles again as they were; returns those that are not hidden by the team. */
export async function takeProfilesBack(
  trx: Trx,
  userId: string,
): Promise<Pick<Selectable<ProfilesTable>, 'id' | 'profile_type' | 'tier' | 'tags'>[]> {
  const rows = await trx
    .updateTable('profiles')
    .set({ left_at: null, deleted_at: sql<Date | null>`case when hidden_at is not null then deleted_at end` })
    .where('user_id', '=', userId)
    .where('left_at', 'is not', null)
    .returning(['id', 'profile_type', 'tier', 'tags', 'hidden_at'])
    .execute();
  return rows.filter(({ hidden_at }) => hidden_at === null);
}

/** The Privy id of an account without a person. */
const nobody = (userId: string): string => `deleted:${userId}`;

/** Whether nothing keeps an account from being erased: no money of it is open, unless the person is already gone. */
const mayBeErased = (now: Date) => sql<boolean>`(privy_id = 'deleted:' || users.id or not exists (
  select from payments where payments.user_id = users.id
    and (status = 'pending' or has_unsettled or ${mayHaveUnbooked(now)})))`;

/**
 * Takes at most `most` people whose deletion is final and who are not erased yet. First those who had no turn, the longest
 * due first, then those whose turn was longest ago: accounts that fail again and again never hold up the others, nor does one that somebody holds just now.
 */
export async function takeDue(trx: Trx, now: Date, most: number): Promise<string[]> {
  const rows = await trx
    .with('due', (cte) =>
      cte
        .selectFrom('users')
        .select('id')
        .where('deletion_due_at', '<=', now)
        .where('erased_at', 'is', null)
        .where(mayBeErased(now))
        .orderBy('erasure_asked_at', (order) => order.asc().nullsFirst())
        .orderBy('deletion_due_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('users')
    .from('due')
    .whereRef('users.id', '=', 'due.id')
    .set({ erasure_asked_at: now })
    .returning('users.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** How many accounts should be erased by now, and cannot be, because money of theirs is not booked or waits for the team. */
export async function countHeldBack(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from users
    where deletion_due_at <= ${now} and erased_at is null and not ${mayBeErased(now)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether an account can be erased now. */
export async function isDue(db: Db, userId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deletion_due_at', '<=', now)
    .where('erased_at', 'is', null)
    .where(mayBeErased(now))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes the person from an account whose deletion is final; false if it is not, or while money of
 * theirs waits. From now on nothing can be taken back,
 * and who signs in begins a new account.
 */
export async function detachPerson(db: Db, userId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update users set privy_id = ${nobody(userId)}, display_name = '-', avatar_url = null, language = 'en', twitter_username = null,
      twitter_avatar_url = null, wallet_address = null, email = null, twitter_created_at = null, twitter_signed_in_at = null, identity_issued_at = null, role = null, tier = 'free',
      tier_expires_at = null, cancel_at_period_end = false, likes_viewed_at = null, signed_out_at = null, shows_reply_habit = true, muted_until = null, suspended_until = null,
      leaving_x_salt = null, leaving_x_hash = null, mail_key = null
    where id = ${userId} and deletion_due_at <= ${now} and erased_at is null and ${mayBeErased(now)}
  `.execute(db);
  return numAffectedRows === 1n;
}

/** The ids of all profiles that a person ever had. */
export async function findAllProfileIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('profiles').select('id').where('user_id', '=', userId).execute();
  return rows.map(({ id }) => id);
}

/** Deletes at most `most` of a person's rows; returns how many. */
export async function deleteRows(
  db: Db,
  { table, column, only }: ErasedRows,
  holders: readonly string[],
  most: number,
): Promise<number> {
  const filters = Object.entries(only).map(([name, value]) => sql`and ${sql.ref(name)} = ${sql.lit(value)}`);
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.ref(column)} = any(${[...holders]}::uuid[]) ${sql.join(filters, sql` `)} limit ${most}))
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Deletes what members of the team were told of at most `most` tickets of a person; returns how many notifications. */
export async function deleteNotesOfTickets(db: Db, userId: string, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from notifications where ctid = any(array(
      select ctid from notifications where type = 'ticket_returned'
        and data ->> 'ticketId' in (select id::text from tickets where user_id = ${userId}) limit ${most}))
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Returns what a member of the team was to decide to its queue. */
export async function unassign(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('tickets')
    .set({ assigned_to: null, assignee_active_at: null })
    .where('assigned_to', '=', userId)
    .execute();
  await db.updateTable('report_subjects').set({ assigned_to: null }).where('assigned_to', '=', userId).execute();
}

/** Fits a person's conversations to what is left in them: the partner's own messages, of which none is unread. */
export async function fitConversations(db: Db, userId: string): Promise<void> {
  await sql`
    with own as (select conversation_id as id from conversation_members where user_id = ${userId}),
    last as (
      select own.id, message.seq, message.created_at from own left join lateral (
        select seq, created_at from messages where conversation_id = own.id order by seq desc limit 1) message on true
    ), fitted as (
      update conversations set last_seq = coalesce(last.seq, 0), last_message_at = last.created_at from last
      where conversations.id = last.id and conversations.last_seq <> coalesce(last.seq, 0)
    )
    update conversation_members set unread_count = 0, waiting_since = null
    where conversation_id in (select id from own) and (unread_count <> 0 or waiting_since is not null)
  `.execute(db);
}

/** Deletes at most `most` matches of a person, with their conversations, that no living person can read; returns how many. */
export async function deleteLonelyMatches(db: Db, userId: string, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from matches where id in (
      select matches.id from matches
      join users a on a.id = user_a_id join users b on b.id = user_b_id
      where (profile_a_id in (select id from profiles where user_id = ${userId}) or profile_b_id in (select id from profiles where user_id = ${userId}))
        and (a.erased_at is not null or a.id = ${userId}) and (b.erased_at is not null or b.id = ${userId})
      limit ${most})
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Takes what a model wrote of profiles from other people's decks. */
export async function forgetRankings(db: Db, profileIds: readonly string[]): Promise<void> {
  await sql`
    update decks set ranking = null, ranked_on = null
    where ranked_on is not null and profile_ids && ${[...profileIds]}::uuid[]
  `.execute(db);
}

export async function markErased(db: Db, userId: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ erased_at: now }).where('id', '=', userId).execute();
}
