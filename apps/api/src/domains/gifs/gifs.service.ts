import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import type { GifPage, GifRequest, GifSource } from '../../integrations/gifs/gif-source.ts';
import { createCircuit } from '../../lib/circuit.ts';
import { isOutage } from '../../lib/fetch-json.ts';
import { Problem } from '../../problem.ts';

export type { GifRequest } from '../../integrations/gifs/gif-source.ts';

export interface GifsService {
  /** A page of GIFs. Throws `gifs_unavailable` if there is no service or it does not answer (D44). */
  find(request: GifRequest): Promise<GifPage>;
}

/** Long enough to share one call for a popular search, short enough for trends. */
const KEPT_MS = 300_000;
const MOST_PAGES = 500;
const CIRCUIT = { failures: 5, pauseMs: 60_000, isOutage };

interface Dependencies {
  clock: Clock;
  /** Null if none is configured. */
  source: GifSource | null;
}

export function createGifsService({ clock, source }: Dependencies): GifsService {
  const circuit = createCircuit(CIRCUIT, clock);
  // Concurrent requests for a page share one call; a failure is not cached.
  const pages = new LRUCache<string, GifPage, GifRequest>({
    max: MOST_PAGES,
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => ask(context),
  });

  async function ask(request: GifRequest): Promise<GifPage> {
    if (source === null || circuit.isOpen()) throw new Problem('gifs_unavailable');
    return circuit
      .call(() => source.find(request))
      .catch((error: unknown) => {
        throw new Problem('gifs_unavailable', { cause: error });
      });
  }

  return {
    async find({ query, ...rest }) {
      const request = { ...rest, query: query?.toLowerCase().replace(/\s+/g, ' ') ?? null };
      const key = JSON.stringify([request.query, request.language, request.page]);
      return pages.forceFetch(key, { context: request });
    },
  };
}
