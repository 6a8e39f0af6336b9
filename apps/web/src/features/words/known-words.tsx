import { KnownWords } from '@mutuals/ui/patterns/known-words';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../lib/language.ts';

/** Fetches the table of names. A page that is sure to show words begins with it. */
export const loadKnownWords = () => import('@mutuals/text/words');

/** Says known tags, interests and skills in the language of the page (D43). The table of names is fetched with the first word that is shown. */
export function KnownWordsProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const [isNeeded, setNeeded] = useState(false);
  const request = useCallback(() => setNeeded(true), []);
  const { data: wordName } = useQuery({
    queryKey: ['known words'],
    queryFn: async () => {
      const { wordName } = await loadKnownWords();
      return { of: wordName };
    },
    staleTime: Infinity,
    enabled: isNeeded,
  });
  const names = useMemo(
    () => ({ nameOf: wordName ? (word: string) => wordName.of(word, language) : null, request }),
    [wordName, language, request],
  );
  return <KnownWords names={names}>{children}</KnownWords>;
}
