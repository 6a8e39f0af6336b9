import { paidTierIn, tierName } from './paid-tier.ts';
import type { Choice } from './use-begin.ts';

const METHODS: readonly Choice['paymentMethod'][] = ['bnb', 'usdt', 'busd'];

/** The plan and the coin that an address names; null where it names none. */
export function choiceIn(search: URLSearchParams): Choice | null {
  const tier = paidTierIn(search.get('tier'));
  const paymentMethod = METHODS.find((method) => method === search.get('method'));
  return tier === null || paymentMethod === undefined ? null : { subscriptionTier: tierName(tier), paymentMethod };
}
