import { languageKey, languageName, suggestLanguages } from '@mutuals/text/languages';
import { knownWords, withoutAccents, wordKey } from '@mutuals/text/words';
import { useLocale } from 'react-aria-components/I18nProvider';
import { matchLanguage } from '../../locales/namespaces.ts';
import type { SuggestProps } from './word-field.tsx';

/** The story's language. */
export const useStoryLanguage = () => {
  const { locale } = useLocale();
  return matchLanguage(locale) ?? 'en';
};

/** Replaces the server's suggestions in a story: the known words and languages themselves, with made-up counts. */
export function StorySuggest({ kind, typed, children }: SuggestProps) {
  const language = useStoryLanguage();
  const beginning = withoutAccents(typed ?? '');
  if (kind === 'language')
    return children({
      suggestions: { status: 'ready', words: suggestLanguages(beginning, 8).map((word) => ({ word })) },
      nameOf: (word) => languageName(word, language),
      keyOf: languageKey,
    });
  const words = knownWords
    .filter(({ spellings }) => spellings.some((spelling) => spelling.startsWith(beginning)))
    .map(({ names }, index) => ({
      word: names[language],
      profiles: index === 0 ? 1284 : Math.max(0, 96 - index * 31),
    }));
  return children({ suggestions: { status: 'ready', words }, keyOf: wordKey });
}
