import type { NamedNotification, Notification } from '@mutuals/api-client';

/** A notification for tests. */
export function notification(type: Notification['type'], data: NamedNotification['data'] = {}): Notification {
  const rest = {
    _id: 'n',
    isRead: false,
    readAt: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    title: '',
    message: '',
    actionUrl: null,
  };
  return type === 'new_like' || type === 'new_likes_group' ? { ...rest, type, data: {} } : { ...rest, type, data };
}
