// The two calls of market data that Mutuals makes, each below a folder of its own:
//   GET /market/dexscreener/token-pairs/v1/bsc/{address}
//   GET /market/geckoterminal/api/v2/networks/bsc/tokens/{address}?include=top_pools
import { sendJson, type Routes } from '../http.ts';
import { figuresOf, type Figures } from './figures.ts';

const DEXSCREENER = /^\/market\/dexscreener\/token-pairs\/v1\/bsc\/(0x[0-9a-f]{40})$/i;
const GECKOTERMINAL = /^\/market\/geckoterminal\/api\/v2\/networks\/bsc\/tokens\/(0x[0-9a-f]{40})$/i;
const WBNB = { address: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c', name: 'Wrapped BNB', symbol: 'WBNB' };

export const marketRoutes: Routes = async ({ request, response, url }) => {
  if (request.method !== 'GET') return false;
  const [, onDexScreener] = DEXSCREENER.exec(url.pathname) ?? [];
  if (onDexScreener !== undefined) {
    sendJson(response, 200, pairsOf(onDexScreener, figuresOf(onDexScreener)));
    return true;
  }
  const [, onGeckoTerminal] = GECKOTERMINAL.exec(url.pathname) ?? [];
  if (onGeckoTerminal === undefined) return false;
  const figures = figuresOf(onGeckoTerminal);
  if (figures === null) sendJson(response, 404, { errors: [{ status: '404', title: 'Not Found' }] });
  else sendJson(response, 200, tokenOf(onGeckoTerminal, figures));
  return true;
};

/**
 * The pair, a nearly empty pool, and a deep pair with the token as its quote, so that its figures are the other
 * token's.
 */
function pairsOf(address: string, figures: Figures | null): object[] {
  if (figures === null) return [];
  const { name, symbol, priceUsd, changeH24, marketCap, volumeH24, liquidityUsd, pairAddress } = figures;
  const pair = {
    chainId: 'bsc',
    dexId: 'pancakeswap',
    url: `https://dexscreener.com/bsc/${pairAddress}`,
    pairAddress,
    labels: ['v3'],
    baseToken: { address, name, symbol },
    quoteToken: WBNB,
    priceNative: '0.00001',
    priceUsd,
    txns: { h24: { buys: 120, sells: 98 } },
    volume: { h24: volumeH24 },
    priceChange: { h24: changeH24 },
    liquidity: { usd: liquidityUsd, base: 1000, quote: 10 },
    fdv: Math.round(marketCap * 1.4),
    marketCap,
  };
  return [
    {
      ...pair,
      pairAddress: WBNB.address,
      baseToken: WBNB,
      quoteToken: pair.baseToken,
      priceUsd: '612.4',
      liquidity: { usd: 9e7 },
    },
    { ...pair, dexId: 'biswap', priceUsd: '99', liquidity: { usd: 12.5 } },
    pair,
  ];
}

const token = (id: string) => ({ data: { id, type: 'token' } });

/** JSON:API as GeckoTerminal sends it: all figures are text. */
function tokenOf(address: string, figures: Figures): object {
  const { name, symbol, priceUsd, changeH24, marketCap, volumeH24, liquidityUsd, pairAddress } = figures;
  const id = `bsc_${address.toLowerCase()}`;
  return {
    data: {
      id,
      type: 'token',
      attributes: {
        address: address.toLowerCase(),
        name,
        symbol,
        decimals: 18,
        price_usd: priceUsd,
        fdv_usd: String(Math.round(marketCap * 1.4)),
        market_cap_usd: String(marketCap),
        total_reserve_in_usd: String(liquidityUsd),
        volume_usd: { h24: String(volumeH24) },
      },
      relationships: { top_pools: { data: [{ id: `bsc_${pairAddress}`, type: 'pool' }] } },
    },
    included: [
      {
        id: `bsc_${pairAddress}`,
        type: 'pool',
        attributes: {
          address: pairAddress,
          name: `${symbol} / WBNB`,
          base_token_price_usd: priceUsd,
          reserve_in_usd: String(liquidityUsd),
          price_change_percentage: { h24: String(changeH24) },
          volume_usd: { h24: String(volumeH24) },
        },
        relationships: {
          base_token: token(id),
          quote_token: token(`bsc_${WBNB.address.toLowerCase()}`),
          dex: { data: { id: 'pancakeswap-v3-bsc', type: 'dex' } },
        },
      },
    ],
  };
}
