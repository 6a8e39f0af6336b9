import type { LatestProfile } from '../../patterns/latest-profiles/latest-profiles.tsx';

export type { Start } from '../../patterns/public-page/start-button.tsx';

/** Figures counted from the database, never invented (D29). */
export interface LandingStatistics {
  readonly people: number;
  readonly profiles: number;
  readonly matches: number;
  readonly messages: number;
}

export type LatestProfiles =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | { readonly status: 'ready'; readonly profiles: readonly LatestProfile[] };
