import { fromWei, toWei } from '../../lib/wei.ts';
import { inDollars } from '../../lib/money.ts';

/** What money that bought nothing is worth beside the price of the payment that it came for. */
export interface Worth {
  /** Dollars, at the rate that was frozen with the payment (D45); a stablecoin is one. */
  usd: string;
  /** About the price or more: a period may be given for it. */
  isAboutPrice: boolean;
}

/** Percent of the price that are still about the price: exchanges keep a fee, and a rate moves. */
const ABOUT_PERCENT = 90n;

/** Tokens that are not taken are worth nothing: anybody can make one. */
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
