import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/schema.ts';
import { type Chain, ChainDisagrees, ChainUnavailable } from '../../integrations/chain/chain.ts';
import { remembered } from '../../lib/ttl-cache.ts';
import { medianPrices, storePrice } from './bnb-price.repository.ts';
import { type BnbPrice, judgePrice, type PriceDoubt } from './bnb-price.rules.ts';

/**
 * A price, or why there is none to sell at: the feed's is refused (bnb-price.rules.ts), or the chain cannot be read.
 */
export type PriceReading = { price: BnbPrice } | { doubt: PriceDoubt | 'no_chain' };

export interface BnbPrices {
  /** Dollars for one BNB from the feed on the chain (D45), at most 5 s old. */
  readBnbPrice(): Promise<PriceReading>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  chain: Pick<Chain, 'chainId' | 'latestPrice'>;
}

/** Max. one read of the chain in this time. */
const KEPT_MS = 5000;

/**
 * Reads prices from the chain's feed. Good ones are stored, because the next is compared with those of the hour, in any
 * process.
 */
export function createBnbPrices({ db, clock, chain }: Dependencies): BnbPrices {
  const latest = remembered(clock, KEPT_MS, () => chain.latestPrice());
  return {
    async readBnbPrice() {
      try {
        const round = await latest();
        const now = clock.now();
        const reading = judgePrice(round, await medianPrices(db, chain.chainId, now), now);
        if ('price' in reading) await storePrice(db, chain.chainId, reading.price, now);
        return reading;
      } catch (error) {
        if (error instanceof ChainUnavailable || error instanceof ChainDisagrees) return { doubt: 'no_chain' };
        throw error;
      }
    },
  };
}
