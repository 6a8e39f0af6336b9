import type { PaymentInput } from '@mutuals/api-client';
import { routes } from '../../routes.ts';

export type PaidTier = 'premium' | 'premium_plus';
export type Coin = PaymentInput['paymentMethod'];

/** A plan and the coin to pay it in. */
export type Choice = { readonly tier: PaidTier; readonly coin: Coin };

/** What somebody wanted while a payment was open: a plan in a coin, or the plans. */
export type Wanted = Choice | 'plans';

/** The tier that an address names, in upper case as SPEC 2 writes it; null for any other word. */
export function paidTierOf(word: string | null | undefined): PaidTier | null {
  if (word === 'PREMIUM') return 'premium';
  return word === 'PREMIUM_PLUS' ? 'premium_plus' : null;
}

/** The same in a query, where people write it in either case. */
export const paidTierIn = (word: string | null): PaidTier | null => paidTierOf(word?.toUpperCase());

export const tierName = (tier: PaidTier): 'PREMIUM' | 'PREMIUM_PLUS' =>
  tier === 'premium' ? 'PREMIUM' : 'PREMIUM_PLUS';

/** What the address of an open payment names in its place; null where it names nothing. */
export function wantedIn(query: ReturnType<typeof routes.payment.query.parse>): Wanted | null {
  const tier = paidTierIn(query.tier);
  if (query.instead !== null) return query.instead;
  return tier === null || query.method === null ? null : { tier, coin: query.method };
}

/** Where a plan is looked over and bought: in BNB, or in another coin with the price in the address (SPEC 2, D9). */
export const checkoutHref = (tier: PaidTier, coin: Coin, price: string): string =>
  coin === 'bnb'
    ? routes.checkout.href({ tier: tierName(tier) })
    : routes.choosePayment.href({ tier: tierName(tier), price, method: coin });
