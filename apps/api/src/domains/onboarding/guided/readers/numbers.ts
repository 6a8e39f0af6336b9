import { limits } from '@mutuals/api-client/limits';
import { isRefusal } from '../intents.ts';
import type { Interview } from '../interview.ts';
import { findAll, fold, type Said, type Span, wordsIn } from '../text.ts';
import { allWays, anyWay } from '../words/words.ts';
import type { Reading } from './reading.ts';

const DIGITS = String.raw`\d{1,3}(?:[ .,'\u00a0\u202f]\d{3})+(?!\d)|\d{1,9}(?:[.,]\d{1,3})?`;
const FACTORS = new Map(
  Object.entries({ k: 1e3, thousand: 1e3, mille: 1e3, 千: 1e3, 万: 1e4, m: 1e6, million: 1e6, millions: 1e6 }),
);
const NUMBER = new RegExp(
  String.raw`(?<![\w.])(?<number>${DIGITS})(?:\s*(?<unit>${[...FACTORS.keys()].join('|')})(?![a-z]))?\+?`,
  'g',
);
/** One to twelve, in each language. */
const SPELT = new Map(allWays(({ numbers }) => numbers).map((way, index) => [fold(way), (index % 12) + 1] as const));
/** No part of a longer number: 三百, 第一. */
const NUMERAL = '[几数上第多一二两三四五六七八九十百千万]';
/** No number: "a one-stop shop". */
const SPELT_PATTERN = new RegExp(`(?<!${NUMERAL})${anyWay(({ numbers }) => numbers)}(?!${NUMERAL}|-)`, 'dg');

/** A number in figures or, up to twelve, in words. */
interface FoundNumber extends Span {
  value: number;
}

function numbersIn(folded: string): FoundNumber[] {
  const figures = [...folded.matchAll(NUMBER)].map(({ index, 0: found, groups }) => {
    const { number = '', unit = '' } = groups ?? {};
    return { value: toNumber(number, unit), start: index, end: index + found.trimEnd().length };
  });
  const words = findAll(SPELT_PATTERN, folded).map(({ start, end }) => ({
    value: SPELT.get(folded.slice(start, end)) ?? 0,
    start,
    end,
  }));
  return [...figures, ...words].sort((one, other) => one.start - other.start);
}

/** "1,200" is 1200; "1,2" before a unit is 1.2. */
function toNumber(written: string, unit: string): number {
  const isGrouped = /^\d{1,3}(?:[ .,'\u00a0\u202f]\d{3})+$/.test(written) && unit === '';
  const value = Number(isGrouped ? written.replaceAll(/\D/g, '') : written.replace(',', '.'));
  return Math.round(value * (FACTORS.get(unit) ?? 1));
}

const NOUNS = {
  memberCount: new RegExp(String.raw`^(?:\s*|多\s*)${anyWay(({ members }) => members)}`),
  teamSize: new RegExp(String.raw`^[\s-]*${anyWay(({ teamNouns }) => teamNouns)}`),
};
/** "People" alone is no team: "We pay 300 people". */
const TEAM = /team|equipe|团队/;
const LEAD = new RegExp(String.raw`(?:${TEAM.source})[^.,;\d]{0,10}$`);
const ALONE = new RegExp(anyWay(({ alone }) => alone));
/** No longer alone: "just me and my brother". */
const WITH = new RegExp(`${anyWay(({ and }) => and)}|(?<![a-z])(?:with|avec)(?![a-z])`);
/** More words may be of others too: "alone at first, then my brother came". */
const MOST_ALONE = 5;
/** A number without a unit among more words is confirmed first. */
const MOST_BESIDE = 2;
/** Dates and amounts of money are no numbers of people. */
const NO_COUNT = /(?<![a-z])(?:in|since|until|en|depuis)\s+$|[$€£¥]\s*$/;
const MONEY_AFTER = /^\s*(?:%|[$€£¥]|(?:dollars?|usd|usdt|bnb|euros?|美元|万美元)(?![a-z]))/;

/** GA5: reads the number of members or of a team: with its unit, whatever was asked; without one, only in the answer. */
export function readCounts({ folded }: Said, { profileType, asking }: Interview): Reading[] {
  if (profileType === 'individual') return [];
  const fact = profileType === 'group' ? 'memberCount' : 'teamSize';
  const isAsked = asking === fact;
  const toReading = (value: number, span: Span, isSure: boolean): Reading => ({
    fact,
    value,
    ...span,
    phrase: span,
    isSure,
  });
  const counts = numbersIn(folded).filter(
    ({ value, start, end }) =>
      // "Un", "a" and 一 count as 1 only in the answer: "by a member".
      value >= (isAsked || /\d/.test(folded.slice(start, end)) ? 1 : 2) &&
      value <= limits[fact] &&
      !NO_COUNT.test(folded.slice(0, start)) &&
      !MONEY_AFTER.test(folded.slice(end)),
  );
  const united = counts.flatMap(({ value, start, end }) => {
    const noun = NOUNS[fact].exec(folded.slice(end))?.[0] ?? '';
    const isLed = fact === 'teamSize' && LEAD.test(folded.slice(0, start));
    const isUnit = noun !== '' && (fact === 'memberCount' || isAsked || TEAM.test(noun));
    return isLed || isUnit ? [toReading(value, { start, end: end + noun.length }, true)] : [];
  });
  if (united.length > 0 || !isAsked) return united.slice(0, 1);
  const [bare, ...others] = counts;
  const isAlone =
    fact === 'teamSize' &&
    counts.every(({ value }) => value === 1) &&
    wordsIn(folded) <= MOST_ALONE &&
    ALONE.test(folded);
  if (isAlone) return [toReading(1, { start: 0, end: folded.length }, !isRefusal(folded) && !WITH.test(folded))];
  if (bare === undefined) return [];
  const { value, ...span } = bare;
  return [toReading(value, span, others.length === 0 && wordsIn(folded) <= MOST_BESIDE)];
}
