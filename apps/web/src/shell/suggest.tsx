import { limits } from '@mutuals/api-client/limits';
import { queryOf } from '@mutuals/api-client/queries';
import type { SuggestProps, WordHelp, WordKind } from '@mutuals/ui/patterns/word-field';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../lib/language.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { useServices } from '../services.ts';
import { loadNames, useKnownWords } from '../features/words/index.ts';

const PAUSE_MS = 150;
/** The eight that a field shows, also where all its words are among the most used. */
const ASKED = 28;
/** Counts change slowly. */
const FRESH_MS = 300_000;

/** Finds what a field of words suggests. */
export function Suggest({ kind, typed, children }: SuggestProps) {
  return kind === 'language' ? (
    <Languages typed={typed}>{children}</Languages>
  ) : (
    <Words kind={kind} typed={typed}>
      {children}
    </Words>
  );
}

/** What others use, asked for when typing pauses. Where it cannot be asked for, typing goes on without it. */
function Words({ kind, typed, children }: SuggestProps & { kind: Exclude<WordKind, 'language'> }) {
  const { api } = useServices();
  const { i18n } = useTranslation();
  const known = useKnownWords(true);
  const beginning = useDebounced(typed, PAUSE_MS);
  const isAsked = beginning !== null && Array.from(beginning).length <= limits.tagLength;
  const query = queryOf(api, 'suggestWords', {
    query: { kind, beginning: beginning ?? '', language: languageOf(i18n), limit: ASKED },
  });
  const { data, isLoadingError } = useQuery({
    ...query,
    ...(isAsked ? {} : { queryFn: skipToken }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const suggestions: WordHelp['suggestions'] = isLoadingError
    ? { status: 'failed' }
    : data
      ? { status: 'ready', words: data.data }
      : { status: 'loading' };
  return children({ suggestions, keyOf: known?.wordKey });
}

/** Languages by any of their names; the table comes with the first letter. */
function Languages({ typed, children }: Omit<SuggestProps, 'kind'>) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const { data: known, isError } = useQuery({
    queryKey: ['known languages'],
    queryFn: async () => {
      const { languageKey, languageName, suggestLanguages } = await loadNames();
      return { languageKey, languageName, suggestLanguages };
    },
    staleTime: Infinity,
    enabled: typed !== null,
  });
  if (!known) return children({ suggestions: { status: isError ? 'failed' : 'loading' } });
  const words = known.suggestLanguages(typed ?? '', ASKED).map((word) => ({ word }));
  return children({
    suggestions: { status: 'ready', words },
    nameOf: (word) => known.languageName(word, language),
    keyOf: known.languageKey,
  });
}
