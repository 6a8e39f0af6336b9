import type { PriceRound } from '../../integrations/chain/chain.ts';

/** Dollars for one BNB and the source, frozen in each payment (D45). */
export interface BnbPrice {
  /** Decimal text with 8 places. */
  usd: string;
  round: bigint;
  /** When the feed was updated. */
  at: Date;
}

/** Why a price is refused. */
export type PriceDoubt = 'not_above_zero' | 'too_old' | 'too_far';

const OLDEST_MS = 5 * 60_000;
/** The feed uses the chain's clock, which may be ahead of ours. */
const MOST_AHEAD_MS = 5 * 60_000;
const MOST_CHANGE_PERCENT = 30n;
const PLACES = 8;

/**
 * Judges whether a round of the feed is a price to sell at (D45). It is refused if
 * 1. it is 0 or less, or rounds to 0,
 * 2. it is older than 5 minutes by our clock, or as far in the future: then one of the clocks is wrong,
 * 3. it is more than 30% away from the median of the last hour's good prices, one a minute, so that small steps cannot
 *    move the price quickly.
 * @param median in dollars; two values for an even number of prices, none if there was no price
 */
export function judgePrice(
  { answer, decimals, round, updatedAt }: PriceRound,
  median: readonly string[],
  now: Date,
): { price: BnbPrice } | { doubt: PriceDoubt } {
  const units = inUnits(answer, decimals);
  if (units <= 0n) return { doubt: 'not_above_zero' };
  const at = new Date(Number(updatedAt) * 1000);
  const age = now.getTime() - at.getTime();
  // Also false for NaN.
  if (!(age <= OLDEST_MS && age >= -MOST_AHEAD_MS)) return { doubt: 'too_old' };
  const isFar = median.map(unitsOf).some((before) => {
    const change = units > before ? units - before : before - units;
    return change * 100n > before * MOST_CHANGE_PERCENT;
  });
  if (isFar) return { doubt: 'too_far' };
  return { price: { usd: textOf(units), round, at } };
}

/** The answer in units of 1e-8 dollars, whatever decimals the feed has; rounded down. */
function inUnits(answer: bigint, decimals: number): bigint {
  if (decimals >= PLACES) return answer / 10n ** BigInt(decimals - PLACES);
  return answer * 10n ** BigInt(PLACES - decimals);
}

function unitsOf(usd: string): bigint {
  const [whole = '0', fraction = ''] = usd.split('.');
  return BigInt(whole + fraction.padEnd(PLACES, '0').slice(0, PLACES));
}

function textOf(units: bigint): string {
  const digits = units.toString().padStart(PLACES + 1, '0');
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`;
}
