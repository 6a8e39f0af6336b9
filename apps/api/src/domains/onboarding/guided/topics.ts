import {
  foldWord,
  knownWord,
  type KnownWord,
  knownWords,
  wordKey,
  wordName,
  type WordLanguage,
} from '@mutuals/text/words';
import { anyOf, fold } from './reading.ts';

/** Words that mean something else as well: skills in a list, but not in a sentence. */
const AMBIGUOUS = new Set([
  'go',
  'move',
  'react',
  'unity',
  'the graph',
  'java',
  'notion',
  'excel',
  'word',
  'premiere pro',
  'illustrator',
]);
/** A tool or programming language has a name of its own: TypeScript, not "testing". */
const isTool = ({ key, isSkill, names }: KnownWord): boolean =>
  isSkill && /[A-Z]/.test(names.en) && !AMBIGUOUS.has(key);

/** Tools that are known by name wherever they are said, folded. */
export const tools: readonly string[] = knownWords.filter(isTool).flatMap(({ spellings }) => spellings.map(fold));

/** A skill as it is usually written. */
export const writtenAs = (skill: string): string => {
  const known = knownWord(skill);
  return known?.isSkill === true && /[A-Z]/.test(known.names.en) ? known.names.en : skill;
};

const topics = knownWords
  .filter(({ isSkill }) => !isSkill)
  .map((word) => [word, new RegExp(anyOf(word.spellings))] as const);

/** The known topics that a text speaks of, under their names in a language, but for those that are among `had` already. */
export function topicsIn(text: string, language: WordLanguage, had: readonly string[]): string[] {
  const folded = fold(text);
  const known = new Set(had.map(wordKey));
  return topics
    .filter(([word, pattern]) => !known.has(word.key) && pattern.test(folded))
    .map(([word]) => wordName(word.key, language))
    .filter((tag, index, all) => all.findIndex((each) => foldWord(each) === foldWord(tag)) === index);
}
