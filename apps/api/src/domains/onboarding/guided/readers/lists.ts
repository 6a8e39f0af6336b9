import { limits } from '@mutuals/api-client/limits';
import { isVisibleName } from '@mutuals/text';
import { languageKey, languageSpellings } from '@mutuals/text/languages';
import { knownWord, type KnownWord, knownWords } from '@mutuals/text/words';
import type { Interview, ListFact } from '../interview.ts';
import { anyOf, findAll, fold, overlaps, type Said, type Span, trimmed, wordsIn } from '../text.ts';
import { allWays, anyWay } from '../words/words.ts';
import { isChoiceWord } from './choices.ts';
import { addressesIn } from './links.ts';
import { isRude } from './names.ts';
import type { Reading } from './reading.ts';

export type WordFact = Exclude<ListFact, 'websites'>;
export const isWordFact = (fact: string): fact is WordFact =>
  ['tags', 'languages', 'interests', 'skills', 'categories'].includes(fact);

const HAN = /\p{Script=Han}/u;
const AND = allWays(({ and }) => and);
const SEPARATOR = new RegExp(
  String.raw`[,;、/|•·\n&+]|\.\s|(?<=\s)${anyOf(AND.filter((word) => /[a-z]/.test(word)))}(?=\s)|以及|还有|或者|并且|(?<=\S)\s?[和与及跟或]\s?(?=\S)`,
  'g',
);
const FILLERS = allWays(({ fillers }) => fillers)
  .map(fold)
  .sort((one, other) => other.length - one.length);

interface Item extends Span {
  value: string;
}

