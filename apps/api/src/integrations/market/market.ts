/**
 * Market data of a token: its pair with the most liquidity among those with it as the base (SPEC 3, 5). Amounts are
 * decimal text in USD.
 */
export interface TokenPair {
  symbol: string;
  priceUsd: string;
  /** Per cent. */
  priceChangeH24: number | null;
  fdv: string | null;
  marketCap: string | null;
  volumeH24: string | null;
  liquidityUsd: string;
  /** The pair's page, https. */
  url: string;
  dexId: string;
}

/** A public source of market data. */
export interface MarketSource {
  readonly name: 'dexscreener' | 'geckoterminal';
  /** The pair of a token on BSC; null if none qualifies. Throws if the source is late or sends an invalid answer. */
  findPair(address: string): Promise<TokenPair | null>;
}

/** Pairs with less liquidity (USD) are too easy to fake. */
const LEAST_LIQUIDITY_USD = 1000;

/** The pair with the most liquidity (SPEC 5); null if all have too little. */
export function bestOf(pairs: readonly TokenPair[]): TokenPair | null {
  const liquidity = ({ liquidityUsd }: TokenPair): number => Number(liquidityUsd);
  return (
    pairs
      .filter((pair) => liquidity(pair) >= LEAST_LIQUIDITY_USD)
      .toSorted((one, other) => liquidity(other) - liquidity(one))[0] ?? null
  );
}
