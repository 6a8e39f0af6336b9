// Which language the page speaks (SPEC section 2): the lng query parameter, the stored choice, the browser, the html tag; else English.
import { chooseLanguage, type Language, matchLanguage } from '@mutuals/ui/locales';
import type { i18n } from 'i18next';

/** A cookie rather than local storage, so that the server can send a public page in the right language. */
const COOKIE = 'lng';
const QUERY = 'lng';
const YEAR_S = 31_536_000;

/** Where a language may be asked for, the strongest first. */
export type LanguageWishes = { search: string; cookie: string; browser: readonly string[]; page: string };

export function detectLanguage({ search, cookie, browser, page }: LanguageWishes): Language {
  const stored = cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  return chooseLanguage([new URLSearchParams(search).get(QUERY), stored, ...browser, page]);
}

export function pageLanguage(): Language {
  return detectLanguage({
    search: location.search,
    cookie: document.cookie,
    browser: navigator.languages,
    page: document.documentElement.lang,
  });
}

/** Switches the page, and remembers it on this device. The address stops asking for another one. */
export async function switchLanguage(i18n: i18n, language: Language): Promise<void> {
  const address = new URL(location.href);
  if (address.searchParams.has(QUERY)) {
    address.searchParams.delete(QUERY);
    history.replaceState(history.state, '', address);
  }
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`;
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

/** The language that is spoken now. */
export const languageOf = (i18n: i18n): Language => matchLanguage(i18n.language) ?? 'en';
