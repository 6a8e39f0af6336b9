import { limits } from '@mutuals/api-client/limits';
import { isVisibleName } from '@mutuals/text';
import { languageKey, languageSpellings } from '@mutuals/text/languages';
import { knownWord, type KnownWord, knownWords } from '@mutuals/text/words';
import { isUnmeant } from '../intents.ts';
import type { Interview, ListFact } from '../interview.ts';
import { anyOf, findAll, fold, overlaps, type Said, type Span, trimmed, wordsIn } from '../text.ts';
import { allWays, anyWay } from '../words/words.ts';
import { isChoiceWord } from './choices.ts';
import { addressesIn } from './links.ts';
import type { Reading } from './reading.ts';

export type WordFact = Exclude<ListFact, 'websites' | 'seeks' | 'mustFit'>;
export const isWordFact = (fact: string): fact is WordFact =>
  ['tags', 'languages', 'interests', 'skills', 'categories'].includes(fact);

const HAN = /\p{Script=Han}/u;
const AND = allWays(({ and }) => and);
const SEPARATOR = new RegExp(
  String.raw`[,;、/|•·\n&+]|\.\s|(?<=\s)${anyOf(AND.filter((word) => /[a-z]/.test(word)))}(?=\s)|以及|还有|或者|并且|(?<=\S)\s?[和与及跟或]\s?(?=\S)`,
  'g',
);
const FILLERS = allWays(({ fillers }) => fillers).map(fold);
const isSign = (filler: string): boolean => filler.length === 1 && HAN.test(filler);
const PHRASES = anyOf(FILLERS.filter((filler) => !isSign(filler)));
/** One sign may be part of a longer word, such as 会 in 聚会, but these at its end are not. */
const SIGN = `[${FILLERS.filter(isSign).join('')}]`;
const BEFORE = new RegExp(String.raw`^(?:[\s"'“«(#.!…:：-]+|${PHRASES}(?!['+#-])|${SIGN}(?!\p{Script=Han}))`, 'u');
const AFTER = new RegExp(
  String.raw`(?:[\s"'”»).!?。！？…~]+|(?<!['+#-])${PHRASES}|[吧啊呢了的等说]|(?<!\p{Script=Han})${SIGN})$`,
  'u',
);

interface Item extends Span {
  value: string;
}

/** The items of a list with their positions, without the parts about other facts: "Solidity, Rust and a bit of Go". */
function itemsIn(said: Said, others: readonly Span[]): Item[] {
  const { text, folded } = said;
  const beside = [...addressesIn(text), ...others];
  const cuts = [...folded.matchAll(SEPARATOR)]
    .map(({ index, 0: found }) => ({ start: index, end: index + found.length }))
    // "C++" is one item.
    .filter(({ start }) => !folded.startsWith('+', start) || !/[a-z+]/.test(folded[start - 1] ?? ''));
  const starts = [0, ...cuts.map(({ end }) => end)];
  const ends = [...cuts.map(({ start }) => start), text.length];
  return starts
    .flatMap((start, index) => trimmed(text, start, ends[index] ?? text.length))
    .filter((span) => !beside.some((other) => overlaps(other, span)))
    .flatMap((span) => withoutFillers(said, span))
    .map((span) => ({ ...span, value: text.slice(span.start, span.end) }))
    .filter(({ value }) => /[\p{L}\p{N}]/u.test(value));
}

/** Removes fillers: "a bit of Rust", "Rust too". A known word is never shortened. */
function withoutFillers({ text, folded }: Said, { start, end }: Span): Span[] {
  for (let isCut = true; isCut && start < end && !isKnown(text.slice(start, end));) {
    const piece = folded.slice(start, end);
    const before = BEFORE.exec(piece)?.[0].length ?? 0;
    const after = before > 0 ? 0 : (AFTER.exec(piece)?.[0].length ?? 0);
    start += before;
    end -= after;
    isCut = before + after > 0;
  }
  return trimmed(text, start, Math.max(start, end));
}

const isKnown = (word: string): boolean => knownWord(word) !== undefined || languageSpellings.has(languageKey(word));
/** Whether a text is only known words, which answer a question for a list. */
export const isKnownList = (text: string): boolean =>
  fold(text)
    .split(SEPARATOR)
    .every((part) => isKnown(part.trim()) || isChoiceWord(part.trim()));
/** Tools with names that mean something else in a sentence. */
const AMBIGUOUS = new Set('go|move|react|unity|the graph|java|illustrator|spreadsheets|full stack'.split('|'));
/** Tools and programming languages: their names are capitalised, unlike "testing". */
const tools = knownWords.filter(({ key, isSkill, names }) => isSkill && /[A-Z]/.test(names.en) && !AMBIGUOUS.has(key));
const TOOL = new RegExp(anyOf(tools.flatMap(({ spellings }) => spellings)), 'dg');
const spokenNames = [...languageSpellings].flatMap(([code, ways]) =>
  ways.filter((way) => way !== code && (way.length > 3 || !/^[a-z]+$/.test(way))),
);
/** Names of languages in sentences, without codes, which may be other words. */
export const SPOKEN = new RegExp(anyOf(spokenNames), 'dg');
const SPEAK = new RegExp(anyWay(({ speak }) => speak));
const SENTENCE_WORD = new RegExp(anyOf(allWays(({ notNames }) => notNames).filter((word) => word.length > 1)));

