import { fromWei, toWei } from '../../lib/wei.ts';
import { inDollars } from '../../lib/money.ts';

/** The worth of unsettled money, compared with the price of its payment. */
export interface Worth {
  /** Dollars at the payment's frozen rate (D45); a stablecoin is one dollar. */
  usd: string;
  /** Whether it is about the price or more, so that it may buy a period. */
  isAboutPrice: boolean;
}

/** Percent of the price that count as about the price: exchanges deduct a fee, and rates move. */
const ABOUT_PERCENT = 90n;

/** Tokens that are not taken are worth nothing: anybody can create one. */
export function worthOf(
  { bnb_usd, usd_price }: { bnb_usd: string; usd_price: string },
  amounts: readonly { asset: string; amount: bigint }[],
): Worth {
  const rates = new Map([
    ['bnb', bnb_usd],
    ['usdt', '1'],
    ['busd', '1'],
  ]);
  const worth = amounts.reduce(
    (sum, { asset, amount }) => sum + toWei(inDollars(fromWei(amount), rates.get(asset) ?? '0')),
    0n,
  );
  return { usd: inDollars(fromWei(worth), '1'), isAboutPrice: worth * 100n >= toWei(usd_price) * ABOUT_PERCENT };
}
