import type { CallAnswer } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import type { TokenMarket, TokenMarketState } from '@mutuals/ui/blocks/token-market-card';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useServices } from '../../services.ts';

/** What the server keeps it for. */
const FRESH_MS = 60_000;

/** What the market says of a project's token; undefined for a profile without one. A failure is "not available", never an error (SPEC 8). */
export function useTokenMarket(profile: CallAnswer<'getProfile'> | null): TokenMarketState | undefined {
  const { api } = useServices();
  const address = profile?.profileType === 'project' ? profile.projectData.tokenAddress : null;
  const query = queryOf(api, 'getTokenMarket', { path: { address: address ?? '' } });
  const { data, isError } = useQuery({
    ...query,
    ...(address === null ? { queryFn: skipToken } : {}),
    staleTime: FRESH_MS,
    retry: false,
  });
  if (address === null) return undefined;
  if (data !== undefined) return { status: 'ready', market: toMarket(data) };
  return { status: isError ? 'unavailable' : 'loading' };
}

function toMarket(answer: CallAnswer<'getTokenMarket'>): TokenMarket {
  const { symbol, priceUsd, priceChange, marketCap, volume, liquidity, url, dexId, ageSeconds } = answer;
  return {
    symbol,
    priceUsd,
    priceChange24h: priceChange.h24,
    marketCap: marketCap === null ? null : Number(marketCap),
    volume24h: volume.h24 === null ? null : Number(volume.h24),
    liquidityUsd: Number(liquidity.usd),
    url,
    dexId,
    ageSeconds,
  };
}
