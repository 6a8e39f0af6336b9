// Which language the page speaks (SPEC section 2): the lng query parameter, the stored choice, the browser, the html tag; else English.
import { chooseLanguage, type Language, matchLanguage } from '@mutuals/ui/locales';
import type { i18n } from 'i18next';
import { loadTexts } from './load-texts.ts';

/** A cookie rather than local storage, so that the server can send a public page in the right language. */
const COOKIE = 'lng';
const QUERY = 'lng';
const YEAR_S = 31_536_000;

/** Where a language may be asked for, the strongest first. */
type LanguageWishes = { search: string; cookie: string; browser: readonly string[]; page: string };

/** The language that an address names, null when it names none of ours. */
export const askedLanguage = (search: string): Language | null =>
  matchLanguage(new URLSearchParams(search).get(QUERY)) ?? null;

export function detectLanguage({ search, cookie, browser, page }: LanguageWishes): Language {
  const stored = cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  return chooseLanguage([askedLanguage(search), stored, ...browser, page]);
}

function rememberChoice(language: Language): void {
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

/** The language that the page begins with. One that the address names is remembered as the person's choice (D53). */
export function pageLanguage(): Language {
  const asked = askedLanguage(location.search);
  if (asked !== null) rememberChoice(asked);
  return detectLanguage({
    search: location.search,
    cookie: document.cookie,
    browser: navigator.languages,
    page: document.documentElement.lang,
  });
}

/** Keeps the page's own language that of its texts, for screen readers and for the choice of letters. */
export function syncPageLanguage(i18n: i18n, page: { lang: string } = document.documentElement): void {
  i18n.on('languageChanged', (language) => {
    page.lang = language;
  });
}

/** The last language that was chosen on this page: its texts may still be on their way. */
let chosen: Language | undefined;

/**
 * Switches the page, and remembers the choice on this device. The address stops asking for another one. Rejects when the texts cannot be
 * fetched: the page then stays in its language, and begins in the chosen one when it is opened again.
 */
export async function switchLanguage(i18n: i18n, language: Language): Promise<void> {
  chosen = language;
  const address = new URL(location.href);
  if (address.searchParams.has(QUERY)) {
    address.searchParams.delete(QUERY);
    history.replaceState(history.state, '', address);
  }
  rememberChoice(language);
  await loadTexts(i18n, Object.keys(i18n.getDataByLanguage(i18n.language) ?? {}), language);
  if (chosen === language) await i18n.changeLanguage(language);
}

/** The language that is spoken now. */
export const languageOf = (i18n: i18n): Language => matchLanguage(i18n.language) ?? 'en';
