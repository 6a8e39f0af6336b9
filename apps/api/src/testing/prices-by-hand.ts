import type { Clock } from '../clock.ts';
import { type Chain, ChainUnavailable, type PriceRound } from '../integrations/chain/chain.ts';

/** A price feed that answers what a test sets. */
export interface PricesByHand extends Pick<Chain, 'latestPrice'> {
  /** Sets the price in dollars and its age. */
  set(usd: number, ageMs?: number): void;
  /** Makes the feed fail as if the chain could not be read. */
  fail(): void;
}

const DECIMALS = 8;

/** Starts at 600 dollars with the current time. */
export function createPricesByHand(clock: Clock): PricesByHand {
  let round = 1n;
  let said: { usd: number; ageMs: number } | null = { usd: 600, ageMs: 0 };
  return {
    set(usd, ageMs = 0) {
      round += 1n;
      said = { usd, ageMs };
    },
    fail() {
      said = null;
    },
    async latestPrice(): Promise<PriceRound> {
      if (said === null) throw new ChainUnavailable('There is no chain.');
      return {
        round,
        answer: BigInt(Math.round(said.usd * 10 ** DECIMALS)),
        decimals: DECIMALS,
        updatedAt: BigInt(Math.floor((clock.now().getTime() - said.ageMs) / 1000)),
      };
    },
  };
}
