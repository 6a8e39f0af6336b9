import { lazy, Suspense } from 'react';
import { Hero } from './hero.tsx';
import type { LandingScreenProps } from './landing.types.ts';
import { Statistics } from './statistics.tsx';

export type { LandingScreenProps, LandingStatistics, LatestProfiles } from './landing.types.ts';
export type { LatestProfile } from '../../patterns/latest-profiles/latest-profiles.tsx';
export type { Testimonial } from '../../patterns/testimonials/testimonials.tsx';

/** What cannot be fetched stays as the server drew it: a page that can be read is better than one that broke. */
const LandingStory = lazy(() => import('./landing-story.tsx').catch(() => new Promise<never>(() => {})));

/**
 * The landing page for visitors (SPEC 2). What shows at once is here; the rest of the page is fetched after it. It claims nothing that is
 * not there: counted figures only, testimonials only where there are some.
 */
export function LandingScreen({ start, statistics, ...story }: LandingScreenProps) {
  return (
    <>
      <Hero start={start} />
      {statistics && <Statistics statistics={statistics} />}
      <Suspense fallback={<div className="mu:min-h-dvh" />}>
        <LandingStory start={start} {...story} />
      </Suspense>
    </>
  );
}
