import type { ApiClient, Pricing } from '@mutuals/api-client';
import { LandingScreen, type LandingScreenProps } from '@mutuals/ui/screens/landing';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useHash } from '../../routing/use-hash.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { useServices } from '../../services.ts';
import { useSignIn } from '../identity/index.ts';
import { publicLinks } from './public-links.ts';
import { useCallToAction } from './use-call-to-action.ts';

/** SPEC section 9, "Gallery latest". */
const LATEST = 12;

/** The landing page. Its figures and its prices come after it; a price list that cannot be loaded stays the estimate (D10). */
export function Component() {
  const { api } = useServices();
  const signIn = useSignIn();
  const start = useCallToAction();
  const part = useHash();
  const latestProfiles = useLatestProfiles(api);
  const [pricing, setPricing] = useState<Pricing | null>(null);
  const [statistics, setStatistics] = useState<LandingScreenProps['statistics']>('loading');

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    api.getPricing({ signal }).then(setPricing, () => {});
    api.getStatistics({ signal }).then(setStatistics, () => signal.aborted || setStatistics(undefined));
    return () => leaving.abort();
  }, [api]);

  // Nobody has said anything yet: the sandbox alone shows examples, marked as such (D29).
  const testimonials = useIsHydrated() && signIn.kind === 'sandbox' ? 'examples' : undefined;
  const page = useMemo(
    () => (
      <LandingScreen
        start={start}
        links={publicLinks}
        part={part}
        statistics={statistics}
        pricing={pricing}
        latestProfiles={latestProfiles}
        testimonials={testimonials}
        hasAiMatching={false}
      />
    ),
    [start, part, statistics, pricing, latestProfiles, testimonials],
  );
  // The prerendered page is hydrated part by part. An update meanwhile waits, or React would render the rest of the page anew, from nothing.
  return useDeferredValue(page);
}

type Latest = LandingScreenProps['latestProfiles'];

function useLatestProfiles(api: ApiClient): Latest {
  const [latest, setLatest] = useState<Latest>({ status: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    loadLatest(api, leaving.signal, setLatest);
    return () => leaving.abort();
  }, [api]);
  return latest;
}

function loadLatest(api: ApiClient, signal: AbortSignal, show: (latest: Latest) => void): void {
  const onRetry = (): void => {
    show({ status: 'loading' });
    loadLatest(api, signal, show);
  };
  api.listLatestProfiles({ query: { limit: LATEST }, signal }).then(
    ({ data }) => show({ status: 'ready', profiles: data }),
    () => signal.aborted || show({ status: 'failed', onRetry }),
  );
}
