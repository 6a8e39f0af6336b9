import { routes } from '../../routes.ts';
import { type PaidTier, paidTierIn, tierName } from './paid-tier.ts';
import type { Choice } from './use-begin.ts';

export type Coin = Choice['paymentMethod'];

/** What somebody wanted while a payment was open: a plan in a coin, or the plans. */
export type Wanted = Choice | 'plans';

/** What the address of an open payment says that was wanted in its place; null where nothing was. */
export function wantedIn({
  instead,
  tier: word,
  method,
}: ReturnType<typeof routes.payment.query.parse>): Wanted | null {
  const tier = paidTierIn(word);
  if (instead !== null) return instead;
  return tier === null || method === null ? null : { subscriptionTier: tierName(tier), paymentMethod: method };
}

/** Where a plan is looked over and bought: in BNB, or in another coin at a price that is only told (SPEC 2, D9). */
export const checkoutHref = (tier: PaidTier, coin: Coin, price: string): string =>
  coin === 'bnb'
    ? routes.checkout.href({ tier: tierName(tier) })
    : routes.choosePayment.href({ tier: tierName(tier), price, method: coin });
