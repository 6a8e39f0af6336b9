import type { Operations } from '../../http/operation.ts';
import type { NotificationsService } from './notifications.service.ts';

type NotificationOperations = Pick<
  Operations,
  | 'listNotifications'
  | 'getNotificationCounts'
  | 'markLikesViewed'
  | 'markAllNotificationsRead'
  | 'markNotificationRead'
  | 'deleteNotification'
>;

export function notificationOperations(notifications: NotificationsService): NotificationOperations {
  return {
    async listNotifications({ caller, query: { limit, offset, unreadOnly } }) {
      const { data, total, unread } = await notifications.listNotifications(caller, { limit, offset, unreadOnly });
      return { data, meta: { total, unread, limit, offset } };
    },
    getNotificationCounts: ({ caller }) => notifications.getNotificationCounts(caller),
    markLikesViewed: ({ caller }) => notifications.markLikesViewed(caller),
    markAllNotificationsRead: ({ caller }) => notifications.markAllNotificationsRead(caller),
    markNotificationRead: ({ caller, path }) => notifications.markNotificationRead(caller, path.id),
    async deleteNotification({ caller, path }) {
      await notifications.deleteNotification(caller, path.id);
      return undefined;
    },
  };
}