/** The usual spelling of a tool. */
const asWritten = (skill: string): string => {
  const known = knownWord(skill);
  return known !== undefined && tools.includes(known) ? known.names.en : skill.replace(/^#/, '');
};

/** Reads an item of a list; null if it is none. */
function readItem(fact: WordFact, { value, ...span }: Item): Reading | null {
  const folded = fold(value);
  const place = { ...span, phrase: span };
  if (fact === 'languages') {
    const code = languageKey(value);
    if (languageSpellings.has(code)) return { fact, value: [code], ...place, isSure: true };
    const [named] = findAll(SPOKEN, folded);
    if (named !== undefined)
      return { fact, value: [languageKey(value.slice(named.start, named.end))], ...place, isSure: true };
  } else if (knownWord(value) === undefined) {
    const [tool] = findAll(TOOL, folded);
    if (fact === 'skills' && tool !== undefined)
      return { fact, value: [asWritten(value.slice(tool.start, tool.end))], ...place, isSure: true };
  }
  const isKnownWord = knownWord(value) !== undefined;
  const isWord = Array.from(value).length <= limits.tagLength && isVisibleName(value) && !value.includes(',');
  if (!isWord || (!isKnownWord && (wordsIn(value) > MOST_WORDS || SENTENCE_WORD.test(folded)))) return null;
  const isOther = isChoiceWord(value) || languageSpellings.has(languageKey(value));
  const isPlain = wordsIn(value) <= PLAIN_WORDS && !isOther;
  return { fact, value: [asWritten(value)], ...place, isSure: fact !== 'languages' && (isKnownWord || isPlain) };
}

const MOST_WORDS = 5;
/** An item of more words is confirmed first; two Chinese characters count as one. */
const PLAIN_WORDS = 2.5;

/** GA3: reads the answer to a question for a list; if one item is doubtful, all are confirmed first. */
export function readListAnswer(fact: WordFact, said: Said, others: readonly Span[]): Reading[] {
  const items = itemsIn(said, others);
  const readings = items.map((item) => readItem(fact, item));
  // A sentence is no list: "Folks, the price goes up and I like it".
  if (readings.some((reading) => reading === null)) return [];
  const kept = readings.filter((reading) => reading !== null);
  const isSure = kept.every((reading) => reading.isSure) && !items.some(({ value }) => isUnmeant(fold(value)));
  return kept.map((reading) => ({ ...reading, isSure }));
}

/** GA5: reads languages in a sentence about speaking them. */
export const readSpoken = (said: Said): Reading[] =>
  said.sentences
    .filter(({ start, end }) => SPEAK.test(said.folded.slice(start, end)))
    .flatMap((sentence) =>
      findAll(SPOKEN, said.folded)
        .filter((place) => overlaps(place, sentence))
        .filter(({ start }) => !/(?:not|n't|pas|不)\s*(?:speak|parle|会说|说)?\s*$/.test(said.folded.slice(0, start)))
        .map(({ start, end }): Reading => {
          const value = [languageKey(said.text.slice(start, end))];
          const verb = sentence.start + (SPEAK.exec(said.folded.slice(sentence.start, sentence.end))?.index ?? 0);
          return { fact: 'languages', value, start, end, phrase: { start: Math.min(verb, start), end }, isSure: true };
        }),
    );

/** GA4: reads two or more tools as skills, to be confirmed. */
export function readTools({ text, folded }: Said, { profileType }: Interview): Reading[] {
  if (profileType !== 'individual') return [];
  const found = findAll(TOOL, folded).map(({ start, end, phrase }): Reading => {
    return { fact: 'skills', value: [asWritten(text.slice(start, end))], start, end, phrase, isSure: false };
  });
  return found.length > 1 ? found : [];
}

const topics = knownWords
  .filter(({ isSkill }) => !isSkill)
  .map((word) => [word, new RegExp(anyOf(word.spellings))] as const);
const skills = knownWords
  .filter((word) => word.isSkill && !AMBIGUOUS.has(word.key))
  .map((word) => [word, new RegExp(anyOf(word.spellings))] as const);

/** The known topics or skills that a text mentions. */
export function knownIn(text: string, kind: 'topics' | 'skills'): KnownWord[] {
  const folded = fold(text);
  return (kind === 'topics' ? topics : skills).flatMap(([word, pattern]) => (pattern.test(folded) ? word : []));
}
