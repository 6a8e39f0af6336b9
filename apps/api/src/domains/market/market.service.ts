import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/schema.ts';
import type { MarketSource, TokenPair } from '../../integrations/market/market.ts';
import { Problem } from '../../problem.ts';
import { isTokenOfProject } from './market.repository.ts';
import { isAddress } from '../../lib/eip55.ts';

/** A pair with its source and the time of the read. */
export interface TokenQuote extends TokenPair {
  source: MarketSource['name'];
  readAt: Date;
}

export interface MarketService {
  /**
   * Market data of a token on BSC: at most a minute old, or up to an hour while no source answers. Throws
   * `token_not_available` for a token that no project names or that has no pair, and `service_unavailable` if no source
   * answered within the hour.
   */
  getToken(address: string): Promise<{ quote: TokenQuote; ageSeconds: number }>;
}

/** How long an answer of a source is cached. */
const KEPT_MS = 60_000;
/** After this a price is useless. */
const STALE_MS = 3_600_000;
const MOST_TOKENS = 1000;

interface Known {
  /** The last quote; null if the token has no pair. Undefined while no source has answered. */
  quote: TokenQuote | null | undefined;
  /** Why no source answered last time. */
  failure?: unknown;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  sources: readonly MarketSource[];
}

export function createMarketService({ db, clock, sources }: Dependencies): MarketService {
  // Concurrent requests for a token share one call.
  const known = new LRUCache<string, Known>({
    max: MOST_TOKENS,
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    ignoreFetchAbort: true,
    fetchMethod: (address, before) => refresh(address, before),
  });

  /** The first source's pair; null if no source has one. Throws if one failed and the others have none. */
  async function ask(address: string): Promise<TokenQuote | null> {
    const failures: unknown[] = [];
    for (const source of sources) {
      try {
        const pair = await source.findPair(address);
        if (pair !== null) return { ...pair, source: source.name, readAt: clock.now() };
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'A source of market data did not answer');
    return null;
  }

  async function refresh(address: string, before: Known | undefined): Promise<Known> {
    // Only tokens of profiles are looked up, so that nobody spends our quota on others.
    if (!(await isTokenOfProject(db, address))) return { quote: null };
    try {
      return { quote: await ask(address) };
    } catch (error) {
      return { quote: before?.quote, failure: error };
    }
  }

  return {
    async getToken(address) {
      if (!isAddress(address)) throw invalidAddress();
      const { quote, failure } = await known.forceFetch(address.toLowerCase());
      if (quote === null) throw new Problem('token_not_available');
      const ageMs = quote === undefined ? Infinity : clock.now().getTime() - quote.readAt.getTime();
      if (quote === undefined || ageMs > STALE_MS) throw new Problem('service_unavailable', { cause: failure });
      return { quote, ageSeconds: Math.floor(ageMs / 1000) };
    },
  };
}

const invalidAddress = (): Problem =>
  new Problem('validation_failed', {
    errors: [{ path: 'path/address', code: 'invalid_format', message: 'The checksum of this address is not right.' }],
  });
