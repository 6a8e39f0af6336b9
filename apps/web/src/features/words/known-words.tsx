import { KnownWords } from '@mutuals/ui/patterns/known-words';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../lib/language.ts';
import { useKnownWords } from './use-known-words.ts';

/** Says known tags, interests and skills in the language of the page (D43). The table of names is fetched with the first word that is shown. */
export function KnownWordsProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const [isNeeded, setNeeded] = useState(false);
  const request = useCallback(() => setNeeded(true), []);
  const known = useKnownWords(isNeeded);
  const names = useMemo(
    () => ({ nameOf: known ? (word: string) => known.wordName(word, language) : null, request }),
    [known, language, request],
  );
  return <KnownWords names={names}>{children}</KnownWords>;
}
