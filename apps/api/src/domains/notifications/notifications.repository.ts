import { limits } from '@mutuals/api-client/limits';
import { type Expression, type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import { type ListPart, type PartRequest, readPart } from '../../database/list-part.ts';
import { partsOf } from '../../database/parts-of.ts';
import type {
  Db,
  DeliveryChannel,
  EventKind,
  NotificationsTable,
  NotificationType,
  ProfileType,
  UsersTable,
} from '../../database/schema.ts';
import { canBeTold, isOver } from '../deliveries/deliveries.public.ts';
import { CALM, kindOf } from '../preferences/preferences.public.ts';
import { blocksAnybody, hasBlocked, maySee } from '../pairs/pairs.public.ts';

export type NotificationRow = Selectable<NotificationsTable>;
export type NewNotification = Insertable<NotificationsTable>;
/** A stored notification, and whether its person can be told of it outside of the product. */
export type ToldNotification = NotificationRow & { can_be_told: boolean };

export async function insertNotifications(trx: Db, rows: readonly NewNotification[]): Promise<ToldNotification[]> {
  const told: ToldNotification[] = [];
  for (const part of partsOf(rows))
    told.push(
      ...(await trx
        .insertInto('notifications')
        .values(part)
        .returningAll()
        .returning(canBeTold('notifications.user_id').as('can_be_told'))
        .execute()),
    );
  return told;
}

/** Inserts a notification, or joins its events to the unread one with the same key. */
export async function insertOrJoin(
  trx: Db,
  notification: NewNotification & { coalesce_key: string },
): Promise<ToldNotification> {
  return trx
    .insertInto('notifications')
    .values(notification)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'coalesce_key'])
        .where('read_at', 'is', null)
        .doUpdateSet((eb) => ({
          occurrences: eb('notifications.occurrences', '+', eb.ref('excluded.occurrences')),
          data: eb.ref('excluded.data'),
          updated_at: eb.ref('excluded.updated_at'),
        })),
    )
    .returningAll()
    .returning(canBeTold('notifications.user_id').as('can_be_told'))
    .executeTakeFirstOrThrow();
}

/** A profile that a notification names; may be deleted, or as good as deleted for the reader (D64). */
export interface NamedProfile {
  id: string;
  name: string;
  profile_type: ProfileType;
  /** The avatar in stored form. */
  picture: string | null;
  is_deleted: boolean;
}

/** A notification with the data to show it. */
export type ListedNotification = NotificationRow & { profiles: NamedProfile[] };

/**
 * The reader of notifications, and whether their likes are joined: those of one own profile that are unread, or were
 * read together (D41).
 */
export interface Reader {
  userId: string;
  joinsLikes: boolean;
}

/** The own profile that a notification is about, from its data. */
const ownProfile = (row: string) => sql<string | null>`${sql.ref(`${row}.data`)} ->> 'receiverProfileId'`;

const LIKES = ['new_like', 'new_likes_group'] as const;

/** Whether two rows are likes that are joined, or the same like. */
const areJoined = (row: string, other: string) => sql<boolean>`
  ${sql.ref(`${row}.type`)} in ('new_like', 'new_likes_group')
  and ${sql.ref(`${other}.type`)} in ('new_like', 'new_likes_group')
  and ${sql.ref(`${other}.user_id`)} = ${sql.ref(`${row}.user_id`)}
  and ${ownProfile(other)} = ${ownProfile(row)}
  and coalesce(${sql.ref(`${other}.read_at`)}, 'infinity') = coalesce(${sql.ref(`${row}.read_at`)}, 'infinity')`;

const isNewer = (row: string, other: string) => sql<boolean>`
  (${sql.ref(`${row}.updated_at`)}, ${sql.ref(`${row}.id`)}) > (${sql.ref(`${other}.updated_at`)}, ${sql.ref(`${other}.id`)})`;

/**
 * Notifications about a deleted profile are left out (D39), except that it was hidden. A scalar subquery is one lookup
 * a row, and never a join that reads all profiles.
 */
const isOfDeletedProfile = sql<boolean>`(told.type <> 'profile_hidden' and coalesce(
  (select deleted_at is not null from profiles where id = (${ownProfile('told')})::uuid), false))`;

