import { queryOf } from '@mutuals/api-client/queries';
import { PremiumScreen, type PremiumView } from '@mutuals/ui/screens/premium';
import { useQuery } from '@tanstack/react-query';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { useServices } from '../../services.ts';

/** Prices rarely change. */
const PRICES_FRESH_MS = 5 * 60_000;

/** /premium: what each plan costs and brings, and which one is the person's. */
export function Component() {
  const { api } = useServices();
  const textOf = useProblemText();
  const subscription = queryView(useQuery(queryOf(api, 'getMySubscription')));
  const pricing = queryView(useQuery({ ...queryOf(api, 'getPricing'), staleTime: PRICES_FRESH_MS }));

  let view: PremiumView = { status: 'loading' };
  if (subscription.status !== 'ready') view = withMessage(subscription, textOf);
  else if (pricing.status !== 'loading') {
    const { tier, expiresAt } = subscription.data;
    // A price list that cannot be loaded stays the estimate (D10).
    view = { status: 'ready', tier, expiresAt, pricing: pricing.status === 'ready' ? pricing.data : null };
  }
  return <PremiumScreen view={view} onRetry={retryOf(subscription)} />;
}
