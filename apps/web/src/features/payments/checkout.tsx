import { ApiProblem, type NetworkConfig, type Pricing, type Subscription } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import { offersOf } from '@mutuals/ui/patterns/plan-card';
import { CheckoutScreen, type CheckoutView } from '@mutuals/ui/screens/checkout';
import { useQuery } from '@tanstack/react-query';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf } from '../../lib/query-view.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { type Choice, type Coin, type PaidTier, tierName } from './address.ts';
import { type Begun, useBegin } from './use-begin.ts';

interface CheckoutProps {
  tier: PaidTier;
  /** The coin that was chosen on the way here. */
  coin?: Coin | undefined;
  hasSteps?: boolean;
  backHref: string;
  onBegun: (begun: Begun, choice: Choice) => void;
}

/** A plan is looked over; its payment begins when that is wanted, never by opening the page. */
export function Checkout({ tier, coin, backHref, onBegun, hasSteps }: CheckoutProps) {
  const { api } = useServices();
  const textOf = useProblemText();
  const { begin, isPending, error } = useBegin(onBegun);
  const plan = queryView(useQuery(queryOf(api, 'getMySubscription')));
  const pricing = queryView(useQuery(queryOf(api, 'getPricing')));
  const network = queryView(useQuery(queryOf(api, 'getNetworkConfig')));
  const failed = [plan, pricing, network].find(({ status }) => status === 'failed');

  let view: CheckoutView = { status: 'loading' };
  if (failed?.status === 'failed') view = { status: 'error', message: textOf(failed.problem) };
  else if (plan.status === 'ready' && pricing.status === 'ready' && network.status === 'ready')
    view = viewOf(tier, { plan: plan.data, pricing: pricing.data, network: network.data });

  return (
    <CheckoutScreen
      view={view}
      tier={tier}
      method={coin}
      hasSteps={hasSteps ?? false}
      isStarting={isPending}
      failure={error && { message: textOf(error), isOfCoin: isOfCoin(error) }}
      onStart={(method) => begin({ tier, coin: method })}
      onRetry={() => [plan, pricing, network].forEach((of) => retryOf(of)())}
      hrefs={{ back: backHref, plan: routes.premium.href(), support: routes.createTicket.href() }}
    />
  );
}

const isOfCoin = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.code === 'price_unavailable' || error.code === 'method_unavailable');

interface Known {
  plan: Subscription;
  pricing: Pricing;
  network: NetworkConfig;
}

function viewOf(tier: PaidTier, { plan, pricing, network }: Known): CheckoutView {
  const { tier: current, expiresAt, renewableFrom, nextPeriods } = plan;
  const period = nextPeriods[tierName(tier)];
  if (period !== null)
    return {
      status: 'ready',
      networkName: network.networkName,
      windowMs: network.windowMs,
      usd: pricing.tiers[tierName(tier)].usd,
      offers: offersOf(tier, pricing, network.methods),
      period,
    };
  // Only what is the person's, or lower, cannot be bought (D14).
  if (current !== tier && current !== 'free') return { status: 'lower', current };
  return {
    status: 'owned',
    until: expiresAt === null || renewableFrom === null ? null : { endsAt: expiresAt, renewableFrom },
  };
}