/** The things of a list, each with its place, but for what is about other things: "Solidity, Rust and a bit of Go". */
function itemsIn(said: Said, others: readonly Span[]): Item[] {
  const { text, folded } = said;
  const beside = [...addressesIn(text), ...others];
  const cuts = [...folded.matchAll(SEPARATOR)]
    .map(({ index, 0: found }) => ({ start: index, end: index + found.length }))
    // "C++" is one thing.
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

/** "A bit of Rust", "Rust too": the thing alone. What is known by name is never shortened. */
function withoutFillers({ text, folded }: Said, span: Span): Span[] {
  let { start, end } = span;
  for (let isCut = true; isCut && start < end;) {
    const inside = text.slice(start, end);
    start += inside.length - inside.replace(/^[\s"'“«(#.!…:：-]+/, '').length;
    end -= inside.length - inside.replace(/[\s"'”»).!?。！？…~]+$/, '').length;
    if (start >= end || isKnown(text.slice(start, end))) break;
    const piece = folded.slice(start, end);
    const before = FILLERS.find((each) => piece.startsWith(each) && !isGlued(each, piece[each.length], 'before'));
    const after = FILLERS.find((each) => piece.endsWith(each) && !isGlued(each, piece.at(-each.length - 1), 'after'));
    isCut = before !== undefined || after !== undefined;
    if (before !== undefined) start += before.length;
    else if (after !== undefined) end -= after.length;
  }
  return trimmed(text, start, end);
}

const isKnown = (word: string): boolean => knownWord(word) !== undefined || languageSpellings.has(languageKey(word));
/** Whether a text is nothing but known things, which answers a question for a list. */
export const isKnownList = (text: string): boolean =>
  fold(text)
    .split(SEPARATOR)
    .every((part) => isKnown(part.trim()) || isChoiceWord(part.trim()));
const PARTICLES = new Set('吧啊呢了的等说');

/** A filler of letters stands alone, and a single Chinese one neither begins nor ends another word: 会 in 聚会. */
function isGlued(filler: string, neighbour: string | undefined, place: 'before' | 'after'): boolean {
  if (neighbour === undefined) return false;
  if (/[a-z0-9]$/.test(filler)) return /[a-z0-9'+#-]/.test(neighbour);
  const isParticle = place === 'after' && PARTICLES.has(filler);
  return filler.length === 1 && !isParticle && HAN.test(filler) && HAN.test(neighbour);
}

/** Words that mean something else as well: no tools in a sentence. */
const AMBIGUOUS = new Set('go|move|react|unity|the graph|java|illustrator|spreadsheets|full stack'.split('|'));
/** A tool or programming language has a name of its own: TypeScript, not "testing". */
const tools = knownWords.filter(({ key, isSkill, names }) => isSkill && /[A-Z]/.test(names.en) && !AMBIGUOUS.has(key));
const TOOL = new RegExp(anyOf(tools.flatMap(({ spellings }) => spellings)), 'dg');
/** A language as people name it in a sentence: not by a code, which may be a word as well. */
const spokenNames = [...languageSpellings].flatMap(([code, ways]) =>
  ways.filter((way) => way !== code && (way.length > 3 || !/^[a-z]+$/.test(way))),
);
const LANGUAGE = new RegExp(anyOf(spokenNames), 'dg');
const SPEAK = new RegExp(anyWay(({ speak }) => speak));
const SENTENCE_WORD = new RegExp(anyOf(allWays(({ notNames }) => notNames).filter((word) => word.length > 1)));

/** A tool as it is usually written. */
const asWritten = (skill: string): string => {
  const known = knownWord(skill);
  return known !== undefined && tools.includes(known) ? known.names.en : skill.replace(/^#/, '');
};

/** A thing of a list: as it is kept, and whether nothing else can be meant. */
function readItem(fact: WordFact, { value, ...span }: Item): Reading | null {
  const folded = fold(value);
  const place = { ...span, phrase: span };
  if (fact === 'languages') {
    const code = languageKey(value);
    if (languageSpellings.has(code)) return { fact, value: [code], ...place, isSure: true };
    const [named] = findAll(LANGUAGE, folded);
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
  const isPlain = wordsIn(value) <= PLAIN_WORDS && !isOther && !isRude(folded);
  return { fact, value: [asWritten(value)], ...place, isSure: fact !== 'languages' && (isKnownWord || isPlain) };
}

const MOST_WORDS = 5;
/** A thing of more words is asked about; two Chinese characters are one. */
const PLAIN_WORDS = 2.5;

/** GA3: the answer to a question for a list: all things in it, if all of them are plain; else they are asked about. */
export function readListAnswer(fact: WordFact, said: Said, others: readonly Span[]): Reading[] {
  const items = itemsIn(said, others);
  const readings = items.map((item) => readItem(fact, item));
  // "Folks, the price goes up and I like it": a sentence is no list.
  if (readings.some((reading) => reading === null)) return [];
  const kept = readings.filter((reading) => reading !== null);
  const isSure = kept.every((reading) => reading.isSure);
  return kept.map((reading) => ({ ...reading, isSure }));
}

/** GA5: languages by name, in a sentence that says what somebody speaks. */
export const readSpoken = (said: Said): Reading[] =>
  said.sentences
    .filter(({ start, end }) => SPEAK.test(said.folded.slice(start, end)))
    .flatMap((sentence) =>
      findAll(LANGUAGE, said.folded)
        .filter((place) => overlaps(place, sentence))
        .filter(({ start }) => !/(?:not|n't|pas|不)\s*(?:speak|parle|会说|说)?\s*$/.test(said.folded.slice(0, start)))
        .map(({ start, end }): Reading => {
          const value = [languageKey(said.text.slice(start, end))];
          const verb = sentence.start + (SPEAK.exec(said.folded.slice(sentence.start, sentence.end))?.index ?? 0);
          return { fact: 'languages', value, start, end, phrase: { start: Math.min(verb, start), end }, isSure: true };
        }),
    );

/** GA4: two tools or more that somebody names: their skills, if they say so. */
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

/** The known topics, or skills, that a text speaks of. */
export function knownIn(text: string, kind: 'topics' | 'skills'): KnownWord[] {
  const folded = fold(text);
  return (kind === 'topics' ? topics : skills).flatMap(([word, pattern]) => (pattern.test(folded) ? word : []));
}
