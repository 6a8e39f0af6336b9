import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, NotificationsTable } from '../../database/schema.ts';

export type NotificationRow = Selectable<NotificationsTable>;
export type NewNotification = Insertable<NotificationsTable>;

export async function insertNotification(trx: Db, notification: NewNotification): Promise<NotificationRow> {
  return trx.insertInto('notifications').values(notification).returningAll().executeTakeFirstOrThrow();
}

/** Inserts a notification, or joins its events to the unread one with the same key. */
export async function insertOrJoin(
  trx: Db,
  notification: NewNotification & { coalesce_key: string },
): Promise<NotificationRow> {
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
    .executeTakeFirstOrThrow();
}

/** A person's unread notifications about likes of one of their profiles. */
export async function findUnreadLikes(trx: Db, userId: string, receiverProfileId: string): Promise<NotificationRow[]> {
  return trx
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('type', 'in', ['new_like', 'new_likes_group'])
    .where(sql<boolean>`data @> ${JSON.stringify({ receiverProfileId })}::jsonb`)
    .execute();
}

export async function findNotification(db: Db, id: string): Promise<NotificationRow | undefined> {
  return db.selectFrom('notifications').selectAll().where('id', '=', id).executeTakeFirst();
}

export interface NotificationPage {
  rows: NotificationRow[];
  total: number;
}

/** A person's notifications, the one with the newest event first. */
export async function findNotifications(
  db: Db,
  userId: string,
  { unreadOnly, limit, offset }: { unreadOnly: boolean; limit: number; offset: number },
): Promise<NotificationPage> {
  const own = db
    .selectFrom('notifications')
    .where('user_id', '=', userId)
    .$if(unreadOnly, (query) => query.where('read_at', 'is', null));
  const [rows, { total }] = await Promise.all([
    own.selectAll().orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** Marks a person's notification read, and leaves the time of an earlier reading; undefined when there is none. */
export async function markRead(db: Db, userId: string, id: string, now: Date): Promise<NotificationRow | undefined> {
  return db
    .updateTable('notifications')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(now)) }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Marks the unread notification of a key read. */
export async function markKeyRead(trx: Db, userId: string, coalesceKey: string, now: Date): Promise<void> {
  await trx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('coalesce_key', '=', coalesceKey)
    .where('read_at', 'is', null)
    .execute();
}

/** Marks everything about likes read, and notes when the likes were viewed. */
export async function markLikesViewed(trx: Db, userId: string, now: Date): Promise<void> {
  await trx.updateTable('users').set({ likes_viewed_at: now }).where('id', '=', userId).execute();
  await trx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('type', 'in', ['new_like', 'new_like_revealed', 'new_likes_group'])
    .execute();
}

/** Deletes a person's notifications by their ids; answers how many there were. */
export async function deleteNotifications(db: Db, userId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const result = await db
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
