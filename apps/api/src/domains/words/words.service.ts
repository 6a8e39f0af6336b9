import {
  foldWord,
  type KnownWord,
  knownWords,
  type WordLanguage,
  withoutAccents,
  wordKey,
  wordName,
} from '@mutuals/text/words';
import type { Db, WordUsesTable } from '../../database/schema.ts';
import { findWordUses } from './words.repository.ts';

export interface SuggestionRequest {
  kind: WordUsesTable['kind'];
  beginning: string;
  language: WordLanguage;
  limit: number;
}

export interface SuggestedWord {
  word: string;
  /** Profiles with it, under any of its names. */
  profiles: number;
}

export interface WordsService {
  /**
   * Words with this beginning, the most used first: known words by any of their names, shown in the reader's language,
   * and other words that are on more profiles than one person can have.
   */
  suggestWords(request: SuggestionRequest): Promise<SuggestedWord[]>;
}

/** Max. other words that are read, the most used ones. */
const MOST_READ = 50;

interface Suggestion extends SuggestedWord {
  /** Whether it is a known word of the field's kind, such as a skill among skills. */
  isFitting: boolean;
}

export function createWordsService({ db }: { db: Db }): WordsService {
  return {
    async suggestWords({ kind, beginning, language, limit }) {
      const typed = withoutAccents(beginning);
      const known = knownWords.filter(({ spellings }) => spellings.some((spelling) => spelling.startsWith(typed)));
      const search = {
        kind,
        beginning: foldWord(beginning),
        words: known.flatMap(({ spellings }) => spellings),
      };
      const uses = await findWordUses(db, search, MOST_READ);
      const byKey = new Map<string, Suggestion>(known.map((word) => [word.key, suggestionOf(word, kind, language)]));
      for (const { word, spelling, profiles } of uses) {
        const found = byKey.get(wordKey(word));
        if (found !== undefined) found.profiles += profiles;
        else byKey.set(wordKey(word), { word: wordName(spelling, language), profiles, isFitting: false });
      }
      return [...byKey.values()]
        .sort(inOrder)
        .slice(0, limit)
        .map(({ word, profiles }) => ({ word, profiles }));
    },
  };
}

const suggestionOf = (
  { names, isSkill }: KnownWord,
  kind: SuggestionRequest['kind'],
  language: WordLanguage,
): Suggestion => ({
  word: names[language],
  profiles: 0,
  isFitting: isSkill === (kind === 'skill'),
});

function inOrder(one: Suggestion, other: Suggestion): number {
  return (
    other.profiles - one.profiles ||
    Number(other.isFitting) - Number(one.isFitting) ||
    one.word.localeCompare(other.word)
  );
}
