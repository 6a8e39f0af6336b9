import type { LatestProfile } from '../../patterns/latest-profiles/latest-profiles.tsx';
import type { Pricing } from '../../patterns/plan-card/pricing.ts';
import type { PublicLinks } from '../../patterns/public-page/public-links.ts';
import type { Start } from '../../patterns/public-page/start-button.tsx';
import type { Testimonial } from '../../patterns/testimonials/testimonials.tsx';

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

export interface LandingScreenProps {
  /** What the hero's and the last button do. */
  start: Start;
  links: PublicLinks;
  /** The part that the address names after its `#`, such as `pricing`: the page goes there, also when it opens. */
  part?: string | undefined;
  /** `loading` keeps their place; left out (they could not be counted), the section is not there. */
  statistics?: LandingStatistics | 'loading' | undefined;
  /** The price list; null shows the estimates (D10). */
  pricing: Pricing | null;
  latestProfiles: LatestProfiles;
  /** `examples` shows the demo's own, each marked as one; without any, the section is not there (D29). */
  testimonials?: readonly Testimonial[] | 'examples' | undefined;
  /** Whether a language model re-ranks the deck: only then the page says "AI matching" (D38). */
  hasAiMatching: boolean;
}
