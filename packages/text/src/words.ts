// How a listed word (a tag, a skill, an interest) is compared, and which known thing it names.
import { type KnownWordLine, skills, topics } from './known-words.data.ts';

/** Code points of a word (D37). */
const MOST = 40;

/** A word's comparison form: without case and width. At most 40 code points (D37). */
export function foldWord(word: string): string {
  const folded = word.normalize('NFKC').trim().toLowerCase();
  return folded.length <= MOST ? folded : Array.from(folded).slice(0, MOST).join('').trim();
}

/** A word folded and without accents, as typed by people without such keys. */
export const withoutAccents = (word: string): string => foldWord(word).normalize('NFD').replace(/\p{M}/gu, '');

/** A known thing: its names and every folded spelling. */
export interface KnownWord {
  /** Its English name, folded. */
  readonly key: string;
  readonly names: { readonly en: string; readonly fr: string; readonly zh: string };
  readonly isSkill: boolean;
  readonly spellings: readonly string[];
}

export type WordLanguage = keyof KnownWord['names'];

const known =
  (isSkill: boolean) =>
  ([en, fr, zh, ...also]: KnownWordLine): KnownWord => ({
    key: foldWord(en),
    names: { en, fr, zh },
    isSkill,
    spellings: [...new Set([en, fr, zh, ...also].flatMap(spellingsOf))],
  });

/** The spellings of one name: with accents and without, with either apostrophe, with a hyphen or a space. */
function spellingsOf(name: string): string[] {
  return [foldWord(name), withoutAccents(name)]
    .flatMap((word) => [word, word.replaceAll('’', "'")])
    .flatMap((word) => [word, word.replaceAll('-', ' '), word.replaceAll(' ', '-')]);
}

export const knownWords: readonly KnownWord[] = [...topics.map(known(false)), ...skills.map(known(true))];

const bySpelling = new Map(knownWords.flatMap((word) => word.spellings.map((spelling) => [spelling, word] as const)));

/** The known thing that a word names; undefined for people's own words. */
export const knownWord = (word: string): KnownWord | undefined => bySpelling.get(foldWord(word));

/** A word's comparison key: one for all spellings of a known thing, else the word folded. */
export const wordKey = (word: string): string => knownWord(word)?.key ?? foldWord(word);

/** Every folded word that means the same as this one, itself included. */
export const sameWords = (word: string): readonly string[] => knownWord(word)?.spellings ?? [foldWord(word)];

/** A word for a reader of `language`: a known thing by its name there, people's own words as written. */
export function wordName(word: string, language: WordLanguage): string {
  const name = knownWord(word)?.names[language];
  return name === undefined || foldWord(name) === foldWord(word) ? word : name;
}
