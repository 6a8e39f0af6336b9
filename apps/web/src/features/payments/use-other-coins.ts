import type { NetworkConfig, Payment } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import type { OtherCoin } from '@mutuals/ui/patterns/payment-panel';
import { offersOf } from '@mutuals/ui/patterns/plan-card';
import { useQuery } from '@tanstack/react-query';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { type PaidTier, tierName, type Wanted } from './address.ts';

/** Beside an open payment: the price of its plan in the other coins, and of what was wanted in its place; null while that is not known. */
export function useOtherCoins(
  payment: Payment | null,
  methods: NetworkConfig['methods'],
  wanted: Wanted | null,
): { others: readonly OtherCoin[]; wantedAmount: string | null } {
  const { api } = useServices();
  const { data: pricing } = useQuery({ ...queryOf(api, 'getPricing'), enabled: payment?.status === 'pending' });
  const offers = (tier: PaidTier) => (pricing ? offersOf(tier, pricing, methods) : []);
  if (wanted !== null) {
    const offer = wanted === 'plans' ? null : offers(wanted.tier).find(({ method }) => method === wanted.coin);
    return { others: [], wantedAmount: offer?.amount ?? null };
  }
  if (payment === null) return { others: [], wantedAmount: null };
  const { _id: id, subscriptionTier, paymentMethod } = payment;
  const others = offers(subscriptionTier).flatMap(({ method, amount, isAvailable }) =>
    isAvailable && amount !== null && method !== paymentMethod
      ? [{ method, amount, href: routes.payment.href({ id, tier: tierName(subscriptionTier), method }) }]
      : [],
  );
  return { others, wantedAmount: null };
}
