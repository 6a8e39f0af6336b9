import { useSyncExternalStore } from 'react';
import type { Reachability, ReachabilityStore } from './reachability.ts';

/** How the browser stands to the server, for the banner across the page and the chat. */
export const useConnectionState = ({ subscribe, get }: Pick<ReachabilityStore, 'subscribe' | 'get'>): Reachability =>
  useSyncExternalStore(subscribe, get, () => 'online' as const);
