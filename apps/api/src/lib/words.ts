/** Code points of a word (D37). */
const MOST = 40;

/** How a tag, interest, skill or language is compared: without regard to case and width. At most 40 code points (D37). */
export function foldWord(word: string): string {
  const folded = word.normalize('NFKC').trim().toLowerCase();
  return folded.length <= MOST ? folded : Array.from(folded).slice(0, MOST).join('').trim();
}

/** The words without repetitions, each as it was first written. */
export function distinctWords(words: readonly string[]): string[] {
  const seen = new Map(words.toReversed().map((word) => [foldWord(word), word]));
  return [...new Set(words.map(foldWord))].flatMap((folded) => seen.get(folded) ?? []).filter((word) => word !== '');
}

/** The words of a comma list, folded. */
export function readCommaList(list: string): string[] {
  return [...new Set(list.split(',').map(foldWord))].filter((word) => word !== '');
}
