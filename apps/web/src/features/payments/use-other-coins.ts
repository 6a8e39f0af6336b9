import type { NetworkConfig, Payment } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import { offersOf } from '@mutuals/ui/patterns/plan-card';
import type { OtherCoin } from '@mutuals/ui/patterns/payment-panel';
import { useQuery } from '@tanstack/react-query';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import type { Wanted } from './address.ts';
import { paidTierOf, tierName } from './paid-tier.ts';

/** Beside an open payment: what its plan costs in the other coins, and what was wanted in its place costs; null while that is not known. */
export function useOtherCoins(
  payment: Payment | null,
  methods: NetworkConfig['methods'],
  wanted: Wanted | null,
): { others: readonly OtherCoin[]; wantedAmount: string | null } {
  const { api } = useServices();
  const { data: pricing } = useQuery({ ...queryOf(api, 'getPricing'), enabled: payment?.status === 'pending' });
  if (payment === null || pricing === undefined) return { others: [], wantedAmount: null };
  const { _id: id, subscriptionTier, paymentMethod } = payment;
  if (wanted === null)
    return {
      others: offersOf(subscriptionTier, pricing, methods).flatMap(({ method, amount, isAvailable }) =>
        isAvailable && amount !== null && method !== paymentMethod
          ? [{ method, amount, href: routes.payment.href({ id, tier: tierName(subscriptionTier), method }) }]
          : [],
      ),
      wantedAmount: null,
    };
  const tier = wanted === 'plans' ? null : paidTierOf(wanted.subscriptionTier);
  if (tier === null || wanted === 'plans') return { others: [], wantedAmount: null };
  const offer = offersOf(tier, pricing, methods).find(({ method }) => method === wanted.paymentMethod);
  return { others: [], wantedAmount: offer?.amount ?? null };
}
