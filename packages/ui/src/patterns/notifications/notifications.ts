export { isAnonymous, type NotificationView } from './notification-view.ts';
export { NotificationItem, type NotificationItemProps } from './notification-item.tsx';
export type { NotificationLinks } from './notification-list.tsx';
export { useRemove } from '../../blocks/notification-list/use-remove.ts';
export { NotificationPanel, type NotificationPanelProps, type NotificationsView } from './notification-panel.tsx';
export { NotificationsEmpty, NotificationsFailed, NotificationsLoading } from './notification-states.tsx';
export { Reveal } from './reveal.tsx';
export { useNotificationText } from './use-notification-text.ts';
