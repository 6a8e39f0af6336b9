import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/schema.ts';
import { type Chain, ChainDisagrees, ChainUnavailable } from '../../integrations/chain/chain.ts';
import { remembered } from '../../lib/ttl-cache.ts';
import { medianPrices, storePrice } from './bnb-price.repository.ts';
import { type BnbPrice, judgePrice, type PriceDoubt } from './bnb-price.rules.ts';

/** A price, or why there is none to sell by now: the feed's (bnb-price.rules.ts), or that the chain cannot be read. */
export type PriceReading = { price: BnbPrice } | { doubt: PriceDoubt | 'no_chain' };

export interface BnbPrices {
  /** Dollars for one BNB as the feed on the chain has it (D45), read at most 5 s ago. */
  readBnbPrice(): Promise<PriceReading>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  chain: Pick<Chain, 'chainId' | 'latestPrice'>;
}

/** However many ask, the chain is asked once in so long. */
const KEPT_MS = 5000;

/** Prices of the chain's feed. Good ones are stored: the next is compared with those of the hour, in whichever process. */
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
