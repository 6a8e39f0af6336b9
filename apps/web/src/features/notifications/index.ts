export { NotificationPolling, newestNotifications } from './notification-polling.ts';
export { useNotificationFeed } from './use-notification-feed.ts';
export { useSeenConversation } from './use-seen-conversation.ts';
export { useRealtimeEffects } from './use-realtime-effects.ts';
