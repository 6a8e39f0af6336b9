import { usePart } from '../../patterns/public-page/use-part.ts';
import { CallToAction } from './call-to-action.tsx';
import { Features } from './features.tsx';
import { HowItWorks } from './how-it-works.tsx';
import type { LandingScreenProps } from './landing.types.ts';
import { Newcomers } from './newcomers.tsx';
import { Plans } from './plans.tsx';
import { Slides } from './slides.tsx';
import { Voices } from './voices.tsx';

/** The landing page below what shows at once, in the order of SPEC 2. */
export default function LandingStory({
  start,
  links,
  part,
  pricing,
  latestProfiles,
  testimonials = [],
  hasAiMatching,
}: Omit<LandingScreenProps, 'statistics'>) {
  usePart(part);
  return (
    <>
      <Features />
      <Slides hasAiMatching={hasAiMatching} />
      <HowItWorks />
      <Plans pricing={pricing} premiumHref={links.premium} />
      {testimonials.length > 0 && <Voices testimonials={testimonials} />}
      <Newcomers latest={latestProfiles} galleryHref={links.gallery} />
      <CallToAction start={start} />
    </>
  );
}
