import { type Selectable, sql } from 'kysely';
import type {
  Db,
  DeliveriesTable,
  DeliveryChannel,
  DeliveryKind,
  DeliveryOutcome,
  Language,
  Trx,
} from '../../database/schema.ts';
import { maySee } from '../pairs/pairs.public.ts';
import { GRACE_MS, MAILED_AT_ONCE, PAUSE_MS } from './deliveries.rules.ts';

export type DeliveryRow = Selectable<DeliveriesTable>;

/** A push that stands on its device, as far as anybody knows. */
const MAYBE_SHOWN: readonly DeliveryOutcome[] = ['sent', 'unsure'];

/** Something to tell a person of. */
export interface Telling {
  userId: string;
  kind: DeliveryKind;
  /** What is told once while it waits: `{kind}:{id}`. */
  subject: string;
  notificationId: string;
  /** Never mailed at once, whatever its kind: others cause it as often as they like. */
  isUnmailed?: boolean;
}

/** Whether a person can be told anything outside of the product: a column beside their row. */
export const canBeTold = (userId: string) =>
  sql<boolean>`exists (select from delivery_targets where delivery_targets.user_id = ${sql.ref(userId)})`;

/**
 * Whether a person has nothing to come back for in what a notification tells of: a profile that it is about, their own or the
 * other one, was deleted or is of somebody whom they do not see, its match was ended (D64), or the plan that ends soon was cancelled or
 * goes on. What tells of a like names nobody, and does not say by its absence who it was (D1).
 */
export const isOver = (userId: string, told: string) => {
  const id = (name: string) => sql`(${sql.ref(`${told}.data`)} ->> ${sql.lit(name)})::uuid`;
  const endsAt = sql`(${sql.ref(`${told}.data`)} ->> 'endsAt')::timestamptz`;
  return sql<boolean>`(${sql.ref(`${told}.type`)} <> 'profile_hidden' and exists (
      select from profiles as about
      where about.id in (${id('receiverProfileId')}, ${id('matchedProfileId')}, ${id('senderProfileId')})
        and (about.deleted_at is not null or not ${maySee(userId, 'about.user_id')}))
    or exists (
      select from conversations join matches on matches.id = conversations.match_id
      where conversations.id = ${id('conversationId')} and matches.ended_at is not null)
    or ${sql.ref(`${told}.type`)} = 'subscription_ending' and exists (
      select from users where users.id = ${userId} and (users.cancel_at_period_end
        or coalesce(users.tier_expires_at, 'infinity') <> ${endsAt}
        or exists (
          select from subscription_periods as next
          where next.user_id = users.id and next.ends_at > ${endsAt} and next.replaced_at is null))))`;
};

const seconds = (ms: Readonly<Record<DeliveryChannel, number>>, row: 'target' | 'excluded' | 'deliveries' = 'target') =>
  sql`make_interval(secs => case ${sql.ref(`${row}.channel`)} when 'push' then ${ms.push / 1000}::float8 else ${ms.mail / 1000}::float8 end)`;

/**
 * Stores a delivery to each target of each person, but not to one that is being removed. One that waits for the same subject
 * tells of the newest instead, with its age and a fresh count of attempts; if it waits for another attempt, it is due at most
 * one pause later.
 */
export async function insertDeliveries(trx: Trx, tellings: readonly Telling[], now: Date): Promise<void> {
  // Of two about the same only the last: one statement cannot change a row twice.
  const once = new Map(tellings.map((telling) => [`${telling.userId} ${telling.subject}`, telling]));
  await sql`
    insert into deliveries (id, target_id, user_id, channel, kind, subject, notification_id, due_at, created_at)
    select gen_random_uuid(), target.id, target.user_id, target.channel, told.kind, told.subject, told."notificationId",
      greatest(${now}::timestamptz + ${seconds(GRACE_MS)}, (
        select max(ended_at) + ${seconds(PAUSE_MS)} from deliveries last
        where last.target_id = target.id and last.subject = told.subject and last.outcome in ('sent', 'unsure'))),
      ${now}::timestamptz
    from json_to_recordset(${JSON.stringify([...once.values()])}::json)
      as told("userId" uuid, kind text, subject text, "notificationId" uuid, "isUnmailed" boolean)
    join delivery_targets target on target.user_id = told."userId"
      and (target.channel = 'push' or told.kind = any(${[...MAILED_AT_ONCE]}::text[]) and told."isUnmailed" is not true)
    for key share of target
    on conflict (target_id, subject) where claimed_at is null and ended_at is null
      do update set notification_id = excluded.notification_id, created_at = excluded.created_at, attempts = 0,
        due_at = least(deliveries.due_at, excluded.created_at + ${seconds(PAUSE_MS, 'excluded')})`.execute(trx);
}

