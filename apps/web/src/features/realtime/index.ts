export type { ChannelRegistry } from './channel-registry.ts';
export type { ShownMessages } from './messages-in-view.ts';
export type { OpenRealtimeClient } from './realtime-client.ts';
export { RealtimeProvider, useConnection, useRealtime, useRefetchInterval } from './realtime.tsx';
export { useHeldToasts } from './use-held-toasts.ts';
export { usePeopleChange } from './use-people-change.ts';
export { useRefetchWhenMissed } from './use-refetch-when-missed.ts';
export { useResync } from './use-resync.ts';
