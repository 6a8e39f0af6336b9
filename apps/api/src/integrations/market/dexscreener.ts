import type { Clock } from '../../clock.ts';
import { fetchJson } from '../../lib/fetch-json.ts';
import { field } from '../../lib/read-json.ts';
import { createTokenBucket } from '../../lib/token-bucket.ts';
import { decimalOf, linkOf, numberOf, textOf } from './figures.ts';
import { bestOf, type MarketSource, type TokenPair } from './market.ts';

/** Calls a minute, of the 300 that DexScreener allows. */
const CALLS_A_MINUTE = 250;
const TIMEOUT_MS = 3000;
const MAX_BYTES = 1_000_000;

/** DexScreener's `/token-pairs/v1`, or a service with the same protocol at `origin`. */
export function createDexScreener(origin: string, clock: Clock): MarketSource {
  const calls = createTokenBucket(CALLS_A_MINUTE, clock);
  return {
    name: 'dexscreener',
    async findPair(address) {
      if (!calls.take()) throw new Error('DexScreener was asked too often in this minute.');
      const answer = await fetchJson(`${origin}/token-pairs/v1/bsc/${address}`, {
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
      });
      if (!Array.isArray(answer)) throw new Error('DexScreener did not answer with a list of pairs.');
      return bestOf(answer.flatMap((pair) => readPair(pair, address) ?? []));
    },
  };
}

/**
 * A pair with the token as its base and enough liquidity. If the token is the quote, all figures are the other token's.
 */
function readPair(pair: unknown, address: string): TokenPair | null {
  const base = textOf(field(pair, 'baseToken', 'address'));
  const [symbol, dexId] = [textOf(field(pair, 'baseToken', 'symbol')), textOf(field(pair, 'dexId'))];
  const [priceUsd, liquidityUsd] = [decimalOf(field(pair, 'priceUsd')), decimalOf(field(pair, 'liquidity', 'usd'))];
  const url = linkOf(field(pair, 'url'), 'dexscreener.com');
  if (field(pair, 'chainId') !== 'bsc' || base?.toLowerCase() !== address.toLowerCase()) return null;
  if (symbol === null || dexId === null || priceUsd === null || liquidityUsd === null || url === null) return null;
  return {
    symbol,
    priceUsd,
    priceChangeH24: numberOf(field(pair, 'priceChange', 'h24')),
    fdv: decimalOf(field(pair, 'fdv')),
    marketCap: decimalOf(field(pair, 'marketCap')),
    volumeH24: decimalOf(field(pair, 'volume', 'h24')),
    liquidityUsd,
    url,
    dexId,
  };
}
