import type { MarketSource, TokenPair } from '../integrations/market/market.ts';

/** A source of market data that answers what a test sets. */
export interface MarketByHand extends MarketSource {
  /** By address in lower case. */
  readonly pairs: Map<string, TokenPair>;
  /** Every address asked for so far. */
  readonly asked: string[];
  /** Whether it fails. */
  isDown: boolean;
}

export function createMarketByHand(name: MarketSource['name']): MarketByHand {
  const source: MarketByHand = {
    name,
    pairs: new Map(),
    asked: [],
    isDown: false,
    async findPair(address) {
      source.asked.push(address);
      if (source.isDown) throw new Error(`${name} is down`);
      return source.pairs.get(address) ?? null;
    },
  };
  return source;
}
