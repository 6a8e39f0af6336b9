import { normalizeText } from '@mutuals/text';
import type { Clock } from '../../clock.ts';
import type { GifConfig } from '../../config.ts';
import type { Language } from '../../database/schema.ts';
import { fetchJson } from '../../lib/fetch-json.ts';
import { field, listOf } from '../../lib/read-json.ts';
import { createTokenBucket } from '../../lib/token-bucket.ts';
import { type Gif, GIFS_PER_PAGE, type GifRequest, type GifSource } from './gif-source.ts';
import { isOnGifHost } from './gif-hosts.ts';

const TIMEOUT_MS = 4000;
const MAX_BYTES = 2_000_000;
const MOST_TITLE = 200;
const MOST_SIDE = 10_000;
/** The person's id that KLIPY requires: the same for everybody, so that it cannot tell them apart. */
const EVERYBODY = 'mutuals';
const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', fr: 'fr_FR', zh: 'zh_CN' };

/**
 * KLIPY's `/gifs/search` and `/gifs/trending`, or a service with the same protocol at `url`. The key is part of the
 * path, so no path may get into an error.
 */
export function createKlipy({ url, key, mediaPrefixes, callsPerMinute }: GifConfig, clock: Clock): GifSource {
  const calls = createTokenBucket(callsPerMinute, clock);
  return {
    async find(request) {
      if (!calls.take()) throw new Error('KLIPY was asked too often in this minute.');
      const address = `${url}/api/v1/${encodeURIComponent(key)}/gifs/${pathOf(request)}`;
      const answer = await fetchJson(address, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
      const [found, hasMore] = [field(answer, 'data', 'data'), field(answer, 'data', 'has_next')];
      if (field(answer, 'result') !== true || !Array.isArray(found))
        throw new Error('KLIPY did not answer with a list of GIFs.');
      const gifs = listOf(found).flatMap((item) => readGif(item, mediaPrefixes) ?? []);
      return { gifs: gifs.slice(0, GIFS_PER_PAGE), hasMore: hasMore === true };
    },
  };
}

function pathOf({ query, language, page }: GifRequest): string {
  const asked = new URLSearchParams({
    ...(query === null ? {} : { q: query }),
    page: String(page),
    per_page: String(GIFS_PER_PAGE),
    customer_id: EVERYBODY,
    locale: LOCALES[language],
    content_filter: 'high',
  });
  return `${query === null ? 'trending' : 'search'}?${asked.toString()}`;
}

/** A GIF with all required fields; null for an advertisement, and for one on another host. */
function readGif(item: unknown, mediaPrefixes: readonly string[]): Gif | null {
  const file = (...path: readonly string[]): File | null => readFile(field(item, 'file', ...path), mediaPrefixes);
  const id = idOf(field(item, 'id'));
  const sent = file('md', 'webp') ?? file('md', 'gif');
  const preview = file('sm', 'webp') ?? file('sm', 'gif');
  const still = file('md', 'jpg') ?? file('sm', 'jpg');
  if (field(item, 'type') !== 'gif' || id === null || sent === null || preview === null || still === null) return null;
  return {
    id,
    title: titleOf(field(item, 'title')),
    ...sent,
    previewUrl: preview.url,
    originalUrl: (file('hd', 'webp') ?? file('hd', 'gif') ?? sent).url,
    stillUrl: still.url,
  };
}

type File = Pick<Gif, 'url' | 'width' | 'height'>;

function readFile(value: unknown, mediaPrefixes: readonly string[]): File | null {
  const [url, width, height] = [field(value, 'url'), sideOf(field(value, 'width')), sideOf(field(value, 'height'))];
  if (typeof url !== 'string' || !isOnGifHost(url, mediaPrefixes) || width === null || height === null) return null;
  return { url, width, height };
}

const idOf = (value: unknown): string | null => {
  const id = typeof value === 'number' ? String(value) : value;
  return typeof id === 'string' && /^[\w-]{1,100}$/.test(id) ? id : null;
};

const titleOf = (value: unknown): string =>
  typeof value === 'string' ? Array.from(normalizeText(value)).slice(0, MOST_TITLE).join('').trim() : '';

const sideOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_SIDE ? value : null;