/** All that this server can tell of. */
const KNOWN_TYPES = Object.keys({
  new_like: true,
  answered_like: true,
  new_likes_group: true,
  super_like_returned: true,
  new_match: true,
  new_message: true,
  conversation_closed: true,
  payment_confirmed: true,
  payment_refunded: true,
  subscription_upgraded: true,
  subscription_ending: true,
  ticket_answered: true,
  ticket_returned: true,
  ticket_closed: true,
  profile_hidden: true,
  link_approved: true,
  link_rejected: true,
  decision_made: true,
  report_decided: true,
  appeal_answered: true,
  proof_changed: true,
  seat_requested: true,
} satisfies Record<NotificationType, true>);

const idIn = (name: string) => sql`(told.data ->> ${sql.lit(name)})::uuid`;
const otherIds = ['likerProfileId', 'matchedProfileId', 'senderProfileId'].map(idIn);

/**
 * Notifications about people whom the reader blocked are left out (D64), except likes that name nobody: one that
 * disappeared would tell who it was (D1).
 */
const isOfBlockedPerson = ({ userId, joinsLikes }: Reader) => sql<boolean>`(${blocksAnybody(userId)}
  and (not ${joinsLikes} or told.type not in ('new_like', 'new_likes_group')) and exists (
    select from profiles as other where other.id in (${sql.join(otherIds)}) and ${hasBlocked(userId, 'other.user_id')}))`;

const typesOf = (kind: EventKind) => Object.entries(kindOf).flatMap(([type, its]) => (its === kind ? [type] : []));
const kindOfType = sql<string>`case ${sql.join(
  CALM.kinds.inProduct.map((kind) => sql`when told.type = any(${typesOf(kind)}::text[]) then ${kind}`),
  sql` `,
)} end`;

/** Whether a person wants to be told of a kind in the product. */
const isWanted = (userId: string, kind: RawBuilder<string>) => sql<boolean>`${kind} = any(coalesce(
  (select in_product from preferences where preferences.user_id = ${userId}), ${[...CALM.kinds.inProduct]}::text[]))`;

/** A person's notifications, row by row; without those of a newer server's types, also in counts. */
function notificationsOf(db: Db, reader: Reader) {
  return allNotificationsOf(db, reader).where(isWanted(reader.userId, kindOfType));
}

/** Also those of kinds that the person switched off in the product: they may be pushed or mailed. */
function allNotificationsOf(db: Db, reader: Reader) {
  return db
    .selectFrom('notifications as told')
    .where('told.user_id', '=', reader.userId)
    .where(sql<boolean>`told.type = any(${KNOWN_TYPES}::text[])`)
    .where((eb) => eb.not(isOfDeletedProfile))
    .where((eb) => eb.not(isOfBlockedPerson(reader)));
}

type Notifications = ReturnType<typeof notificationsOf>;

/** Keeps only the newest of joined likes, as lists show them. */
function listed(notifications: Notifications, { joinsLikes }: Reader): Notifications {
  if (!joinsLikes) return notifications;
  return notifications.where(
    sql<boolean>`not exists (
      select from notifications as newer where ${areJoined('told', 'newer')} and ${isNewer('newer', 'told')})`,
  );
}

const namedProfiles = (userId: string) => sql<NamedProfile[]>`(
  select coalesce(json_agg(json_build_object(
    'id', id, 'name', name, 'profile_type', profile_type, 'picture', avatar_url,
    'is_deleted', deleted_at is not null or not ${maySee(userId, 'profiles.user_id')}
  )), '[]') from profiles
  where id in (${sql.join([idIn('receiverProfileId'), ...otherIds])}))`;

/** The rows; one row stands for joined likes. */
function rowsOf(notifications: Notifications, { userId, joinsLikes }: Reader) {
  const rows = notifications.selectAll('told').select(namedProfiles(userId).as('profiles'));
  if (!joinsLikes) return rows;
  return rows
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('notifications as like')
          .where(areJoined('told', 'like'))
          .select([
            sql<number | null>`sum("like".occurrences)::integer`.as('count'),
            sql<object>`jsonb_build_object('isSuperLike', bool_or(("like".data ->> 'isSuperLike')::boolean))`.as(
              'more',
            ),
          ])
          .as('likes'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      eb.fn.coalesce('likes.count', 'told.occurrences').as('occurrences'),
      sql<NotificationRow['data']>`case when likes.count is null then told.data else told.data || likes.more end`.as(
        'data',
      ),
    ]);
}

