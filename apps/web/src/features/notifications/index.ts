export { useNotificationFeed } from './use-notification-feed.ts';
export { useRealtimeEffects } from './use-realtime-effects.ts';
