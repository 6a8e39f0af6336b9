/** A place in a message, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

/** A message to read. `folded` has the same length: lower case, no accents, narrow forms. */
export interface Said {
  text: string;
  folded: string;
  sentences: Span[];
}

/** Removes accents, case and wide forms, character by character. */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, index) => {
    const unit = text.charAt(index);
    if (unit === '’' || unit === '‘') return "'";
    const folded = (unit.normalize('NFKD')[0] ?? unit).toLowerCase();
    return folded.length === 1 ? folded : unit;
  }).join('');
}

/** A sentence. A dot ends one only before a space, not in "github.com". */
const SENTENCE = /[^.!?\n。！？]+(?:[.!?]+(?!\s|$)[^.!?\n。！？]+)*[.!?。！？]*/g;

export function hearText(text: string): Said {
  const sentences = [...text.matchAll(SENTENCE)].flatMap(({ 0: found, index }) =>
    trimmed(text, index, index + found.length),
  );
  return { text, folded: fold(text), sentences };
}

/** The same message with these spans blanked out; all positions stay the same. */
export function without({ text }: Said, spans: readonly Span[]): Said {
  const blanked = spans.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
  return hearText(blanked);
}

/** The span without surrounding spaces; empty if nothing is left. */
export function trimmed(text: string, start: number, end: number): Span[] {
  const inside = text.slice(start, end);
  const from = start + inside.length - inside.trimStart().length;
  const to = end - (inside.length - inside.trimEnd().length);
  return from < to ? [{ start: from, end: to }] : [];
}

/** All matches of a pattern in the folded text, or of its group `value` if it has one. The pattern needs the flags `dg`. */
export const findAll = (pattern: RegExp, folded: string): (Span & { phrase: Span })[] =>
  [...folded.matchAll(pattern)].map((match) => {
    const phrase = { start: match.index, end: match.index + match[0].length };
    const [start, end] = match.indices?.groups?.['value'] ?? [phrase.start, phrase.end];
    return { start, end, phrase };
  });

/** A pattern for any of these words, longest first. Latin words match as whole words only, Chinese ones anywhere. */
export function anyOf(words: readonly string[]): string {
  const parts = [...new Set(words)]
    .sort((one, other) => other.length - one.length)
    .map((word) => {
      const literal = fold(word)
        .replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
        .replaceAll(' ', String.raw`[\s-]+`);
      const left = /^[a-z0-9]/.test(literal) ? '(?<![a-z0-9])' : '';
      return `${left}${literal}${/[a-z0-9]$/.test(literal) ? '(?![a-z0-9])' : ''}`;
    });
  return `(?:${parts.join('|')})`;
}

const BREAK = /[,;.!?\n。、]|(?<![a-z])(?:but|mais)(?![a-z])|但/g;

/** The part of the clause before a position. */
export function clauseBefore({ folded }: Said, at: number): string {
  const before = folded.slice(0, at);
  const last = [...before.matchAll(BREAK)].at(-1);
  return last === undefined ? before : before.slice(last.index + last[0].length);
}

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

const HAN = /\p{Script=Han}/gu;
/** The number of words; two Chinese characters count as one. */
export const wordsIn = (text: string): number =>
  (text.replace(HAN, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0) + (text.match(HAN)?.length ?? 0) / 2;

/** The share of a span that other spans cover. */
export function shareOf(span: Span, others: readonly Span[]): number {
  const covered = Array.from({ length: span.end - span.start }, (_, index) => span.start + index).filter((at) =>
    others.some(({ start, end }) => start <= at && at < end),
  );
  return covered.length / (span.end - span.start);
}
