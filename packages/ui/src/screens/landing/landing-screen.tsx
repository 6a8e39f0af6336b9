import { lazy } from 'react';
import { Near } from '../../patterns/public-page/near.tsx';
import { Hero } from './hero.tsx';
import type { LandingScreenProps } from './landing.types.ts';
import { Statistics } from './statistics.tsx';

export type { LandingPart, LandingScreenProps, LandingStatistics, LatestProfiles } from './landing.types.ts';
export type { LatestProfile } from '../../patterns/latest-profiles/latest-profiles.tsx';
export type { Testimonial } from '../../patterns/testimonials/testimonials.tsx';

/** What cannot be fetched stays as the server drew it: a page that can be read is better than one that broke. */
const fetchStory = () => import('./landing-story.tsx').catch(() => new Promise<never>(() => {}));

const Features = lazy(async () => ({ default: (await fetchStory()).Features }));
const Slides = lazy(async () => ({ default: (await fetchStory()).Slides }));
const HowItWorks = lazy(async () => ({ default: (await fetchStory()).HowItWorks }));
const Plans = lazy(async () => ({ default: (await fetchStory()).Plans }));
const Voices = lazy(async () => ({ default: (await fetchStory()).Voices }));
const Newcomers = lazy(async () => ({ default: (await fetchStory()).Newcomers }));
const CallToAction = lazy(async () => ({ default: (await fetchStory()).CallToAction }));

/**
 * The landing page for visitors, in the order of SPEC 2. What shows at once is here; each part below is fetched and hydrated when it is
 * near. It claims nothing that is not there: counted figures only, testimonials only where there are some.
 */
export function LandingScreen({
  start,
  links,
  part,
  statistics,
  pricing,
  latestProfiles,
  testimonials = [],
  hasAiMatching,
  loadTexts,
  onNear,
}: LandingScreenProps) {
  return (
    <>
      <Hero start={start} />
      {statistics && (
        <Near onNear={() => onNear?.('statistics')}>
          <Statistics statistics={statistics} />
        </Near>
      )}
      <Near load={loadTexts}>
        <Features />
      </Near>
      <Near load={loadTexts} name="features" part={part}>
        <Slides hasAiMatching={hasAiMatching} />
      </Near>
      <Near load={loadTexts} name="how-it-works" part={part}>
        <HowItWorks />
      </Near>
      <Near load={loadTexts} name="pricing" part={part} onNear={() => onNear?.('pricing')}>
        <Plans pricing={pricing} premiumHref={links.premium} />
      </Near>
      <Near load={loadTexts} name="latest" part={part} onNear={() => onNear?.('latest')}>
        {testimonials.length > 0 && <Voices testimonials={testimonials} />}
        <Newcomers latest={latestProfiles} galleryHref={links.gallery} />
      </Near>
      <Near load={loadTexts}>
        <CallToAction start={start} />
      </Near>
    </>
  );
}
