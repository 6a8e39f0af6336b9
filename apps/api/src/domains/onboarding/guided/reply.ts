import { isListFact, type FactName, type Facts, type Interview } from './interview.ts';
import type { LinkFact, PlacedLink } from './link-places.ts';
import { questionsOf } from './questions.ts';
import type { Reading } from './reading.ts';
import { sentences } from './sentences/sentences.ts';
import type { Sentences } from './sentences/sentences.types.ts';

/** In the order in which they are told back. */
const TOLD: readonly FactName[] = [
  'name',
  'role',
  'groupType',
  'projectType',
  'status',
  'skills',
  'tags',
  'categories',
  'interests',
  'languages',
  'memberCount',
  'teamSize',
  'funding',
  'isPublic',
  'entryRequirements',
  'github',
  'x',
  'telegram',
  'discord',
  'websites',
  'wallet',
  'tokenAddress',
  'chain',
  'bio',
];

export const sentencesOf = ({ language }: Interview): Sentences => sentences[language];

/** One of several ways to say something, by turn, so that talk is not the same twice in a row. */
export const oneOf = <T>(ways: readonly [T, ...T[]] | readonly T[], turn: number, other: T): T =>
  ways[turn % ways.length] ?? other;

/** Sentences beside each other, as the language writes them. */
export const together = ({ language }: Interview, parts: readonly (string | null)[]): string =>
  parts
    .filter((part) => part !== null && part !== '')
    .join(language === 'zh' ? '' : ' ')
    .replaceAll('\n ', '\n');

/** GA13: tells back what was understood in this message: what is new, what changed and what is gone. */
export function acknowledge(
  before: Facts,
  interview: Interview,
  readings: readonly Reading[],
  turn: number,
): string | null {
  const { facts } = interview;
  const say = sentencesOf(interview);
  const read = TOLD.filter(
    (fact) => readings.some((reading) => reading.fact === fact && !('without' in reading)) && facts[fact] !== undefined,
  );
  const isNews = (fact: FactName) => before[fact] === undefined || isListFact(fact);
  const isChange = (fact: FactName) =>
    isListFact(fact)
      ? addedOf(fact, before, facts).length === 0 && addedOf(fact, facts, before).length > 0
      : before[fact] !== undefined && before[fact].value !== facts[fact]?.value;
  const firstName = read.includes('name') && before.name === undefined ? facts.name?.value : undefined;
  const news = read.filter((fact) => isNews(fact) && fact !== 'name' && addedOf(fact, before, facts).length > 0);
  const phrases = (names: readonly FactName[], from: Facts) =>
    names.flatMap((fact) => say.learned(fact, inWords(fact, addedOf(fact, from, facts), interview), interview) ?? []);
  const changed = phrases(read.filter(isChange), {});
  const noted = phrases(news, before);
  const removed = readings.flatMap((reading) =>
    'without' in reading ? inWords(reading.fact, [reading.without], interview) : [],
  );
  return together(interview, [
    firstName === undefined ? null : say.greetByName(firstName, interview),
    changed.length === 0 ? null : say.changed(changed.join(say.semicolon)),
    noted.length === 0 ? null : oneOf(say.noted, turn, (what: string) => what)(noted.join(say.semicolon)),
    removed.length === 0 ? null : say.removed(listed(interview, [...new Set(removed)])),
  ]);
}

/** GA14: that links were not kept, and which. */
export const notKept = (interview: Interview, links: readonly PlacedLink[]): string =>
  sentencesOf(interview).notKept(
    listed(
      interview,
      links.map(({ fact, url }) => (fact === 'websites' ? url : PLATFORMS[fact])),
    ),
  );

const PLATFORMS: Readonly<Record<Exclude<LinkFact, 'websites'>, string>> = {
  github: 'GitHub',
  x: 'X',
  telegram: 'Telegram',
  discord: 'Discord',
  wallet: 'GMGN',
};

/** GA13: all that is known, told back. */
export function recap(interview: Interview): string {
  const say = sentencesOf(interview);
  const known = TOLD.filter((fact) => interview.facts[fact] !== undefined);
  const phrases = known.flatMap(
    (fact) => say.learned(fact, inWords(fact, addedOf(fact, {}, interview.facts), interview), interview) ?? [],
  );
  return phrases.length === 0 ? say.nothingYet : say.recap(phrases);
}

/** The question that is asked now, if any. */
export const questionNow = (interview: Interview): string | null =>
  interview.asking === null ? null : sentencesOf(interview).ask(interview.asking, interview);

export const isRequired = (interview: Interview, fact: FactName): boolean =>
  questionsOf(interview).some((question) => question.fact === fact && question.isRequired);

type Told = readonly (string | number | boolean)[];

function addedOf(fact: FactName, before: Facts, after: Facts): Told {
  const value = after[fact]?.value;
  if (value === undefined) return [];
  if (!Array.isArray(value)) return [value];
  const known = before[fact]?.value;
  return value.filter((each) => !(Array.isArray(known) && known.includes(each)));
}

function inWords(fact: FactName, values: Told, interview: Interview): string {
  const say = sentencesOf(interview);
  const words = values.map((value) => {
    if (typeof value === 'boolean') return value ? say.access.open : say.access.closed;
    if (typeof value === 'number') return new Intl.NumberFormat(interview.language).format(value);
    if (fact === 'languages') return languageName(value, interview);
    return isChoice(fact, value, say) ? say.choices[value] : value;
  });
  return listed(interview, words);
}

const isChoice = (fact: FactName, value: string, { choices }: Sentences): value is keyof Sentences['choices'] =>
  (fact === 'role' || fact === 'groupType' || fact === 'projectType' || fact === 'status') && value in choices;

const languageName = (code: string, { language }: Interview): string =>
  /^[a-z]{2,3}$/.test(code) ? (new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code) : code;

/** "A, B and C"; in Chinese between the marks that lists have there. */
const listed = ({ language }: Interview, items: readonly string[]): string =>
  language === 'zh' ? items.join('、') : new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
