// KLIPY's two calls that Mutuals makes, and the files that they lead to, over GIFs that we draw ourselves:
//   GET /gifs/api/v1/{key}/gifs/trending   page, per_page, customer_id, locale, content_filter
//   GET /gifs/api/v1/{key}/gifs/search     the same and q
//   GET /gifs/ii/{slug}-{size}.{format}
import type { ServerResponse } from 'node:http';
import { sendJson, type Exchange, type Routes } from '../http.ts';
import { type Drawing, drawings, fileOf, type Format, FORMATS, heightOf, type Size, SIZES } from './draw-gif.ts';

const CALL = /^\/gifs\/api\/v1\/([\w-]+)\/gifs\/(trending|search)$/;
const FILE = /^\/gifs\/ii\/([a-z]+-[a-z]+)-([a-z]{2})\.([a-z]+)$/;
const KEY = 'sandbox-key';
const TYPES: Readonly<Record<Format, string>> = { webp: 'image/webp', gif: 'image/gif', jpg: 'image/jpeg' };

/** `origin` is the sandbox's public origin. */
export function gifRoutes(origin: () => string): Routes {
  return async (exchange) => {
    const { request, response, url } = exchange;
    if (request.method !== 'GET') return false;
    const [, key, call] = CALL.exec(url.pathname) ?? [];
    if (call !== undefined) {
      if (key === KEY) sendJson(response, ...list(exchange, call === 'search', origin()));
      else sendJson(response, 401, refusal('The app key is not valid.'));
      return true;
    }
    const [, slug, size, format] = FILE.exec(url.pathname) ?? [];
    const drawing = drawings.find((each) => each.slug === slug);
    if (drawing === undefined || !isSize(size) || !isFormat(format)) return false;
    sendFile(response, TYPES[format], await fileOf(drawing, size, format));
    return true;
  };
}

const isSize = (value: string | undefined): value is Size => value !== undefined && Object.hasOwn(SIZES, value);
const isFormat = (value: string | undefined): value is Format => FORMATS.some((format) => format === value);
const refusal = (message: string): object => ({ result: false, errors: { message: [message] } });

function list({ url: { searchParams } }: Exchange, isSearch: boolean, origin: string): [number, object] {
  const query = searchParams.get('q');
  const [page, perPage] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('per_page') ?? 24)];
  if (isSearch && !query) return [422, refusal('The q field is required.')];
  if (!Number.isInteger(page) || page < 1) return [422, refusal('The page must be at least 1.')];
  if (!Number.isInteger(perPage) || perPage < 8 || perPage > 50)
    return [422, refusal('The per page must be between 8 and 50.')];
  const found = isSearch ? drawings.filter((drawing) => fits(drawing, query ?? '')) : drawings;
  const language = (searchParams.get('locale') ?? 'en').slice(0, 2);
  const data = {
    data: found.slice((page - 1) * perPage, page * perPage).map((drawing) => itemOf(drawing, language, origin)),
    current_page: page,
    per_page: perPage,
    has_next: page * perPage < found.length,
    meta: { item_min_width: 50, ad_max_resize_percent: 0 },
  };
  return [200, { result: true, data }];
}

/** Whether each word begins a word of the title or is in a tag, in any language. */
function fits({ scene: { title, tags } }: Drawing, query: string): boolean {
  const texts = [...Object.values(title), ...tags].map((text) => text.toLowerCase());
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) =>
    texts.some(
      (text) =>
        text.split(/[\s’]/).some((part) => part.startsWith(word)) ||
        (/\p{Script=Han}/u.test(word) && text.includes(word)),
    ),
  );
}

function itemOf(drawing: Drawing, language: string, origin: string): object {
  const { id, slug, scene } = drawing;
  const { en, fr, zh } = scene.title;
  const file = (size: Size) =>
    Object.fromEntries(
      FORMATS.map((format) => [
        format,
        {
          url: `${origin}/gifs/ii/${slug}-${size}.${format}`,
          width: SIZES[size],
          height: heightOf(drawing, size),
          size: 20_000,
        },
      ]),
    );
  return {
    id,
    slug,
    title: language === 'fr' ? fr : language === 'zh' ? zh : en,
    type: 'gif',
    tags: scene.tags,
    blur_preview: '',
    file: { hd: file('hd'), md: file('md'), sm: file('sm'), xs: file('xs') },
  };
}

function sendFile(response: ServerResponse, type: string, bytes: Buffer): void {
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  response.end(bytes);
}
