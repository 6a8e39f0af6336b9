import { queryOf } from '@mutuals/api-client/queries';
import { type LandingPart, LandingScreen, type LandingScreenProps } from '@mutuals/ui/screens/landing';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../lib/load-texts.ts';
import { queryView } from '../../lib/query-view.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { useHash } from '../../routing/use-hash.ts';
import { useServices } from '../../services.ts';
import { useIdentity } from '../identity/index.ts';
import { publicLinks } from './public-links.ts';
import { useCallToAction } from './use-call-to-action.ts';

/** SPEC section 9, "Gallery latest". */
const LATEST = 12;

/** The landing page. What it shows of the server is asked for when it is near; a price list that cannot be loaded stays the estimate (D10). */
export function Component() {
  const { api } = useServices();
  const { identity } = useIdentity();
  const start = useCallToAction();
  const part = useHash();
  const [near, setNear] = useState<ReadonlySet<LandingPart>>(new Set());
  const pricing = useQuery({ ...queryOf(api, 'getPricing'), enabled: near.has('pricing') }).data ?? null;
  const statistics = useQuery({ ...queryOf(api, 'getStatistics'), enabled: near.has('statistics') });
  const latestProfiles = useLatestProfiles(near.has('latest'));

  // Nobody has said anything yet: the sandbox alone shows examples, marked as such (D29).
  const testimonials = useIsHydrated() && identity.kind === 'sandbox' ? 'examples' : undefined;
  return (
    <LandingScreen
      start={start}
      links={publicLinks}
      part={part}
      statistics={statistics.isPending ? 'loading' : statistics.data}
      pricing={pricing}
      latestProfiles={latestProfiles}
      testimonials={testimonials}
      hasAiMatching={statistics.data?.hasAiMatching ?? false}
      loadTexts={useLoadTexts()}
      onNear={(next) => setNear((before) => new Set(before).add(next))}
    />
  );
}

/** Fetches the texts of what is further down; where that fails the page is reloaded once. */
function useLoadTexts(): () => Promise<void> {
  const { recovery } = useServices();
  const { i18n } = useTranslation();
  return useCallback(
    () => loadTexts(i18n, ['landingStory', 'premium', 'profiles']).catch((error: unknown) => recovery.recover(error)),
    [i18n, recovery],
  );
}

function useLatestProfiles(isNear: boolean): LandingScreenProps['latestProfiles'] {
  const { api } = useServices();
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...queryOf(api, 'listLatestProfiles', { query: { limit: LATEST } }),
    select: (list) => list.data,
    enabled: isNear,
  });
  return useMemo(() => {
    const view = queryView({ data, error, isError, isFetching, refetch });
    return view.status === 'ready' ? { status: 'ready', profiles: view.data } : view;
  }, [data, error, isError, isFetching, refetch]);
}
