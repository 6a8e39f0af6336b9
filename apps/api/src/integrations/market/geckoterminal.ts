import type { Clock } from '../../clock.ts';
import { fetchJson } from '../../lib/fetch-json.ts';
import { field, listOf } from '../../lib/read-json.ts';
import { createTokenBucket } from '../../lib/token-bucket.ts';
import { decimalOf, numberOf, textOf } from './figures.ts';
import { bestOf, type MarketSource, type TokenPair } from './market.ts';

/** Calls a minute, of the 30 that GeckoTerminal allows. */
const CALLS_A_MINUTE = 25;
const TIMEOUT_MS = 3000;
const MAX_BYTES = 1_000_000;

/** GeckoTerminal's `/api/v2` (JSON:API), or a service with the same protocol at `origin`. */
export function createGeckoTerminal(origin: string, clock: Clock): MarketSource {
  const calls = createTokenBucket(CALLS_A_MINUTE, clock);
  return {
    name: 'geckoterminal',
    async findPair(address) {
      if (!calls.take()) throw new Error('GeckoTerminal was asked too often in this minute.');
      const answer = await fetchJson(`${origin}/api/v2/networks/bsc/tokens/${address}?include=top_pools`, {
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        mayBeMissing: true,
      });
      if (answer === undefined) return null;
      const token = field(answer, 'data', 'attributes');
      const found = textOf(field(token, 'address'));
      if (found?.toLowerCase() !== address.toLowerCase())
        throw new Error('GeckoTerminal did not answer with this token.');
      return bestOf(listOf(field(answer, 'included')).flatMap((pool) => readPool(pool, token, address) ?? []));
    },
  };
}

/** A pool with the token as its base; the market capitalisation is the token's. */
function readPool(pool: unknown, token: unknown, address: string): TokenPair | null {
  const attributes = field(pool, 'attributes');
  const base = textOf(field(pool, 'relationships', 'base_token', 'data', 'id'));
  const symbol = textOf(field(token, 'symbol'));
  const dexId = textOf(field(pool, 'relationships', 'dex', 'data', 'id'));
  const poolAddress = textOf(field(attributes, 'address'), 66);
  const priceUsd = decimalOf(field(attributes, 'base_token_price_usd'));
  const liquidityUsd = decimalOf(field(attributes, 'reserve_in_usd'));
  if (field(pool, 'type') !== 'pool' || base?.toLowerCase() !== `bsc_${address.toLowerCase()}`) return null;
  if (poolAddress === null || !/^0x[0-9a-f]{40,64}$/i.test(poolAddress)) return null;
  if (symbol === null || dexId === null || priceUsd === null || liquidityUsd === null) return null;
  return {
    symbol,
    priceUsd,
    priceChangeH24: numberOf(field(attributes, 'price_change_percentage', 'h24')),
    fdv: decimalOf(field(token, 'fdv_usd')),
    marketCap: decimalOf(field(token, 'market_cap_usd')),
    volumeH24: decimalOf(field(attributes, 'volume_usd', 'h24')),
    liquidityUsd,
    url: `https://www.geckoterminal.com/bsc/pools/${poolAddress}`,
    dexId,
  };
}
