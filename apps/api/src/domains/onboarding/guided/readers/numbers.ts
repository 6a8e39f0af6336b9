import { limits } from '@mutuals/api-client/limits';
import { isRefusal } from '../intents.ts';
import type { Interview } from '../interview.ts';
import { findAll, fold, type Said, type Span, wordsIn } from '../text.ts';
import { allWays, anyWay } from '../words/words.ts';
import type { Reading } from './reading.ts';

const DIGITS = String.raw`\d{1,3}(?:[ .,'\u00a0\u202f]\d{3})+(?!\d)|\d{1,9}(?:[.,]\d{1,3})?`;
const NUMBER = new RegExp(
  String.raw`(?<number>(?<![\w.])(?:${DIGITS}))(?:\s*(?<unit>(?:k|m|mio|thousand|millions?|mille)(?![a-z])|[万千百亿]))?\+?|(?<![几数上第])(?<han>(?=[百千万]*[一二两三四五六七八九十])[一二两三四五六七八九十百千万]{1,9})`,
  'g',
);
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousand|mille|千)$/, 1e3],
  [/^m/, 1e6],
  [/^万$/, 1e4],
  [/^亿$/, 1e8],
  [/^百$/, 100],
];
const factorOf = (unit: string): number => UNITS.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
/** One to twelve, in each language. */
const SPELT = new Map(allWays(({ numbers }) => numbers).map((way, index) => [fold(way), (index % 12) + 1] as const));
const SPELT_PATTERN = new RegExp(
  anyWay(({ numbers }) => numbers),
  'dg',
);

/** A number in figures, in Chinese numerals or, up to twelve, in words. */
interface FoundNumber extends Span {
  value: number;
}

function numbersIn(folded: string): FoundNumber[] {
  const figures = [...folded.matchAll(NUMBER)].map((match) => {
    const { number = '', unit = '', han } = match.groups ?? {};
    const value = han === undefined ? Math.round(readDigits(number, unit) * factorOf(unit)) : readHan(han);
    return { value, start: match.index, end: match.index + match[0].trimEnd().length };
  });
  const words = findAll(SPELT_PATTERN, folded)
    .map(({ start, end }) => ({ value: SPELT.get(folded.slice(start, end)) ?? 0, start, end }))
    // No number: "a one-stop shop".
    .filter(({ start, end }) => /[a-z]/.test(folded.slice(start, end)) && folded[end] !== '-');
  return [...figures, ...words].sort((one, other) => one.start - other.start);
}

/** "1,200" is 1200; "1,2" before a unit is 1.2. */
function readDigits(written: string, unit: string): number {
  const isGrouped = /^\d{1,3}(?:[ .,'\u00a0\u202f]\d{3})+$/.test(written) && unit === '';
  return Number(isGrouped ? written.replaceAll(/\D/g, '') : written.replace(',', '.'));
}

/** Reads Chinese numerals up to tens of millions: 一千二百, 三万. */
function readHan(written: string): number {
  let [total, section, digit] = [0, 0, 0];
  for (const sign of fold(written)) {
    const unit = { 十: 10, 百: 100, 千: 1000 }[sign];
    if (sign === '万') {
      total += (section + digit || 1) * 1e4;
      [section, digit] = [0, 0];
    } else if (unit === undefined) digit = sign === '两' ? 2 : '一二三四五六七八九'.indexOf(sign) + 1;
    else {
      section += (digit || 1) * unit;
      digit = 0;
    }
  }
  return total + section + digit;
}

const MEMBERS = new RegExp(String.raw`^(?:\s*|多\s*)${anyWay(({ members }) => members)}`);
const ABOUT = String.raw`\s*[:=]?\s*(?:(?:about|around|only|just|now|environ|seulement)\s+|大概|大约|只有|共|有|是)?`;
const LED = new RegExp(String.raw`${anyWay(({ teamLeads }) => teamLeads)}${ABOUT}$`);
const SELVES = new RegExp(String.raw`${anyWay(({ weAre }) => weAre)}${ABOUT}$|我们有${ABOUT}$`);
const NOUN = new RegExp(
  String.raw`^(?:\s*(?:full[ -]time|part[ -]time))?[\s-]*${anyWay(({ teamNouns }) => teamNouns)}`,
);
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
  const most = profileType === 'group' ? limits.memberCount : limits.teamSize;
  const counts = numbersIn(folded).filter(
    ({ value, start, end }) =>
      // "Un", "a" and 一 count as 1 only in the answer: "by a member".
      value >= (asking === fact || /\d/.test(folded.slice(start, end)) ? 1 : 2) &&
      value <= most &&
      !NO_COUNT.test(folded.slice(0, start)) &&
      !MONEY_AFTER.test(folded.slice(end)),
  );
  const united = counts.flatMap(({ value, start, end }): Reading[] => {
    const noun = (fact === 'memberCount' ? MEMBERS : NOUN).exec(folded.slice(end))?.[0];
    const led = fact === 'teamSize' ? LED.exec(folded.slice(0, start)) : null;
    const isOfTeam = led !== null || SELVES.test(folded.slice(0, start)) || asking === fact;
    // "People" alone is no team: "We pay 300 people".
    if (noun === undefined ? led === null : fact === 'teamSize' && !isOfTeam && !/team|equipe|团队/.test(noun))
      return [];
    const place = { start, end: end + (noun?.length ?? 0) };
    return [{ fact, value, ...place, phrase: { start: led?.index ?? start, end: place.end }, isSure: true }];
  });
  if (united.length > 0 || asking !== fact) return united.slice(0, 1);
  const [bare, ...others] = counts;
  const isOne =
    fact === 'teamSize' &&
    others.length === 0 &&
    (bare === undefined || bare.value === 1) &&
    wordsIn(folded) <= MOST_ALONE &&
    ALONE.test(folded);
  const whole = { start: 0, end: folded.length };
  if (isOne) return [{ fact, value: 1, ...whole, phrase: whole, isSure: !isRefusal(folded) && !WITH.test(folded) }];
  if (bare === undefined) return [];
  const { value, start, end } = bare;
  return [
    { fact, value, start, end, phrase: { start, end }, isSure: others.length === 0 && wordsIn(folded) <= MOST_BESIDE },
  ];
}
