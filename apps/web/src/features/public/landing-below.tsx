import { queryOf } from '@mutuals/api-client/queries';
import { LandingStory, type LandingStoryProps } from '@mutuals/ui/screens/landing/story';
import { useQuery } from '@tanstack/react-query';
import { queryView } from '../../lib/query-view.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { useReplayEarlyClick } from '../../routing/replay-early-click.ts';
import { useHash } from '../../routing/use-hash.ts';
import { useServices } from '../../services.ts';
import { useIdentity } from '../identity/index.ts';
import { publicLinks } from './public-links.ts';
import { useCallToAction } from './use-call-to-action.ts';

/** SPEC section 9, "Gallery latest". */
const LATEST = 12;

/** The landing page below its first screen. Its prices and newest profiles come after it; a price list that cannot be loaded stays the estimate (D10). */
export function LandingBelow() {
  useReplayEarlyClick();
  const { api } = useServices();
  const { identity } = useIdentity();
  const pricing = useQuery(queryOf(api, 'getPricing')).data ?? null;
  const figures = useQuery(queryOf(api, 'getStatistics')).data;
  // Nobody has said anything yet: the sandbox alone shows examples, marked as such (D29).
  const testimonials = useIsHydrated() && identity.kind === 'sandbox' ? 'examples' : undefined;
  return (
    <LandingStory
      start={useCallToAction()}
      links={publicLinks}
      part={useHash()}
      pricing={pricing}
      latestProfiles={useLatestProfiles()}
      testimonials={testimonials}
      hasAiMatching={figures?.hasAiMatching ?? false}
    />
  );
}

function useLatestProfiles(): LandingStoryProps['latestProfiles'] {
  const { api } = useServices();
  const latest = useQuery({
    ...queryOf(api, 'listLatestProfiles', { query: { limit: LATEST } }),
    // The same object while nothing changes: the page below is not drawn anew (landing-story.tsx).
    select: ({ data }) => ({ status: 'ready' as const, profiles: data }),
  });
  const view = queryView(latest);
  return view.status === 'ready' ? view.data : view;
}