export async function findNotification(db: Db, reader: Reader, id: string): Promise<ListedNotification | undefined> {
  return rowsOf(notificationsOf(db, reader).where('told.id', '=', id), reader).executeTakeFirst();
}

/** A notification of the unread list; undefined if it is not in it. */
export async function findUnread(db: Db, reader: Reader, id: string): Promise<ListedNotification | undefined> {
  const unread = notificationsOf(db, reader).where('told.id', '=', id).where('told.read_at', 'is', null);
  return rowsOf(listed(unread, reader), reader).executeTakeFirst();
}

/** A person's unread notifications, by mail also receipts, that a channel may tell them of, also of kinds that they switched off in the product. */
function toldOf(db: Db, reader: Reader, channel: DeliveryChannel) {
  return allNotificationsOf(db, reader)
    .where((eb) => {
      const isUnread = eb('told.read_at', 'is', null);
      return channel === 'mail' ? eb.or([isUnread, eb('told.type', '=', 'payment_confirmed')]) : isUnread;
    })
    .where((eb) => eb.not(isOver(reader.userId, 'told')));
}

export async function findTold(
  db: Db,
  reader: Reader,
  id: string,
  channel: DeliveryChannel,
): Promise<ListedNotification | undefined> {
  return rowsOf(toldOf(db, reader, channel).where('told.id', '=', id), reader).executeTakeFirst();
}

