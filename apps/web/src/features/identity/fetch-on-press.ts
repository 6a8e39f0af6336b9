import type { Recovery } from '../../lib/recovery.ts';
import { readStored, store } from '../../lib/storage.ts';

/** Set while the page reloads for the sign-in code, to continue with the press afterwards. */
const SIGNING_IN = 'mutuals.signingIn';

export const isReloadedToSignIn = (): boolean => readStored('session', SIGNING_IN) !== null;

/** What was pressed is done, or could not be: the next press may reload the page again. */
export const endReload = (): void => store('session', SIGNING_IN, null);

export type FetchOnPress = <T>(load: () => Promise<T>, signal: AbortSignal, mayReload?: boolean) => Promise<T>;

/**
 * Fetches code that a person waits for. Where that fails the page is reloaded once, because a browser may never ask again for a module that
 * it once could not get; rejects where that has not helped either or it may not, or when nobody waits any more.
 */
export function createFetchOnPress({ reload }: Pick<Recovery, 'reload'>): FetchOnPress {
  return async (load, signal, mayReload = true) => {
    try {
      return await load();
    } catch (error) {
      if (!mayReload || isReloadedToSignIn()) throw error;
      store('session', SIGNING_IN, '1');
      await reload(signal);
      if (signal.aborted) throw error;
      return new Promise(() => {}); // The page is going away.
    }
  };
}
