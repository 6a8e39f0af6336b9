import type { MarketSource, TokenPair } from '../integrations/market/market.ts';

/** A source of market data that says what a test tells it. */
export interface MarketByHand extends MarketSource {
  /** By address in small letters. */
  readonly pairs: Map<string, TokenPair>;
  /** Every address that was asked for. */
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
