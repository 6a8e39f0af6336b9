import { useState } from 'react';
import { type Notification, NotificationList } from './notification-list.tsx';

/** Notifications by kind, kept by the page; tell the server where the comments say so. */
export function Notifications({ first, now }: { first: readonly Notification[]; now: number }) {
  const [notifications, setNotifications] = useState(first);
  const read = (isIt: (id: string) => boolean) =>
    setNotifications((all) => all.map((each) => (isIt(each.id) ? { ...each, isRead: true } : each)));
  return (
    <NotificationList
      groups={[
        {
          id: 'all',
          title: 'Notifications',
          notifications,
          unread: notifications.filter(({ isRead }) => !isRead).length,
        },
      ].filter((group) => group.notifications.length > 0)}
      now={now}
      // The server marks it as read.
      onOpen={(opened) => read((id) => id === opened)}
      onMarkAllRead={() => read(() => true)}
      // The server deletes it.
      onDelete={(deleted) => setNotifications((all) => all.filter(({ id }) => id !== deleted))}
    />
  );
}
