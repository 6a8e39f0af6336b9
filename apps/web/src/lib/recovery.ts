import { until } from './observable.ts';
import { isReachable, type ReachabilityStore } from './reachability.ts';
import { readStored, store } from './storage.ts';

/** A page that was reloaded for missing code no longer ago than this is not reloaded for it again, unless the device had no network meanwhile. */
const AGAIN_AFTER_MS = 60_000;
const RELOADED_AT = 'mutuals.reloadedAt';

type RecoveryOptions = {
  reachability: Pick<ReachabilityStore, 'failed' | 'get' | 'subscribe'>;
  reload: () => void;
  now: () => number;
};

/**
 * For code and texts that could not be fetched. They never come by asking again: Chromium keeps a failed module failed, and after a
 * deployment the old one is gone. So the page is reloaded, as soon as the server can be reached; what was typed is kept (drafts.ts).
 */
export function createRecovery({ reachability, reload, now }: RecoveryOptions) {
  async function recover(error: unknown, signal?: AbortSignal): Promise<never> {
    const isOffline = reachability.get() === 'offline';
    reachability.failed();
    await until(reachability, isReachable);
    if (signal?.aborted) throw error;
    if (!isOffline && now() - Number(readStored('session', RELOADED_AT)) < AGAIN_AFTER_MS) throw error;
    store('session', RELOADED_AT, String(now()));
    reload();
    return new Promise(() => {}); // The page is going away.
  }
  return {
    /** Reloads the page once. Rejects with the error where that has just been tried, or the signal says that nobody waits any more. */
    recover,
    /** The same for a part that its page can do without: what is blocked for good reloads a tab once, and is silent from then on. */
    async recoverPart(error: unknown, signal?: AbortSignal): Promise<never> {
      if (readStored('session', RELOADED_AT) !== null) throw error;
      return recover(error, signal);
    },
    /** Reloads the page because the person asked for something, as often as they ask. */
    async reload(signal: AbortSignal): Promise<void> {
      reachability.failed();
      await until(reachability, isReachable);
      if (!signal.aborted) reload();
    },
  };
}

export type Recovery = ReturnType<typeof createRecovery>;
