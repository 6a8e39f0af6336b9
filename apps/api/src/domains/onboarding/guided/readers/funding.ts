import { limits } from '@mutuals/api-client/limits';
import { isVisibleName } from '@mutuals/text';
import {
  anyOf,
  findAll,
  overlaps,
  type Reader,
  type Reading,
  type Said,
  shareOf,
  type Span,
  trimmed,
} from '../reading.ts';
import { allWords } from '../words/words.ts';
import { addressesIn } from './links.ts';

const WHOLE = new RegExp(`(?<value>${anyOf(allWords(({ fundings }) => fundings))})`, 'dg');
const LEAD = anyOf(allWords(({ fundingLeads }) => fundingLeads));
/** "Raised $2M": an amount must follow, for children are raised too. */
const RAISED = String.raw`(?<![a-z])(?:raised|leve)\s+(?=[$€£¥]?\d|us\$)`;
/** "A small grant from": what kind of grant it is stands between. */
const GRANT = String.raw`(?<![a-z])(?:(?:an?|the)\s+(?:[a-z]+\s+)?)?grants?\s+(?:from|of|by)(?![a-z])|une\s+(?:[a-z]+\s+)?subvention(?![a-z])`;
/** To the end of the clause, or to where something else begins: "… and we are five". A comma in a number is none. */
const REST = String.raw`(?:(?!\s+(?:and|et|but|mais)\s+(?:a team|we|our|it|its|is|are|have|has|on|nous|notre|il|elle|est|a)(?![a-z]))(?:[^,;.!?\n。]|[.,](?=\d)))*`;
const LED = new RegExp(`(?<value>(?:${LEAD}|${RAISED}|${GRANT})${REST})`, 'dg');
const HAN = /\p{Script=Han}/u;
/** "We're self-funded": self-funded. */
const SELF =
  /^(?:(?:so|well|oh|ok|okay|alors|ben|嗯)[\s,]+)*(?:(?:we(?: are| have been| have|'re|'ve)?|it(?: is| was|'s)?|i(?:'m|'ve| am| have)?|c'est|nous (?:sommes|avons)|on (?:est|a)|j'ai|je suis|il est|我们是?|我是?|是)(?![a-z])\s*)/;
/** Something covers a sentence as far as that. */
const MOSTLY = 0.6;

/** GA9: where a project's money comes from, in the person's own words: "raised $2M from …", "autofinancé", "种子轮". */
export const readFunding: Reader = (said, { profileType, asking }) => {
  // The answer to the question is more than the words that it is known by.
  if (profileType !== 'project' || asking === 'funding') return [];
  return [...findAll(LED, said.folded), ...findAll(WHOLE, said.folded)]
    .sort((one, other) => one.start - other.start)
    .map((place) => (HAN.test(said.text.slice(place.start, place.end)) ? clauseOf(said, place) : place))
    .flatMap((place) => toReading(said, place))
    .slice(0, 1);
};

/** GA9: the answer to how it is funded: the sentence that is not about something else. */
export function readFundingAnswer(said: Said, found: readonly Reading[]): Reading[] {
  const addresses = addressesIn(said.text).filter(({ isBare }) => !isBare);
  return said.sentences
    .filter(({ start, end }) => !/[?？吗]$/.test(said.text.slice(start, end)))
    .filter((sentence) => shareOf(sentence, found) < MOSTLY && !addresses.some((link) => overlaps(link, sentence)))
    .flatMap((sentence) => toReading(said, sentence))
    .slice(0, 1);
}

/** In Chinese what it is about stands before the word: 由……投资. */
function clauseOf({ folded }: Said, { start, end }: Span): Span {
  const before = Math.max(-1, ...[',', ';', '。', '!', '?', '\n'].map((mark) => folded.lastIndexOf(mark, start - 1)));
  return { start: start === 0 ? 0 : before + 1, end };
}

function toReading(said: Said, { start, end }: Span): Reading[] {
  const lead = SELF.exec(said.folded.slice(start, end))?.[0].length ?? 0;
  const tail = /[\s.,!。！，]+$/.exec(said.text.slice(start, end))?.[0].length ?? 0;
  return trimmed(said.text, start + lead, end - tail).flatMap((place): Reading[] => {
    const value = said.text.slice(place.start, place.end);
    if (
      Array.from(value).length > limits.funding ||
      !isVisibleName(value) ||
      !/\p{L}{2}|\p{N}|\p{Script=Han}/u.test(value)
    )
      return [];
    return [{ fact: 'funding', value, ...place, phrase: { start, end } }];
  });
}
