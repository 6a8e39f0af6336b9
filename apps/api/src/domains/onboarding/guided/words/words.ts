import type { Language } from '../interview.ts';
import { anyOf, fold } from '../text.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { SoughtKind, Words } from './words.types.ts';
import { zh } from './zh.ts';

/** Words and phrases by language. */
export const words: Readonly<Record<Language, Words>> = { en, fr, zh };

/** The alternatives of one language, the assistant's own first. */
export const ways = (phrases: string): string[] => phrases.split('|');

/** The alternative that the assistant uses. */
export const firstOf = (phrases: string): string => ways(phrases)[0] ?? phrases;

/** The words for whom one looks for. A project's kind alone, "DeFi", is a topic. */
export const soughtWays = ({ choices, sought }: Words, kind: SoughtKind): string => ({ ...choices, ...sought })[kind];

/** The alternatives of all languages, because people mix them. */
export const allWays = (pick: (language: Words) => string): string[] =>
  Object.values(words).flatMap((language) => ways(pick(language)));

/** A pattern for all alternatives. */
export const anyWay = (pick: (language: Words) => string): string => anyOf(allWays(pick));

const bare = (word: string): string => fold(word).replaceAll(/[\s-]+/g, ' ');

/** A pattern for words that mean something, and the meaning of each. Of two meanings of a word the first counts: "prêt" (ready), "prêts" (loans). */
export function vocabulary<Key>(entries: readonly (readonly [way: string, key: Key])[]) {
  const meanings = new Map(entries.map(([way, key]) => [bare(way), key] as const).toReversed());
  return {
    pattern: new RegExp(anyOf(entries.map(([way]) => way)), 'dg'),
    meaningOf: (word: string): Key | undefined => meanings.get(bare(word)),
  };
}
