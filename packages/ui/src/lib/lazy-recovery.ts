import { createContext } from 'react';

/**
 * Recovers from a part that failed to load, until the signal aborts; rejects once recovery has failed. The app provides it, because the kit cannot
 * know what may be reloaded.
 */
export type Recover = (error: unknown, signal: AbortSignal) => Promise<never>;

/** Provided around the pages; null if only the person can help. */
export const LazyRecovery = createContext<Recover | null>(null);
