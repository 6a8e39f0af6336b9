import { limits } from '@mutuals/api-client/limits';
import { isUnmeant } from '../intents.ts';
import { fold, overlaps, type Said, shareOf, type Span, wordsIn } from '../text.ts';
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
const tellsOfMoney = ({ folded }: Said, sentence: Span): boolean => MONEY.test(fragment(folded, sentence));

/** GA3: reads the funding of a project in the person's words: the answer, of several sentences those about money. */
export function readFundingAnswer(said: Said, others: readonly Span[]): Reading[] {
  const sentences = toldIn(said, others);
  const about = sentences.filter((sentence) => tellsOfMoney(said, sentence));
  return together('funding', said, (about.length > 0 ? about : sentences).map(withoutStop(said)), true);
}

/** GA4: reads a sentence about money that was not asked for. */
export function readToldFunding(said: Said, others: readonly Span[]): Reading[] {
  const about = toldIn(said, others).filter((sentence) => tellsOfMoney(said, sentence));
  return together('funding', said, about.slice(0, 1).map(withoutStop(said)), false);
}

const withoutStop =
  ({ text }: Said) =>
  ({ start, end }: Span): Span => ({
    start,
    end: start + text.slice(start, end).replace(/[\s.,!。！，]+$/, '').length,
  });

/** GA3: reads the entry requirements or the chain in the person's words. */
export function readTextAnswer(fact: 'entryRequirements' | 'chain', said: Said, others: readonly Span[]): Reading[] {
  const sentences = toldIn(said, others);
  return together(fact, said, fact === 'chain' ? sentences.slice(0, 1).map(withoutStop(said)) : sentences, true);
}
