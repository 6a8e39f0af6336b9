/** A Vite plugin, by its shape: the kit does not bring Vite along. */
export interface KitPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  readonly resolveId: (id: string, importer?: string, options?: { readonly ssr?: boolean }) => string | null;
  readonly load: (id: string) => string | null;
}

const EMPTY = '\0mutuals-no-words';
/** A module of React Aria's with its words in one language. */
const WORDS = /[/\\]([a-z]{2}-[A-Z]{2})\.m?js$/;
const REACT_ARIA = /[/\\](?:react-aria|react-stately|react-aria-components)[/\\]/;
/** A module of the kit's with its words in one language. */
const OWN_WORDS = /[/\\]@mutuals[/\\]ui[/\\]dist[/\\]provider[/\\]([a-z]{2})\.js(?:\?.*)?$/;

/**
 * Leaves out of an app's build the languages that it does not speak: React Aria carries its words in thirty, the kit its own
 * in three. English stays, as what is shown where a language is missing. On a server all stay.
 * @param languages those of the app, such as `en`, `fr-FR`; one without a region stands for all of its regions
 */
export function kitLanguages(languages: readonly string[]): KitPlugin {
  const named = ['en-US', ...languages].map((language) => new Intl.Locale(language));
  const isNamed = ({ language, region }: Intl.Locale): boolean =>
    named.some((each) => each.language === language && (!each.region || !region || each.region === region));
  return {
    name: 'mutuals-languages',
    enforce: 'pre',
    resolveId(id, importer = '', options) {
      if (options?.ssr || !REACT_ARIA.test(importer)) return null;
      const language = WORDS.exec(id)?.[1];
      return language === undefined || isNamed(new Intl.Locale(language)) ? null : EMPTY;
    },
    load(id) {
      if (id === EMPTY) return 'export default {};';
      const language = OWN_WORDS.exec(id)?.[1];
      return language === undefined || isNamed(new Intl.Locale(language))
        ? null
        : `export const ${language} = undefined;`;
    },
  };
}
