import { knownWord } from '@mutuals/text/words';

/** A parsed search text: every word of `rest`, and each known word with all of its names, the typed one first. */
export interface SearchText {
  readonly rest: string;
  readonly known: readonly (readonly string[])[];
}

/** Max. known words that are searched by all their names; further ones count as plain words. */
const MOST_KNOWN = 4;
/** Max. words that form one known word. */
const MOST_WORDS = 4;

/**
 * Finds the known words in a text, the longest first at each position: "zero knowledge Paris" is one known word and one
 * plain word.
 */
export function readSearchText(text: string): SearchText {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const rest: string[] = [];
  const known: string[][] = [];
  for (let at = 0; at < words.length;) {
    const found = known.length < MOST_KNOWN ? longestKnown(words.slice(at, at + MOST_WORDS)) : null;
    if (found === null) rest.push(...words.slice(at, at + 1));
    else known.push([found.typed, ...found.spellings.filter((spelling) => spelling !== found.typed)]);
    at += found?.length ?? 1;
  }
  return { rest: rest.join(' '), known };
}

function longestKnown(words: readonly string[]) {
  for (let length = words.length; length > 0; length -= 1) {
    const typed = words.slice(0, length).join(' ');
    const spellings = knownWord(typed)?.spellings;
    if (spellings !== undefined) return { typed, length, spellings };
  }
  return null;
}
