import type { FastifyRequest } from 'fastify';
import type { Language } from '../database/schema.ts';

export const LANGUAGES: readonly Language[] = ['en', 'fr', 'zh'];
const FALLBACK: Language = 'en';

/**
 * The language of a page: `lng` in the address, then the stored choice, then the browser's preference, then English.
 */
export const pageLanguage = (request: FastifyRequest): Language => wishedLanguage(request) ?? FALLBACK;

/** Like `pageLanguage`, but null for clients without a preference, such as the fetchers of shared links. */
export function wishedLanguage(request: FastifyRequest): Language | null {
  const accepted = request.headers['accept-language'];
  const wishes = [cookieValue(request.headers.cookie, 'lng'), ...preferred(accepted)];
  const wished = askedLanguage(request) ?? wishes.map(matchLanguage).find((language) => language !== null);
  return wished ?? (accepted === undefined ? null : FALLBACK);
}

/** The language that the address names. */
export const askedLanguage = (request: FastifyRequest): Language | null =>
  matchLanguage(queryValue(request.query, 'lng'));

/** Matches `fr-CA` and `zh-Hans` to our languages, as the web app does. */
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

/** The languages of an Accept-Language header, the preferred ones first. */
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
