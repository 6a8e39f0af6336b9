import { memo } from 'react';
import type { Pricing } from '../../patterns/plan-card/pricing.ts';
import type { PublicLinks } from '../../patterns/public-page/public-links.ts';
import { usePart } from '../../patterns/public-page/use-part.ts';
import type { Testimonial } from '../../patterns/testimonials/testimonials.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Features } from './features.tsx';
import { HowItWorks } from './how-it-works.tsx';
import type { LatestProfiles, Start } from './landing.types.ts';
import { Newcomers } from './newcomers.tsx';
import { Plans } from './plans.tsx';
import { Slides } from './slides.tsx';
import { Voices } from './voices.tsx';

export interface LandingStoryProps {
  /** Handler of the last button. */
  start: Start;
  links: PublicLinks;
  /** The part named after the address's `#`, such as `pricing`: the page scrolls there, also on opening. */
  part?: string | undefined;
  /** The price list; null shows the estimates (D10). */
  pricing: Pricing | null;
  latestProfiles: LatestProfiles;
  /** `examples` shows the demo's own, each marked as one; without any, the section is missing (D29). */
  testimonials?: readonly Testimonial[] | 'examples' | undefined;
  /** Whether a language model re-ranks the deck: only then does the page say "AI matching" (D38). */
  hasAiMatching: boolean;
}

/** The landing page below its first screen, in the order of SPEC 2. */
export function LandingStory({ start, part, ...story }: LandingStoryProps) {
  usePart(part);
  // Far from the window, content is not laid out, and keeps an estimated height: that saves half of a first load's layout.
  return (
    <div className="mu:*:[contain-intrinsic-size:auto_48rem] mu:*:[content-visibility:auto]">
      <Parts {...story} />
      <CallToAction start={start} />
    </div>
  );
}

/** Not drawn anew when somebody signs in, which changes the buttons alone. */
const Parts = memo(function Parts({
  links,
  pricing,
  latestProfiles,
  testimonials = [],
  hasAiMatching,
}: Omit<LandingStoryProps, 'start' | 'part'>) {
  return (
    <>
      <Features />
      <Slides hasAiMatching={hasAiMatching} />
      <HowItWorks />
      <Plans pricing={pricing} premiumHref={links.premium} />
      {testimonials.length > 0 && <Voices testimonials={testimonials} />}
      <Newcomers latest={latestProfiles} galleryHref={links.gallery} />
    </>
  );
});
