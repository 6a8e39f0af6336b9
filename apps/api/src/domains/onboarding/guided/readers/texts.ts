import { limits } from '@mutuals/api-client/limits';
import { isUnmeant } from '../intents.ts';
import { fold, overlaps, type Said, shareOf, type Span, trimmed, wordsIn } from '../text.ts';
import { anyWay } from '../words/words.ts';
import { isKnownList } from './lists.ts';
import type { Reading } from './reading.ts';

export type TextFact = 'bio' | 'funding' | 'entryRequirements' | 'chain';

/** A sentence with a larger share of other facts tells nothing else. */
const MOSTLY = 0.6;
const QUESTION = new RegExp(String.raw`[?？吗]\s*$|^${anyWay(({ questions }) => questions)}.*[?？吗]?$`);

/** Whether a sentence is a question. */
export const isQuestion = (folded: string): boolean =>
  /[?？]\s*$|[吗呢]\s*[。.]?\s*$/.test(folded) || (wordsIn(folded) <= 12 && QUESTION.test(folded.trim()));

const fragment = (text: string, { start, end }: Span): string => text.slice(start, end);

/** The sentences that are no questions and not about other facts. */
const toldIn = (said: Said, others: readonly Span[]): Span[] =>
  said.sentences.filter(
    (sentence) =>
      shareOf(sentence, others) < MOSTLY &&
      !isQuestion(fragment(said.folded, sentence)) &&
      /\p{L}{2}|\p{N}|\p{Script=Han}/u.test(fragment(said.text, sentence)),
  );

/** Joins sentences of a message into one text; each is a source. */
function together(fact: TextFact, { text, folded }: Said, sentences: readonly Span[], isSure: boolean): Reading[] {
  const value = sentences
    .map((sentence) => fragment(text, sentence))
    .reduce((whole, part) => (whole === '' ? part : `${whole}${/[。！？]$/.test(whole) ? '' : ' '}${part}`), '');
  if (value === '' || Array.from(value).length > limits[fact]) return [];
  // Known words answer another question ("Solidity, Rust"), unless they answer the one about money.
  const isOther = isKnownList(value.replace(/[.。!！]$/, '')) && !(fact === 'funding' && MONEY.test(fold(value)));
  const isPlain = !isOther && !sentences.some((each) => isUnmeant(fragment(folded, each)));
  return sentences.map((span) => ({ fact, value, ...span, phrase: span, isSure: isSure && isPlain }));
}

const LEAST_WORDS = 3;
const LEAST_HAN = 2.5;
const HAN = /\p{Script=Han}/u;

/** GA3: reads a bio: all sentences that are not about other facts. A very short one is confirmed first. */
export function readBioAnswer(said: Said, others: readonly Span[]): Reading[] {
  const sentences = toldIn(said, others);
  const words = wordsIn(sentences.map((sentence) => fragment(said.text, sentence)).join(' '));
  return together('bio', said, sentences, words >= (HAN.test(said.text) ? LEAST_HAN : LEAST_WORDS));
}

const TELLING = /(?<![a-z])(?:i|we|my|our|it|je|j'|nous|on|notre|mon|il|elle)(?![a-z])|我|它|本/;
const LEAST_TOLD = 4;

/** GA4: reads what people tell of themselves unasked, as a bio to be confirmed. */
export function readToldBio(said: Said, others: readonly Span[]): Reading[] {
  const sentences = toldIn(said, others).filter((sentence) => {
    const folded = fragment(said.folded, sentence);
    return (
      !others.some((other) => overlaps(other, sentence)) &&
      TELLING.test(folded) &&
      wordsIn(folded) >= LEAST_TOLD &&
      !isUnmeant(folded)
    );
  });
  return together('bio', said, sentences, false);
}

const MONEY = new RegExp(anyWay(({ money }) => money));
const AMOUNT =
  /[$€£¥]\s*\d|\d[\d.,]*\s*(?:k|m|million|millions|mille|万|亿)?\s*(?:dollars?|usd[ct]?|bnb|euros?|€|\$|美元|美金|刀|元)/;
/** The lead of an answer about money: "we're self-funded". */
const SELF =
  /^(?:and |et |,)?\s*(?:we(?: are| have|'re|'ve)? (?!raised|got|have)|we(?:'re|'ve) |it(?: is| was|'s) |i(?:'m|'ve| am| have) (?!raised)|c'est |nous (?:sommes|avons) (?!leve)|on est |je suis |我们是|是)\s*/;
const CLAUSE = /[;；。!?\n]|[,，](?!\d)|\.(?=\s|$)|(?<![a-z])(?:and|et)(?= (?:a team|we|our|it|on|nous|raised|leve))/g;

/** GA3: reads the funding of a project in the person's words: the answer, or its clause about money. */
export function readFundingAnswer(said: Said, others: readonly Span[]): Reading[] {
  const about = readToldFunding(said, others);
  const [sentence, ...more] = toldIn(said, others);
  if (sentence === undefined) return about;
  if (more.length > 0 && about.length > 0) return about.map((reading) => ({ ...reading, isSure: true }));
  const piece = bare(said, sentence);
  const isLong = Array.from(fragment(said.text, piece)).length > limits.funding;
  return isLong ? about : together('funding', said, [piece], true);
}

/** GA4: reads funding that was not asked for: a clause with an amount or with words about money. */
export function readToldFunding(said: Said, others: readonly Span[]): Reading[] {
  const cuts = [...said.folded.matchAll(CLAUSE)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
  const starts = [0, ...cuts.map(({ end }) => end)];
  const ends = [...cuts.map(({ start }) => start), said.text.length];
  const clauses = starts.flatMap((start, index) => trimmed(said.text, start, ends[index] ?? said.text.length));
  const [about] = clauses.filter((clause) => {
    const folded = fragment(said.folded, clause);
    return MONEY.test(folded) && shareOf(clause, others) < MOSTLY && !isQuestion(folded);
  });
  const amount =
    about ?? clauses.find((clause) => AMOUNT.test(fragment(said.folded, clause)) && MONEY.test(said.folded));
  return amount === undefined ? [] : together('funding', said, [bare(said, amount)], false);
}

/** A span without its lead and its full stop. */
function bare({ text, folded }: Said, { start, end }: Span): Span {
  const lead = SELF.exec(folded.slice(start, end))?.[0].length ?? 0;
  const tail = /[\s.,!。！，]+$/.exec(text.slice(start, end))?.[0].length ?? 0;
  const [span] = trimmed(text, start + lead, end - tail);
  return span ?? { start, end };
}

/** GA3: reads the entry requirements or the chain in the person's words. */
export function readTextAnswer(fact: 'entryRequirements' | 'chain', said: Said, others: readonly Span[]): Reading[] {
  const sentences = toldIn(said, others);
  return together(fact, said, fact === 'chain' ? sentences.slice(0, 1).map((one) => bare(said, one)) : sentences, true);
}
