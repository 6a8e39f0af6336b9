import { queryOf } from '@mutuals/api-client/queries';
import { LandingScreen, type LandingScreenProps } from '@mutuals/ui/screens/landing';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { queryView } from '../../lib/query-view.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { useHash } from '../../routing/use-hash.ts';
import { useServices } from '../../services.ts';
import { useIdentity } from '../identity/index.ts';
import { publicLinks } from './public-links.ts';
import { useCallToAction } from './use-call-to-action.ts';

/** SPEC section 9, "Gallery latest". */
const LATEST = 12;

/** The landing page. Its figures and its prices come after it; a price list that cannot be loaded stays the estimate (D10). */
export function Component() {
  const { api } = useServices();
  const { identity } = useIdentity();
  const start = useCallToAction();
  const part = useHash();
  const pricing = useQuery(queryOf(api, 'getPricing')).data ?? null;
  const { data: figures, isPending } = useQuery(queryOf(api, 'getStatistics'));
  const latestProfiles = useLatestProfiles();

  // Nobody has said anything yet: the sandbox alone shows examples, marked as such (D29).
  const testimonials = useIsHydrated() && identity.kind === 'sandbox' ? 'examples' : undefined;
  const page = useMemo(
    () => (
      <LandingScreen
        start={start}
        links={publicLinks}
        part={part}
        statistics={isPending ? 'loading' : figures}
        pricing={pricing}
        latestProfiles={latestProfiles}
        testimonials={testimonials}
        hasAiMatching={figures?.hasAiMatching ?? false}
      />
    ),
    [start, part, figures, isPending, pricing, latestProfiles, testimonials],
  );
  // The prerendered page is hydrated part by part. An update meanwhile waits, or React would render the rest of the page anew, from nothing.
  return useDeferredValue(page);
}

function useLatestProfiles(): LandingScreenProps['latestProfiles'] {
  const { api } = useServices();
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...queryOf(api, 'listLatestProfiles', { query: { limit: LATEST } }),
    select: (list) => list.data,
  });
  return useMemo(() => {
    const view = queryView({ data, error, isError, isFetching, refetch });
    return view.status === 'ready' ? { status: 'ready', profiles: view.data } : view;
  }, [data, error, isError, isFetching, refetch]);
}
