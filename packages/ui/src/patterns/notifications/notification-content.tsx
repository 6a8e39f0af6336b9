import { NotificationList } from './notification-list.tsx';
import type { NotificationPanelProps } from './notification-panel.tsx';
import { NotificationsEmpty, NotificationsFailed, NotificationsLoading } from './notification-states.tsx';

/** What is in the panel: the notifications, or why there are none. */
export function NotificationContent({
  view,
  onRetry,
  close,
  ...list
}: Omit<NotificationPanelProps, 'children'> & { close: () => void }) {
  if (view.status === 'loading') return <NotificationsLoading />;
  if (view.status === 'error') return <NotificationsFailed onRetry={onRetry} onFollow={close} headingLevel={3} />;
  return (
    <>
      {view.notifications.length === 0 && (
        <NotificationsEmpty discoverHref={list.discoverHref} onFollow={close} headingLevel={3} />
      )}
      <NotificationList {...list} notifications={view.notifications} onFollow={close} />
    </>
  );
}
