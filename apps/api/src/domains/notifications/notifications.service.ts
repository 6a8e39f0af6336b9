import type { components } from '@mutuals/api-client/schema';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db, Tier, Trx } from '../../database/schema.ts';
import type { Realtime } from '../../integrations/realtime/realtime.ts';
import type { JobPayload } from '../../jobs/job-kind.ts';
import { addJob } from '../../jobs/queue.ts';
import { Problem } from '../../problem.ts';
import { countUnreadMessages } from '../messaging/conversations.repository.ts';
import { countReceived } from '../likes/likes.repository.ts';
import * as notifications from './notifications.repository.ts';
import type { NotificationRow } from './notifications.repository.ts';
import { findProfilesWithDeleted } from '../profiles/profiles.repository.ts';
import { findUser } from '../users/users.repository.ts';
import type { MessageNotices } from '../messaging/messaging.service.ts';
import { notificationsJobs } from './notifications.jobs.ts';
import { type Notification, profileIdsOf, toNotification } from './notifications.view.ts';
import { type Caller, tierAt } from '../users/users.service.ts';

export type NotificationCounts = components['schemas']['NotificationCounts'];

/** Something that happened to a person, told by ids alone: names are looked up when it is shown. */
export type Notice =
  | { type: 'new_like'; receiverProfileId: string; likerProfileId: string; isSuperLike: boolean }
  | { type: 'new_match'; receiverProfileId: string; matchedProfileId: string; conversationId: string }
  | { type: 'new_message'; receiverProfileId: string; senderProfileId: string; conversationId: string }
  | { type: 'payment_confirmed' | 'subscription_upgraded'; tier: Tier };

/** What other services tell people through. */
export interface Notifier {
  /**
   * Stores a notification in the caller's transaction and has it sent to the person's open browsers when that commits. Messages of one
   * conversation join while unread; so do likes of one profile from the fourth unread one on (`new_likes_group`). A like needs the row
   * of the liked profile locked.
   */
  notify(trx: Trx, userId: string, notice: Notice): Promise<void>;
}

export interface NotificationsService extends Notifier, MessageNotices {
  listNotifications(caller: Caller, request: NotificationListRequest): Promise<NotificationList>;
  /** Throws `notification_not_found`, also for somebody else's. */
  markNotificationRead(caller: Caller, id: string): Promise<Notification>;
  /** Throws `notification_not_found`, also for somebody else's. */
  deleteNotification(caller: Caller, id: string): Promise<void>;
  getNotificationCounts(caller: Caller): Promise<NotificationCounts>;
  /** Clears the new likes and marks the notifications about likes read. */
  markLikesViewed(caller: Caller): Promise<NotificationCounts>;
  /** Sends a notification to its owner's open browsers, unless it was read or deleted meanwhile. Redacted for what the person has now (D1). */
  publishNotification(notification: JobPayload<typeof notificationsJobs.publishNotification>): Promise<void>;
}

export interface NotificationListRequest {
  unreadOnly: boolean;
  limit: number;
  offset: number;
}

export interface NotificationList {
  data: Notification[];
  total: number;
  unread: number;
}

/** So many unread likes of a profile stand alone; one more makes them a group. */
const SINGLE_LIKES = 3;

const conversationKey = (conversationId: string): string => `messages:${conversationId}`;
const likesKey = (receiverProfileId: string): string => `likes:${receiverProfileId}`;

interface Dependencies {
  db: Db;
  clock: Clock;
  realtime: Realtime;
}

