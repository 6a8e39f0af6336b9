import type { FactName, FactValues, Interview, ListFact } from './interview.ts';

/** A place in a message, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

/** What a person wrote, ready to be read. `folded` has the same length: small letters, no accents, narrow forms. */
export interface Said {
  text: string;
  folded: string;
  sentences: Span[];
}

interface Common extends Span {
  /** The whole phrase that says it, with its lead-in: "my name is Noor". */
  phrase: Span;
}

/** Something that a message says; `start` and `end` mark the words of the value. */
export type Reading = Common &
  ({ [Name in FactName]: { fact: Name; value: FactValues[Name] } }[FactName] | { fact: ListFact; without: string });

/** Reads one kind of thing in a message. */
export type Reader = (said: Said, interview: Interview) => Reading[];

/** One character for one: accents, case and wide forms are of no account to what is meant. */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, index) => {
    const unit = text.charAt(index);
    if (unit === '’' || unit === '‘') return "'";
    const folded = (unit.normalize('NFKD')[0] ?? unit).toLowerCase();
    return folded.length === 1 ? folded : unit;
  }).join('');
}

/** Ends of sentences: a dot only before a space, so that "github.com" is whole. */
const SENTENCE = /[^.!?\n。！？]+(?:[.!?]+(?!\s|$)[^.!?\n。！？]+)*[.!?。！？]*/g;

export function hearText(text: string): Said {
  const sentences = [...text.matchAll(SENTENCE)].flatMap(({ 0: found, index }) =>
    trimmed(text, index, index + found.length),
  );
  return { text, folded: fold(text), sentences };
}

/** The span without the spaces around it; none if nothing is left. */
export function trimmed(text: string, start: number, end: number): Span[] {
  const inside = text.slice(start, end);
  const from = start + inside.length - inside.trimStart().length;
  const to = end - (inside.length - inside.trimEnd().length);
  return from < to ? [{ start: from, end: to }] : [];
}

/** Where a pattern with a group `value` is found in the folded text. The pattern needs the flags `dg`. */
export function findAll(pattern: RegExp, folded: string, within: Span = { start: 0, end: folded.length }) {
  return [...folded.slice(within.start, within.end).matchAll(pattern)].flatMap((match) => {
    const value = match.indices?.groups?.['value'];
    if (value === undefined) return [];
    const phrase = { start: within.start + match.index, end: within.start + match.index + match[0].length };
    return [{ start: within.start + value[0], end: within.start + value[1], phrase }];
  });
}

/** A pattern part for any of these words, longest first; words of letters stand alone, Chinese ones need not. */
export function anyOf(words: readonly string[]): string {
  const parts = [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => {
      const literal = fold(word)
        .replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
        .replaceAll(' ', String.raw`[\s-]+`);
      return /^[a-z0-9]/.test(literal) ? `(?<![a-z0-9])${literal}(?![a-z0-9])` : literal;
    });
  return `(?:${parts.join('|')})`;
}

/** The piece of a sentence around a place, between its commas. */
export function clauseAround({ folded }: Said, { start, end }: Span): Span {
  const BREAK = /[,;.!?\n。]|(?<![a-z])(?:but|mais)(?![a-z])|但/g;
  const breaks = [...folded.matchAll(BREAK)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
  return {
    start: Math.max(0, ...breaks.filter((each) => each.end <= start).map((each) => each.end)),
    end: Math.min(folded.length, ...breaks.filter((each) => each.start >= end).map((each) => each.start)),
  };
}

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Which part of a sentence other readings are about. */
export function shareOf(sentence: Span, readings: readonly Reading[]): number {
  const phrases = readings
    .map(({ phrase }) => ({ start: Math.max(phrase.start, sentence.start), end: Math.min(phrase.end, sentence.end) }))
    .filter(({ start, end }) => start < end)
    .sort((one, other) => one.start - other.start);
  let [covered, reached] = [0, sentence.start];
  for (const { start, end } of phrases) {
    covered += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return covered / (sentence.end - sentence.start);
}
