import type { Operations } from '../http/operation.ts';
import type { NotificationsService } from '../services/notifications.ts';

type NotificationOperations = Pick<
  Operations,
  'listNotifications' | 'getNotificationCounts' | 'markLikesViewed' | 'markNotificationRead' | 'deleteNotification'
>;

export function notificationOperations(notifications: NotificationsService): NotificationOperations {
  return {
    async listNotifications({ caller, query: { limit, offset, unreadOnly } }) {
      const { data, total, unread } = await notifications.list(caller, { limit, offset, unreadOnly });
      return { data, meta: { total, unread, limit, offset } };
    },
    getNotificationCounts: ({ caller }) => notifications.counts(caller),
    markLikesViewed: ({ caller }) => notifications.markLikesViewed(caller),
    markNotificationRead: ({ caller, path }) => notifications.markRead(caller, path.id),
    async deleteNotification({ caller, path }) {
      await notifications.remove(caller, path.id);
      return undefined;
    },
  };
}
