import { routes } from '../../routes.ts';
import { type PaidTier, paidTierIn, tierName } from './paid-tier.ts';
import type { Choice } from './use-begin.ts';

export type Coin = Choice['paymentMethod'];

const COINS: readonly Coin[] = ['bnb', 'usdt', 'busd'];

/** The coin that an address names; undefined where it names none. */
export const coinIn = (search: URLSearchParams): Coin | undefined =>
  COINS.find((coin) => coin === search.get('method'));

/** What somebody wanted while a payment was open: a plan in a coin, or the plans. */
export type Wanted = Choice | 'plans';

/** What the address of an open payment says that was wanted in its place; null where nothing was. */
export function wantedIn(search: URLSearchParams): Wanted | null {
  if (search.get('instead') === 'plans') return 'plans';
  const tier = paidTierIn(search.get('tier'));
  const paymentMethod = coinIn(search);
  return tier === null || paymentMethod === undefined ? null : { subscriptionTier: tierName(tier), paymentMethod };
}

/** Where a plan is looked over and bought: in BNB, or in another coin at a price that is only told (SPEC 2, D9). */
export const checkoutHref = (tier: PaidTier, coin: Coin, price: string): string =>
  coin === 'bnb'
    ? routes.checkout.href({ tier: tierName(tier) })
    : routes.choosePayment.href({ tier: tierName(tier), price, method: coin });
