import type { ConnectionState } from '@mutuals/ui/patterns/chrome';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReachabilityStore } from './reachability.ts';

/** How long "you are connected again" stays. */
const RESTORED_MS = 4_000;

/** How the browser stands to the server, for the banner across the page. */
export function useConnectionState(reachability: ReachabilityStore): ConnectionState {
  const state = useSyncExternalStore(reachability.subscribe, reachability.get, () => 'reachable' as const);
  const [before, setBefore] = useState(state);
  const [isRestored, setIsRestored] = useState(false);
  if (before !== state) {
    setBefore(state);
    setIsRestored(state === 'reachable');
  }

  useEffect(() => {
    if (!isRestored) return;
    const timer = setTimeout(() => setIsRestored(false), RESTORED_MS);
    return () => clearTimeout(timer);
  }, [isRestored]);

  if (state !== 'reachable') return state;
  return isRestored ? 'restored' : 'online';
}
