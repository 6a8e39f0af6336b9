import type { FactName, GroupType, ProjectType, Role } from '../interview.ts';
import { anyOf, clauseAround, findAll, type Reader, type Reading, type Said, type Span } from '../reading.ts';
import { allWords } from '../words/words.ts';
import type { Words } from '../words/words.types.ts';

type Choice =
  | { fact: 'role'; value: Role }
  | { fact: 'groupType'; value: GroupType }
  | { fact: 'projectType'; value: ProjectType };

const ROLES: readonly Role[] = ['developer', 'trader', 'influencer', 'raider', 'artist'];
const GROUP_TYPES: readonly GroupType[] = ['dao', 'call_group', 'cabal', 'community'];
const PROJECT_TYPES: readonly ProjectType[] = ['nft', 'defi', 'token', 'dapp'];

interface Vocabulary {
  choice: Choice;
  /** What it is called. */
  nouns: RegExp;
  /** What somebody says who does it; null where nobody says it so. */
  deeds: RegExp | null;
}

const named = (pick: (language: Words) => readonly string[]) => new RegExp(`(?<value>${anyOf(allWords(pick))})`, 'dg');

const VOCABULARIES: readonly Vocabulary[] = [
  ...ROLES.map((value) => ({
    choice: { fact: 'role', value } as const,
    nouns: named(({ roles }) => roles[value]),
    deeds: named(({ deeds }) => deeds[value]),
  })),
  ...GROUP_TYPES.map((value) => ({
    choice: { fact: 'groupType', value } as const,
    nouns: named(({ groupTypes }) => groupTypes[value]),
    deeds: null,
  })),
  ...PROJECT_TYPES.map((value) => ({
    choice: { fact: 'projectType', value } as const,
    nouns: named(({ projectTypes }) => projectTypes[value]),
    deeds: null,
  })),
];

const FACT_OF_TYPE = { individual: 'role', group: 'groupType', project: 'projectType' } as const;
const SEEKING = new RegExp(anyOf(allWords(({ seeking }) => seeking)));
const NEGATED = new RegExp(
  `${anyOf(allWords(({ not }) => not))}\\s*(?:(?:a|an|un|une|the|really|vraiment|个|名)\\s*)*$`,
);
const SELF = new RegExp(anyOf(allWords(({ self }) => self)));
/** "Noor, a Solidity developer". */
const BESIDE = /^\s*(?:an?|une?|the|一个|一名|一位)\s/;
/** Between "I am" and "developer" there is room for "a senior Solidity". */
const REACH = 48;

interface Found extends Span {
  choice: Choice;
  isDeed: boolean;
}

/**
 * GA6: a role or type counts when it is the answer, or is said of oneself ("I'm a designer", "we are a DAO"); not when it is sought ("looking
 * for developers") or denied. One that is known already changes only when it is asked for or put right.
 */
export function readChoice(isCorrection: boolean): Reader {
  return (said, interview) => {
    const fact = FACT_OF_TYPE[interview.profileType];
    const isAsked = interview.asking === fact;
    if (interview.facts[fact] !== undefined && !isAsked && !isCorrection) return [];
    const all = findChoices(said, fact);
    const [best] = [
      all.filter((found) => !found.isDeed && isSaidOfSelf(said, found)),
      isAsked || isCorrection ? all.filter((found) => !found.isDeed) : [],
      all.filter((found) => found.isDeed),
    ].flat();
    return best === undefined ? [] : [toReading(said, best)];
  };
}

/** Every role or type that is named, in the order in which they stand. */
function findChoices(said: Said, fact: FactName): Found[] {
  return VOCABULARIES.filter(({ choice }) => choice.fact === fact)
    .flatMap(({ choice, nouns, deeds }) => [
      ...findAll(nouns, said.folded).map((place) => ({ ...place, choice, isDeed: false })),
      ...(deeds === null ? [] : findAll(deeds, said.folded).map((place) => ({ ...place, choice, isDeed: true }))),
    ])
    .filter((found) => !isSought(said, found))
    .sort((one, other) => one.start - other.start || other.end - one.end);
}

function isSought(said: Said, found: Found): boolean {
  const { start } = clauseAround(said, found);
  const before = said.folded.slice(start, found.start);
  return SEEKING.test(before) || NEGATED.test(before);
}

function isSaidOfSelf(said: Said, found: Found): boolean {
  const { start } = clauseAround(said, found);
  const before = said.folded.slice(Math.max(start, found.start - REACH), found.start);
  return SELF.test(before) || BESIDE.test(before);
}

/** "I'm a developer" says no more than that; "I build wallets" tells something besides. */
function toReading(said: Said, { choice, start, end, isDeed }: Found): Reading {
  const from = isDeed ? start : clauseAround(said, { start, end }).start;
  return { ...choice, start, end, phrase: isDeed ? { start, end: start } : { start: from, end } };
}
