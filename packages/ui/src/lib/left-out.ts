/** A module of React Aria's with its words in one language. */
const ARIAS_WORDS =
  /[/\\](?:react-aria|react-stately|react-aria-components)[/\\](?:.*[/\\])?([a-z]{2}-[A-Z]{2})\.m?js(?:\?.*)?$/;
/** A module of the kit's with its words in one language. */
const OWN_WORDS = /[/\\]@mutuals[/\\]ui[/\\]dist[/\\]provider[/\\]([a-z]{2})\.js(?:\?.*)?$/;

/** Both, for a bundler that asks which files it must read: it cannot look behind them. */
export const WORDS = new RegExp(`(?:${ARIAS_WORDS.source})|(?:${OWN_WORDS.source})`);

const languageOf = (tag: string): string => new Intl.Locale(tag.replaceAll('_', '-')).language;

/**
 * What stands in for a module of words in a language that an app does not speak: React Aria carries its words in thirty, the
 * kit its own in three. English stays, as what is shown where a language is missing.
 * @param languages those of the app, such as `en`, `fr-CA`, each with all of its regions: React Aria shows a reader in Québec the words of France
 * @returns for the path of a module its new source, or null where it stays as it is
 */
export function leavingOut(languages: readonly string[]): (file: string) => string | null {
  const named = new Set(['en', ...languages.map(languageOf)]);
  const isNamed = (tag: string): boolean => named.has(languageOf(tag));
  return (file) => {
    const arias = ARIAS_WORDS.exec(file)?.[1];
    if (arias !== undefined) return isNamed(arias) ? null : 'export default {};';
    const own = OWN_WORDS.exec(file)?.[1];
    return own === undefined || isNamed(own) ? null : `export const ${own} = undefined;`;
  };
}
