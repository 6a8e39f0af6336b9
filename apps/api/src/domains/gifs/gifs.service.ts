import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import type { GifPage, GifRequest, GifSource } from '../../integrations/gifs/gif-source.ts';
import { createCircuit } from '../../lib/circuit.ts';
import { isOutage } from '../../lib/fetch-json.ts';
import { Problem } from '../../problem.ts';

export type { GifRequest } from '../../integrations/gifs/gif-source.ts';

export interface GifsService {
  /** A page of GIFs; `gifs_unavailable` where there is no service, and while it does not answer (D44). */
  find(request: GifRequest): Promise<GifPage>;
}

/** Long enough that a word that many search for is asked once, short enough that what trends is new. */
const KEPT_MS = 300_000;
const MOST_PAGES = 500;
const CIRCUIT = { failures: 5, pauseMs: 60_000, isOutage };

interface Dependencies {
  clock: Clock;
  /** Null where the installation has none. */
  source: GifSource | null;
}

export function createGifsService({ clock, source }: Dependencies): GifsService {
  const kept = new LRUCache<string, { page: GifPage; until: number }>({ max: MOST_PAGES });
  const flights = new Map<string, Promise<GifPage>>();
  const circuit = createCircuit(CIRCUIT, clock);

  async function ask(key: string, request: GifRequest): Promise<GifPage> {
    if (source === null || circuit.isOpen()) throw new Problem('gifs_unavailable');
    const page = await circuit
      .call(() => source.find(request))
      .catch((error: unknown) => {
        throw new Problem('gifs_unavailable', { cause: error });
      });
    kept.set(key, { page, until: clock.now().getTime() + KEPT_MS });
    return page;
  }

  return {
    async find({ query, ...rest }) {
      const request = { ...rest, query: query?.toLowerCase().replace(/\s+/g, ' ') ?? null };
      const key = JSON.stringify([request.query, request.language, request.page]);
      const known = kept.get(key);
      if (known !== undefined && clock.now().getTime() < known.until) return known.page;
      // One flight a page, whoever asks.
      const flight = flights.get(key) ?? ask(key, request).finally(() => flights.delete(key));
      flights.set(key, flight);
      return flight;
    },
  };
}
