import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/schema.ts';
import type { Chain } from '../../integrations/chain/chain.ts';
import { remembered } from '../../lib/ttl-cache.ts';
import { lastPrice } from './bnb-price.repository.ts';
import { createBnbPrices } from './bnb-price.service.ts';

/** Dollars for one BNB and the source. */
export interface Rate {
  /** Decimal text. */
  usd: string;
  /** The round of the price feed; null for a fixed rate. */
  round: string | null;
  at: Date | null;
}

export interface RateNow {
  /** The last good one; null if there was none. */
  rate: Rate | null;
  /** Whether BNB may be sold at this rate (D45). Stablecoins use the last good one. */
  isSound: boolean;
}

export interface RatesService {
  /** The feed's rate now, or its last good one (D45). Reads the chain, so never call it in a transaction. */
  readRate(): Promise<RateNow>;
  /** The rate of at most half a minute ago, for display. */
  recentRate(): Promise<RateNow>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  /** Null if nobody can pay, so that the rate is fixed. */
  chain: Pick<Chain, 'chainId' | 'latestPrice'> | null;
  /** Dollars for one BNB if there is no chain. */
  fixedUsd: string;
}

const KEPT_MS = 30_000;

export function createRatesService({ db, clock, chain, fixedUsd }: Dependencies): RatesService {
  const prices = chain === null ? null : createBnbPrices({ db, clock, chain });

  async function readRate(): Promise<RateNow> {
    if (chain === null || prices === null) return { rate: { usd: fixedUsd, round: null, at: null }, isSound: true };
    const reading = await prices.readBnbPrice();
    const price = 'price' in reading ? reading.price : await lastPrice(db, chain.chainId);
    const rate = price === null ? null : { usd: price.usd, round: price.round.toString(), at: price.at };
    return { rate, isSound: 'price' in reading };
  }

  return { readRate, recentRate: remembered(clock, KEPT_MS, readRate) };
}
