export { type Reader, unreadCount } from './notifications.repository.ts';
