import type { FastifyRequest } from 'fastify';
import type { Language } from '../database/schema.ts';

export const LANGUAGES: readonly Language[] = ['en', 'fr', 'zh'];
const FALLBACK: Language = 'en';

/** The language of a page: `lng` in the address, then the stored choice, then what the browser prefers, else English. */
export const pageLanguage = (request: FastifyRequest): Language => wishedLanguage(request) ?? FALLBACK;

/** The same; null for who says nothing of languages, as those who fetch a shared link do. */
export function wishedLanguage(request: FastifyRequest): Language | null {
  const accepted = request.headers['accept-language'];
  const wishes = [cookieValue(request.headers.cookie, 'lng'), ...preferred(accepted)];
  const wished = askedLanguage(request) ?? wishes.map(matchLanguage).find((language) => language !== null);
  return wished ?? (accepted === undefined ? null : FALLBACK);
}

/** The language that the address itself names. */
export const askedLanguage = (request: FastifyRequest): Language | null =>
  matchLanguage(queryValue(request.query, 'lng'));

/** Ours for `fr-CA` and `zh-Hans`, as the web app reads them too. */
function matchLanguage(wish: string | undefined): Language | null {
  const prefix = wish?.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((known) => known === prefix) ?? null;
}

function queryValue(query: unknown, name: string): string | undefined {
  const value: unknown =
    typeof query === 'object' && query !== null ? Object.entries(query).find(([key]) => key === name)?.[1] : undefined;
  return typeof value === 'string' ? value : undefined;
}

function cookieValue(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1);
}

/** The languages of an Accept-Language header, the most wanted first. */
function preferred(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((item) => {
      const [tag = '', ...parameters] = item.trim().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
        .find((value) => value !== undefined);
      return { tag, quality: Number(quality ?? 1) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
