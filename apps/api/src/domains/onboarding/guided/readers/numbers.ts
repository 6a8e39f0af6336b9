import { limits } from '@mutuals/api-client/limits';
import { anyOf, fold, type Reader, type Reading, type Span } from '../reading.ts';
import { allWords } from '../words/words.ts';

const THOUSAND = anyOf(allWords(({ thousand }) => thousand));
const MILLION = anyOf(allWords(({ million }) => million));
const MEMBERS = anyOf(allWords(({ members }) => members));
const DIGITS = String.raw`\d{1,3}(?:[ .,'\u00a0\u202f]\d{3})+(?!\d)|\d{1,9}(?:[.,]\d{1,3})?`;
const HAN_DIGITS = '[一二两三四五六七八九十百千万]{1,9}';
const NUMBER = new RegExp(
  `(?<number>(?<![\\w.])(?:${DIGITS}))(?:\\s*(?<unit>${String.raw`(?:k|m|mio|thousand|million|millions|mille)(?![a-z])`}|[万千百亿]))?\\+?|(?<han>${HAN_DIGITS})`,
  'g',
);
const UNITS: Readonly<Record<string, number>> = { k: 1e3, 千: 1e3, 百: 100, 万: 1e4, 亿: 1e8 };

export interface FoundNumber extends Span {
  value: number;
}

/** Every number in a folded text: "1.2k", "2 500", "1万", "三百". */
export const numbersIn = (folded: string): FoundNumber[] =>
  [...folded.matchAll(NUMBER)].map((match) => {
    const { number = '', unit = '', han } = match.groups ?? {};
    const value = han === undefined ? Math.round(readDigits(number, unit !== '') * factorOf(unit)) : readHan(han);
    return { value, start: match.index, end: match.index + match[0].length };
  });

const OF_MEMBERS = new RegExp(`^(?:\\s*|多)(?:${MEMBERS})`);

/** GA9: how many members: "1.2k", "2 500 membres", "1万人", "三百多人". A bare number counts only as the answer. */
export const readMemberCount: Reader = ({ folded }, { profileType, asking }) => {
  if (profileType !== 'group') return [];
  const found = numbersIn(folded).flatMap(({ value, start, end }): Reading[] => {
    const noun = OF_MEMBERS.exec(folded.slice(end))?.[0];
    if ((asking !== 'memberCount' && noun === undefined) || !(value >= 1 && value <= limits.memberCount)) return [];
    const place = { start, end: end + (noun?.length ?? 0) };
    return [{ fact: 'memberCount', value, ...place, phrase: place }];
  });
  return found.slice(0, 1);
};

function factorOf(unit: string): number {
  if (unit === '') return 1;
  if (new RegExp(`^${MILLION}$`).test(unit)) return 1e6;
  return UNITS[unit] ?? (new RegExp(`^${THOUSAND}$`).test(unit) ? 1e3 : 1);
}

/** "1,200" is twelve hundred; "1,2" before a unit is one and a fifth. */
function readDigits(written: string, hasUnit: boolean): number {
  const isGrouped = /^\d{1,3}(?:[ .,'\u00a0\u202f]\d{3})+$/.test(written) && !hasUnit;
  return Number(isGrouped ? written.replaceAll(/\D/g, '') : written.replace(',', '.'));
}

const HAN_VALUES: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};

/** Chinese numerals to a few ten thousands: 一千二百, 三万. */
function readHan(written: string): number {
  let [total, section, digit] = [0, 0, 0];
  for (const sign of fold(written)) {
    const unit = { 十: 10, 百: 100, 千: 1000 }[sign];
    if (sign === '万') {
      total += (section + digit || 1) * 1e4;
      [section, digit] = [0, 0];
    } else if (unit === undefined) digit = HAN_VALUES[sign] ?? 0;
    else {
      section += (digit || 1) * unit;
      digit = 0;
    }
  }
  return total + section + digit;
}
