import type { components } from '@mutuals/api-client/schema';
import type { TokenQuote } from './market.service.ts';

/** A quote with the field names of SPEC 3, and its age. */
export function toTokenMarket(
  address: string,
  quote: TokenQuote,
  ageSeconds: number,
): components['schemas']['TokenMarket'] {
  const { symbol, priceUsd, priceChangeH24, fdv, marketCap, volumeH24, liquidityUsd, url, dexId, source, readAt } =
    quote;
  return {
    chain: 'bsc',
    address,
    symbol,
    priceUsd,
    priceChange: { h24: priceChangeH24 },
    fdv,
    marketCap,
    volume: { h24: volumeH24 },
    liquidity: { usd: liquidityUsd },
    url,
    dexId,
    source,
    readAt: readAt.toISOString(),
    ageSeconds,
  };
}