export function createNotificationsService({ db, clock, realtime }: Dependencies): NotificationsService {
  async function store(trx: Trx, userId: string, notice: Notice): Promise<NotificationRow> {
    const { type, ...data } = notice;
    const now = clock.now();
    const row = {
      id: uuid(),
      user_id: userId,
      type,
      data: JSON.stringify(data),
      coalesce_key: null,
      read_at: null,
      created_at: now,
      updated_at: now,
    };
    switch (notice.type) {
      case 'new_like':
        return storeLike(trx, row, notice);
      case 'new_message':
        return notifications.insertOrJoin(trx, { ...row, coalesce_key: conversationKey(notice.conversationId) });
      default:
        return notifications.insertNotification(trx, row);
    }
  }

  async function show(rows: readonly NotificationRow[], tier: Tier): Promise<Notification[]> {
    const profiles = await findProfilesWithDeleted(db, [...new Set(rows.flatMap(profileIdsOf))]);
    const viewing = { tier, profiles: new Map(profiles.map((profile) => [profile.id, profile])) };
    return rows.map((row) => toNotification(row, viewing));
  }

  async function showOne(row: NotificationRow, tier: Tier): Promise<Notification> {
    const [notification] = await show([row], tier);
    if (notification === undefined) throw new Error('A notification was lost while it was shown.');
    return notification;
  }

  async function countsSince(userId: string, likesViewedAt: Date | null): Promise<NotificationCounts> {
    const [likes, unreadMessages, unread] = await Promise.all([
      countReceived(db, userId, likesViewedAt),
      countUnreadMessages(db, userId),
      notifications.countUnread(db, userId),
    ]);
    return { totalLikes: likes.total, newLikes: likes.fresh, unreadMessages, unread };
  }

  async function notify(trx: Trx, userId: string, notice: Notice): Promise<void> {
    const { id } = await store(trx, userId, notice);
    await addJob(trx, notificationsJobs.publishNotification, { notificationId: id });
  }

  return {
    notify,

    async listNotifications(caller, request) {
      const [{ rows, total }, unread] = await Promise.all([
        notifications.findNotifications(db, caller.userId, request),
        notifications.countUnread(db, caller.userId),
      ]);
      return { data: await show(rows, caller.tier), total, unread };
    },

    async markNotificationRead(caller, id) {
      const row = await notifications.markRead(db, caller.userId, id, clock.now());
      if (row === undefined) throw new Problem('notification_not_found');
      return showOne(row, caller.tier);
    },

    async deleteNotification(caller, id) {
      if ((await notifications.deleteNotifications(db, caller.userId, [id])) === 0)
        throw new Problem('notification_not_found');
    },

    getNotificationCounts: (caller) => countsSince(caller.userId, caller.user.likes_viewed_at),

    async markLikesViewed(caller) {
      const now = clock.now();
      await inTransaction(db, (trx) => notifications.markLikesViewed(trx, caller.userId, now));
      return countsSince(caller.userId, now);
    },

    messageSent: (trx, { conversationId, sender, receiver }) =>
      notify(trx, receiver.user_id, {
        type: 'new_message',
        receiverProfileId: receiver.id,
        senderProfileId: sender.id,
        conversationId,
      }),

    messagesRead: (trx, userId, conversationId) =>
      notifications.markKeyRead(trx, userId, conversationKey(conversationId), clock.now()),

    async publishNotification({ notificationId }) {
      const row = await notifications.findNotification(db, notificationId);
      if (row === undefined || row.read_at !== null) return;
      const user = await findUser(db, row.user_id);
      if (user === undefined) return;
      await realtime.publish(`user:${user.id}`, 'notification', await showOne(row, tierAt(user, clock.now())));
    },
  };
}

/** A like stands alone, until too many of the same profile are unread: then they become one. */
async function storeLike(
  trx: Db,
  row: notifications.NewNotification,
  { receiverProfileId, isSuperLike }: Extract<Notice, { type: 'new_like' }>,
): Promise<NotificationRow> {
  const unread = await notifications.findUnreadLikes(trx, row.user_id, receiverProfileId);
  const singles = unread.filter(({ type }) => type !== 'new_likes_group');
  if (unread.length === singles.length && singles.length < SINGLE_LIKES)
    return notifications.insertNotification(trx, row);
  await notifications.deleteNotifications(
    trx,
    row.user_id,
    singles.map(({ id }) => id),
  );
  const hasSuperLike = isSuperLike || unread.some(({ data }) => data['isSuperLike'] === true);
  return notifications.insertOrJoin(trx, {
    ...row,
    type: 'new_likes_group',
    data: JSON.stringify({ receiverProfileId, isSuperLike: hasSuperLike }),
    occurrences: singles.length + 1,
    coalesce_key: likesKey(receiverProfileId),
  });
}
