import { createContext } from 'react';

/**
 * What helps where a part could not be fetched, as long as the signal lasts; it rejects once that has not helped. The app brings it,
 * because the kit cannot know what may be reloaded.
 */
export type Recover = (error: unknown, signal: AbortSignal) => Promise<never>;

/** Given around the pages; null where nothing helps but the person. */
export const LazyRecovery = createContext<Recover | null>(null);
