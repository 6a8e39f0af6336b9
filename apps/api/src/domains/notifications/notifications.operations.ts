import type { Operations } from '../../http/operation.ts';
import { offsetMeta, partOf } from '../../http/paging.ts';
import type { NotificationsService } from './notifications.service.ts';

type NotificationOperations = Pick<
  Operations,
  'listNotifications' | 'markNotificationRead' | 'deleteNotification' | 'restoreNotification'
>;

export function notificationOperations(notifications: NotificationsService): NotificationOperations {
  return {
    async listNotifications({ caller, query }) {
      const { unreadOnly } = query;
      const list = ['listNotifications', caller.userId, unreadOnly];
      const request = { unreadOnly, ...partOf(list, query) };
      const { data, unread, ...read } = await notifications.listNotifications(caller, request);
      return { data, meta: { ...offsetMeta(list, query, read), unread } };
    },
    markNotificationRead: ({ caller, path }) => notifications.markNotificationRead(caller, path.id),
    restoreNotification: ({ caller, path }) => notifications.restoreNotification(caller, path.id),
    async deleteNotification({ caller, path }) {
      await notifications.deleteNotification(caller, path.id);
      return undefined;
    },
  };
}