/** The newest of the notifications of some types that a person can be told of, without muted conversations, and how many there are. */
export async function findUntold(
  db: Db,
  reader: Reader,
  types: readonly NotificationType[],
  most: number,
): Promise<{ rows: ListedNotification[]; total: number }> {
  const untold = listed(
    toldOf(db, reader, 'mail')
      .where('told.type', 'in', types)
      .where(
        sql<boolean>`not exists (select from muted_conversations as muted
          where muted.user_id = told.user_id and muted.conversation_id = ${idIn('conversationId')})`,
      ),
    reader,
  );
  const rows = await rowsOf(untold, reader)
    .orderBy('told.updated_at', 'desc')
    .orderBy('told.id', 'desc')
    .limit(most)
    .execute();
  const { total } = await untold.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** The owner of a notification and their plan. */
export async function findOwner(
  db: Db,
  id: string,
): Promise<Pick<Selectable<UsersTable>, 'id' | 'tier' | 'tier_expires_at'> | undefined> {
  return db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .select(['users.id', 'users.tier', 'users.tier_expires_at'])
    .where('notifications.id', '=', id)
    .executeTakeFirst();
}

/** A part of a person's notifications, the one with the newest event first. */
export async function findNotifications(
  db: Db,
  reader: Reader,
  { unreadOnly, ...request }: PartRequest & { unreadOnly: boolean },
): Promise<ListPart<ListedNotification>> {
  const own = listed(notificationsOf(db, reader), reader).$if(unreadOnly, (query) =>
    query.where('told.read_at', 'is', null),
  );
  const by = { at: sql<Date>`told.updated_at`, id: sql<string>`told.id` };
  return readPart(db, rowsOf(own, reader), { by, all: own, request });
}

const count = (rows: Expression<unknown>) => sql<number>`(select count(*) from ${rows} as counted)`;

/** A subquery: a person's unread notifications, counted up to 100. It reads none of the joined likes. */
export function unreadCount(db: Db, reader: Reader) {
  const unread = notificationsOf(db, reader)
    .where('told.read_at', 'is', null)
    .$if(reader.joinsLikes, (query) => query.where('told.type', 'not in', LIKES))
    .select('told.id')
    .limit(limits.countMax);
  const likedProfiles = db
    .selectFrom('profiles')
    .select('id')
    .where('user_id', '=', reader.userId)
    .where('deleted_at', 'is', null)
    .where(isWanted(reader.userId, sql`'like'`)).where(sql<boolean>`exists (
      select from notifications as liked
      where liked.user_id = ${reader.userId} and ${ownProfile('liked')} = profiles.id::text
        and liked.type in ('new_like', 'new_likes_group') and coalesce(liked.read_at, 'infinity') = 'infinity')`);
  const joined = reader.joinsLikes ? count(likedProfiles) : sql<number>`0`;
  return sql<number>`least(${limits.countMax}, ${count(unread)} + ${joined})`;
}

/** A person's unread notifications, counted up to 100 because screens say "99+". */
export async function countUnread(db: Db, reader: Reader): Promise<number> {
  return (await db.selectNoFrom(unreadCount(db, reader).as('unread')).executeTakeFirstOrThrow()).unread;
}

/** A row and the older likes that it stands for. The reader has not seen later ones. */
const isPartOf = (id: string, { userId, joinsLikes }: Reader) => sql<boolean>`(
  told.user_id = ${userId} and not ${isOfDeletedProfile} and (told.id = ${id} or ${joinsLikes} and exists (
    select from notifications as named
    where named.id = ${id} and ${areJoined('named', 'told')} and not ${isNewer('told', 'named')})))`;

/**
 * Marks a person's notification as read, keeping the time of an earlier read. Like the functions below, returns false
 * if there was nothing to mark.
 */
export async function markRead(db: Db, reader: Reader, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications as told')
    .set({ read_at: now })
    .where('read_at', 'is', null)
    .where(isPartOf(id, reader))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks all of a person's notifications as read. */
export async function markAllRead(db: Db, userId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks the unread notification of a key as read. */
export async function markKeyRead(trx: Db, userId: string, coalesceKey: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('coalesce_key', '=', coalesceKey)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a person's notifications of a key for good. */
export async function deleteKey(trx: Db, userId: string, coalesceKey: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('coalesce_key', '=', coalesceKey)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Marks all notifications about likes as read, and stores when the likes were viewed. */
export async function markLikesViewed(trx: Db, userId: string, now: Date): Promise<void> {
  await trx.updateTable('users').set({ likes_viewed_at: now }).where('id', '=', userId).execute();
  await trx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('type', 'in', LIKES)
    .execute();
}

const columns = [
  'id',
  'user_id',
  'type',
  'data',
  'coalesce_key',
  'occurrences',
  'read_at',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof NotificationsTable)[];

/** A like with an answer: its receiver now knows who it was (D1). */
export interface AnsweredLike {
  userId: string;
  receiverProfileId: string;
  likerProfileId: string;
}

/**
 * Reveals the sender in notifications about an answered like, and marks them as read because the match has its own;
 * deleted ones too, as they may be restored.
 */
export async function answerLike(
  trx: Db,
  { userId, receiverProfileId, likerProfileId }: AnsweredLike,
  now: Date,
): Promise<void> {
  const answer = (table: 'notifications' | 'deleted_notifications') => sql`
    update ${sql.table(table)} set type = 'answered_like', read_at = coalesce(read_at, ${now})
    where user_id = ${userId} and type = 'new_like'
      and data @> jsonb_build_object('receiverProfileId', ${receiverProfileId}::text, 'likerProfileId', ${likerProfileId}::text)`;
  await sql`with deleted as (${answer('deleted_notifications')}) ${answer('notifications')}`.execute(trx);
}

/** Deletes a person's notification, but keeps it for a day; false if there is none. */
export async function deleteNotification(trx: Db, reader: Reader, id: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .with('gone', (db) => db.deleteFrom('notifications as told').where(isPartOf(id, reader)).returning(columns))
    .insertInto('deleted_notifications')
    .columns([...columns, 'deleted_with', 'deleted_at'])
    .expression((db) =>
      db
        .selectFrom('gone')
        .select([
          ...columns,
          sql<string>`${id}::uuid`.as('deleted_with'),
          sql<Date>`${now}::timestamptz`.as('deleted_at'),
        ]),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Restores what was deleted under the id of this notification. Returns the notification that holds it now: itself, or
 * the unread one that it joined; undefined if there was nothing to restore.
 */
export async function restoreNotification(trx: Db, userId: string, id: string): Promise<string | undefined> {
  const rows = await trx
    .with('back', (db) =>
      db
        .deleteFrom('deleted_notifications')
        .where('user_id', '=', userId)
        .where('deleted_with', '=', id)
        .returning(columns),
    )
    .insertInto('notifications')
    .columns(columns)
    .expression((db) => db.selectFrom('back').select(columns))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'coalesce_key'])
        .where('read_at', 'is', null)
        .doUpdateSet((eb) => ({ occurrences: eb('notifications.occurrences', '+', eb.ref('excluded.occurrences')) })),
    )
    .returning('notifications.id')
    .execute();
  return (rows.find((row) => row.id === id) ?? rows[0])?.id;
}
