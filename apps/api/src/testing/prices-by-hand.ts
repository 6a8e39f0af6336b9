import type { Clock } from '../clock.ts';
import { type Chain, ChainUnavailable, type PriceRound } from '../integrations/chain/chain.ts';

/** A price feed that says what a test tells it. */
export interface PricesByHand extends Pick<Chain, 'latestPrice'> {
  /** Says so many dollars from now on, as of so long ago. */
  set(usd: number, ageMs?: number): void;
  /** Says nothing: the chain cannot be read. */
  fail(): void;
}

const DECIMALS = 8;

/** Says 600 dollars of this moment, until it is told otherwise. */
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
