import { foldWord } from '@mutuals/text/words';

/** Removes repeated words; keeps the first spelling of each. */
export function distinctWords(words: readonly string[]): string[] {
  const seen = new Map(words.toReversed().map((word) => [foldWord(word), word]));
  return [...new Set(words.map(foldWord))].flatMap((folded) => seen.get(folded) ?? []).filter((word) => word !== '');
}
