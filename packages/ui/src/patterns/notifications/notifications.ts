export type { NotificationView } from './notification-view.ts';
export { NotificationItem, type NotificationItemProps } from './notification-item.tsx';
export type { NotificationLinks } from './notification-list.tsx';
export { NotificationPanel, type NotificationPanelProps, type NotificationsView } from './notification-panel.tsx';
export { useNotificationText } from './use-notification-text.ts';
