import { queryOf } from '@mutuals/api-client/queries';
import { PremiumScreen, type PremiumView } from '@mutuals/ui/screens/premium';
import { useQuery } from '@tanstack/react-query';
import { useProblemText } from '../../lib/problem-text.ts';
import { useServices } from '../../services.ts';

/** Prices rarely change. */
const PRICES_FRESH_MS = 5 * 60_000;

/** /premium: what each plan costs and brings, and which one is the person's. */
export function Component() {
  const { api } = useServices();
  const textOf = useProblemText();
  const subscription = useQuery(queryOf(api, 'getMySubscription'));
  const pricing = useQuery({ ...queryOf(api, 'getPricing'), staleTime: PRICES_FRESH_MS });

  let view: PremiumView = { status: 'loading' };
  if (subscription.data && !pricing.isPending) {
    view = {
      status: 'ready',
      tier: subscription.data.tier,
      expiresAt: subscription.data.expiresAt,
      pricing: pricing.data ?? null,
    };
  } else if (subscription.isError && !subscription.isFetching)
    view = { status: 'error', message: textOf(subscription.error) };
  return <PremiumScreen view={view} onRetry={() => void subscription.refetch()} />;
}
