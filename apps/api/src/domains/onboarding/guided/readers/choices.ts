import type { FactName, FactValues, Interview } from '../interview.ts';
import { clauseBefore, findAll, type Said, type Span } from '../text.ts';
import { allWays, anyWay, vocabulary } from '../words/words.ts';
import type { Choice } from '../words/words.types.ts';
import type { Reading } from './reading.ts';

/** The options of each closed question, the likeliest first. */
export const CHOICES = {
  role: ['developer', 'artist', 'trader', 'influencer', 'raider'],
  groupType: ['community', 'dao', 'call_group', 'cabal'],
  projectType: ['defi', 'dapp', 'nft', 'token'],
  status: ['idea', 'building', 'active', 'paused', 'ended'],
  isPublic: ['open', 'closed'],
} as const satisfies Partial<Record<FactName, readonly Choice[]>>;
export type ChoiceFact = keyof typeof CHOICES;
export const isChoiceFact = (fact: FactName): fact is ChoiceFact => Object.hasOwn(CHOICES, fact);

/** The fact for the role or type of a profile. */
export const kindOf = ({ profileType }: Interview): 'role' | 'groupType' | 'projectType' =>
  ({ individual: 'role', group: 'groupType', project: 'projectType' } as const)[profileType];

/** All words of a fact, and the meaning of each. */
const vocabularyOf = (fact: ChoiceFact) =>
  vocabulary(
    CHOICES[fact].flatMap((choice) =>
      allWays(({ choices }) => choices[choice]).map((way) => [way, choice as Choice] as const),
    ),
  );
const VOCABULARY = {
  role: vocabularyOf('role'),
  groupType: vocabularyOf('groupType'),
  projectType: vocabularyOf('projectType'),
  status: vocabularyOf('status'),
  isPublic: vocabularyOf('isPublic'),
};

const NOT = new RegExp(String.raw`${anyWay(({ not }) => not)}[^,;.!?]{0,14}$`);
const SEEKING = new RegExp(anyWay(({ seeking }) => seeking));
const ARTICLE = String.raw`(?:an?|the|un|une|l'|la|le|your|一个|一名|一位|个|名)`;
/** The speaker: a person about themselves, or people about what they make. */
type Voice = 'iAm' | 'weAre';
/** At most an article and two words stand before the kind: "I'm a full-stack", "we are the", "我是一名资深". */
const ofSelf = (self: string): RegExp =>
  new RegExp(
    String.raw`${self}\s*(?:(?:also|mostly|mainly|aussi|surtout|plutot)\s+)?(?:${ARTICLE}\s*)?(?:[\p{L}\p{N}-]+\s+){0,2}$|${self}\s*\p{Script=Han}{0,8}$`,
    'u',
  );
/** The kind follows the name: "I'm Noor Haddad, a", "on est la Guilde des Oracles, une", "我们叫星桥，是一个". */
const besideName = (leads: string): RegExp =>
  new RegExp(
    String.raw`${leads}[^.!?\n]{1,60}[,，]\s*(?:是|c'est\s+|it's\s+)?${ARTICLE}?\s*(?:(?:[\p{L}\p{N}-]+\s+){0,2}|\p{Script=Han}{0,8})$`,
    'u',
  );
const OF_SELF: Readonly<Record<Voice, readonly [RegExp, RegExp]>> = {
  iAm: [ofSelf(anyWay(({ iAm }) => iAm)), besideName(anyWay(({ iAm, names }) => `${iAm}|${names}`))],
  weAre: [ofSelf(anyWay(({ weAre }) => weAre)), besideName(anyWay(({ weAre, calls }) => `${weAre}|${calls}`))],
};

interface FoundChoice extends Span {
  phrase: Span;
  choice: Choice;
  /** Whether the speaker says it of themselves. */
  isOfSelf: boolean;
}

/** The options that a message names, except those that it denies or seeks. */
function choicesIn(said: Said, fact: ChoiceFact): FoundChoice[] {
  const { pattern, meaningOf } = VOCABULARY[fact];
  return findAll(pattern, said.folded).flatMap(({ start, end }) => {
    const choice = meaningOf(said.folded.slice(start, end));
    const before = clauseBefore(said, start);
    const isMeant = !NOT.test(before) && !SEEKING.test(before);
    const sentence = said.folded.slice(said.sentences.findLast((each) => each.start <= start)?.start ?? 0, start);
    const [directly, besideName] = OF_SELF[fact === 'role' ? 'iAm' : 'weAre'];
    const isOfSelf = directly.test(before) || (besideName.test(sentence) && !SEEKING.test(before));
    const phrase = { start: directly.test(before) ? start - before.length : start, end };
    return choice === undefined || !isMeant ? [] : [{ choice, start, end, phrase, isOfSelf }];
  });
}

/** A narrower option wins over these: "a DAO, a community of 340". */
const BROAD: readonly Choice[] = ['community', 'dapp'];

function toReadings(fact: ChoiceFact, found: readonly FoundChoice[]): Reading[] {
  const narrow = found.filter(({ choice }) => !BROAD.includes(choice));
  const meant = narrow.length > 0 ? narrow : found;
  const [first] = meant;
  if (first === undefined) return [];
  const { choice, start, end, phrase } = first;
  const isSure = meant.every((each) => each.choice === choice);
  const place = { start, end, phrase, isSure };
  if (fact === 'isPublic') return [{ fact, value: choice === 'open', ...place }];
  // Each fact has its own options only.
  return [{ fact, value: choice as FactValues[typeof fact], ...place } as Reading];
}

/** GA3: reads the answer to a closed question; of two options, the first is confirmed. */
export const readChoiceAnswer = (fact: ChoiceFact, said: Said): Reading[] => toReadings(fact, choicesIn(said, fact));

/** GA5: reads a role or type that people say of themselves, whatever was asked. */
export function readKindOfSelf(said: Said, interview: Interview): Reading[] {
  const fact = kindOf(interview);
  return toReadings(
    fact,
    choicesIn(said, fact).filter(({ isOfSelf }) => isOfSelf),
  );
}

/** Whether a word is an option of a closed question. */
export const isChoiceWord = (word: string): boolean =>
  Object.values(VOCABULARY).some(({ meaningOf }) => meaningOf(word) !== undefined);