export async function insertTarget(
  trx: Trx,
  { id, userId, channel }: { id: string; userId: string; channel: DeliveryChannel },
  now: Date,
): Promise<void> {
  await trx.insertInto('delivery_targets').values({ id, user_id: userId, channel, created_at: now }).execute();
}

export async function deleteTargets(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('delivery_targets')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Stores a digest to each of some mail addresses, unless one waits there. */
export async function insertDigests(
  trx: Trx,
  absent: readonly { userId: string; targetId: string }[],
  now: Date,
): Promise<void> {
  await sql`
    insert into deliveries (id, target_id, user_id, channel, kind, subject, due_at, created_at)
    select gen_random_uuid(), "targetId", "userId", 'mail', 'digest', 'digest', ${now}::timestamptz, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(absent)}::json) as absent("userId" uuid, "targetId" uuid)
    on conflict (target_id, subject) where claimed_at is null and ended_at is null do nothing`.execute(trx);
}

/**
 * Has what waits for the end of a person's quiet hours looked at again, because those changed. What waits for its own moment
 * or pause goes on to, as neither takes longer than a pause; and so does what waits for another attempt.
 */
export async function lookAgain(trx: Trx, userId: string, now: Date): Promise<void> {
  await sql`
    update deliveries set due_at = least(due_at, greatest(${now}::timestamptz, created_at + ${seconds(PAUSE_MS, 'deliveries')}))
    where user_id = ${userId} and claimed_at is null and ended_at is null and attempts = 0`.execute(trx);
}

/** What waits for a target goes to another one of the same person. */
export async function moveWaiting(trx: Trx, from: string, to: string): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({ target_id: to })
    .where('target_id', '=', from)
    .where('claimed_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}

/** Nothing is told on any device of a person any more. */
export async function deleteDevices(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('delivery_targets').where('user_id', '=', userId).where('channel', '=', 'push').execute();
}

/** Claims the delivery to a person that is due longest, pushes first, so that nobody else sends it; undefined if none is due. */
export async function claimDue(db: Db, userId: string, now: Date): Promise<DeliveryRow | undefined> {
  return db
    .updateTable('deliveries')
    .set((eb) => ({ claimed_at: now, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('deliveries')
        .select('id')
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .where('claimed_at', 'is', null)
        .where('due_at', '<=', now)
        // A mail server may take its time.
        .orderBy('channel', 'desc')
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** What decides whether a delivery is still news. */
export interface Circumstances {
  language: Language;
  /** They asked for the deletion of their account. */
  isLeaving: boolean;
  isSuspended: boolean;
  /** What it tells of was read, deleted or taken back. A receipt is mailed all the same to who has read of it: it is kept. */
  isSeen: boolean;
  isMuted: boolean;
}

export async function findCircumstances(
  db: Db,
  { user_id, notification_id, channel }: DeliveryRow,
  now: Date,
): Promise<Circumstances> {
  const { rows } = await sql<Circumstances>`
    select users.language, users.deletion_due_at is not null as "isLeaving",
      coalesce(users.suspended_until > ${now}, false) as "isSuspended",
      ${notification_id}::uuid is not null and (told.id is null
        or told.read_at is not null and not (told.type = 'payment_confirmed' and ${channel} = 'mail')) as "isSeen",
      exists (select from muted_conversations muted
        where muted.user_id = users.id and muted.conversation_id::text = told.data ->> 'conversationId') as "isMuted"
    from users left join notifications told on told.id = ${notification_id}::uuid
    where users.id = ${user_id}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A delivery has no person');
  return row;
}

/** Ends a delivery. */
export async function end(db: Db, id: string, outcome: DeliveryOutcome, now: Date): Promise<void> {
  await db.updateTable('deliveries').set({ ended_at: now, outcome }).where('id', '=', id).execute();
}

/**
 * Lets a claimed delivery wait until `dueAt`: for another attempt, or with a fresh count of them. One that waits for the same
 * subject already tells of it instead.
 */
export async function release(db: Db, id: string, dueAt: Date, now: Date, isAttempt: boolean): Promise<void> {
  await sql`
    with waiting as (
      select waiting.id from deliveries waiting join deliveries own on own.id = ${id}
      where waiting.target_id = own.target_id and waiting.subject = own.subject and waiting.claimed_at is null and waiting.ended_at is null
    )
    update deliveries set
      claimed_at = case when exists (select from waiting) then claimed_at end,
      ended_at = case when exists (select from waiting) then ${now}::timestamptz end,
      outcome = case when exists (select from waiting) then 'joined' end,
      attempts = case when ${isAttempt}::boolean then attempts else 0 end,
      due_at = ${dueAt}
    where id = ${id}`.execute(db);
}

/** Ends what processes that died had begun to send: nobody knows whether it arrived, so it is not sent again. */
export async function endLost(db: Db, claimedBefore: Date, now: Date): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ ended_at: now, outcome: 'unsure' })
    .where('ended_at', 'is', null)
    .where('claimed_at', '<', claimedBefore)
    .execute();
}

/** Somebody to whom something is due. */
export interface DuePerson {
  userId: string;
  /** Nothing else is due to them. */
  isDigest: boolean;
}

/** At most `most` people to whom something is due, those with a digest alone last, then the longest due first. */
export async function findDuePeople(db: Db, now: Date, most: number): Promise<DuePerson[]> {
  const { rows } = await sql<DuePerson>`
    select user_id as "userId", bool_and(kind = 'digest') as "isDigest" from deliveries
    where ended_at is null and claimed_at is null and due_at <= ${now}
    group by user_id order by "isDigest", min(due_at) limit ${most}`.execute(db);
  return rows;
}

/** Whether something was pushed to a person, and not taken back. */
export async function hasShown(trx: Trx, userId: string): Promise<boolean> {
  const shown = await trx
    .selectFrom('deliveries')
    .select('id')
    .where('user_id', '=', userId)
    .where('channel', '=', 'push')
    .where('outcome', 'in', MAYBE_SHOWN)
    .limit(1)
    .executeTakeFirst();
  return shown !== undefined;
}

/**
 * What was pushed to a person, and tells of what they read or deleted by now, or what was taken back or is over. Not where something newer about the
 * same, which they have not read, took its place on the device, or is about to: closing by subject would close that one.
 */
export async function findSeen(db: Db, userId: string): Promise<Pick<DeliveryRow, 'id' | 'target_id' | 'subject'>[]> {
  return db
    .selectFrom('deliveries')
    .select(['id', 'target_id', 'subject'])
    .where('user_id', '=', userId)
    .where('channel', '=', 'push')
    .where('outcome', 'in', MAYBE_SHOWN)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deliveries as shown')
            .innerJoin('notifications', 'notifications.id', 'shown.notification_id')
            .whereRef('shown.target_id', '=', 'deliveries.target_id')
            .whereRef('shown.subject', '=', 'deliveries.subject')
            .where('notifications.read_at', 'is', null)
            .where((eb) => eb.not(isOver(userId, 'notifications')))
            .where((eb) =>
              eb.or([
                eb.and([
                  eb('shown.outcome', 'in', MAYBE_SHOWN),
                  eb('shown.ended_at', '>=', eb.ref('deliveries.ended_at')),
                ]),
                eb.and([eb('shown.ended_at', 'is', null), eb('shown.claimed_at', 'is not', null)]),
              ]),
            )
            .select('shown.id'),
        ),
      ),
    )
    .execute();
}

export async function endSeen(db: Db, rows: readonly Pick<DeliveryRow, 'id'>[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await db.updateTable('deliveries').set({ outcome: 'withdrawn' }).where('id', 'in', ids).execute();
}
