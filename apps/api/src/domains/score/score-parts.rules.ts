import type { components } from '@mutuals/api-client/schema';
import { languageKey } from '@mutuals/text/languages';
import { wordKey } from '@mutuals/text/words';
import { type Seeking, type Sought, soughtIn } from '../seeking/seeking.public.ts';
import { toSubtype } from '../profiles/profiles.public.ts';
import {
  type MatchTraits,
  MOST_WORDS,
  pointsOfLanguages,
  pointsOfPair,
  type PreparedTraits,
  prepare,
  provenRoles,
  WEIGHTS,
  type WordRule,
  wordRule,
} from './score.rules.ts';

export type Score = components['schemas']['Score'];
type ScorePart = Score['parts'][number];

/** The contract's names of M1 to M5, in order. */
const NAMES = {
  M1: 'tags',
  M2: 'interests',
  M3: 'skillAndTopic',
  M4: 'skills',
  M5: 'tagAndInterest',
} as const satisfies Record<WordRule, string>;
const RULES: readonly WordRule[] = ['M1', 'M2', 'M3', 'M4', 'M5'];

/**
 * The parts of the score of two profiles (D38), in the other profile's spelling. Both sides get the same parts with the
 * same points, and words with equal points are ordered by their keys; everything in them is public on both profiles.
 * Only the part of what the own profile seeks is its own (D62).
 */
export function scoreParts(own: MatchTraits, other: MatchTraits, seeking: Seeking): Score {
  const [one, two] = [prepare(own), prepare(other)];
  const sought = soughtIn(seeking)(other);
  const words = sharedWords(one, two);
  const counted = words.slice(0, MOST_WORDS);
  const spelled = spellings([...other.tags, ...other.interests, ...other.skills], wordKey);
  const parts = [
    ...RULES.flatMap((rule): ScorePart[] => {
      const ofRule = counted.filter((word) => word.rule === rule).map(({ key }) => spelled.get(key) ?? key);
      return ofRule.length === 0 ? [] : [{ rule: NAMES[rule], words: ofRule, points: WEIGHTS[rule] * ofRule.length }];
    }),
    ...languagePart(one, two),
    ...pairParts(own, other),
    ...provenPart(own, other),
    ...seekingPart(sought),
  ];
  return {
    points: parts.reduce((sum, { points }) => sum + points, 0),
    parts,
    moreWords: words.length - counted.length,
    sought,
  };
}

/** The shared words, the best first. */
function sharedWords(one: PreparedTraits, two: PreparedTraits): { key: string; rule: WordRule }[] {
  return [...one.fields]
    .flatMap(([key, here]) => {
      const there = two.fields.get(key);
      return there === undefined ? [] : [{ key, rule: wordRule(here, there) }];
    })
    .sort((a, b) => WEIGHTS[b.rule] - WEIGHTS[a.rule] || (a.key < b.key ? -1 : 1));
}

function languagePart(one: PreparedTraits, two: PreparedTraits): ScorePart[] {
  const shared = [...one.languages].filter((language) => two.languages.has(language)).sort();
  if (shared.length === 0) return [];
  const spelled = spellings(two.traits.languages, languageKey);
  const languages = shared.map((key) => spelled.get(key) ?? key);
  return [{ rule: 'languages', languages, points: pointsOfLanguages(shared.length) }];
}

function seekingPart(sought: readonly Sought[]): ScorePart[] {
  const groups = sought.filter(({ level, fits }) => level === 'nice' && fits).map(({ group }) => group);
  return groups.length === 0 ? [] : [{ rule: 'seeking', groups, points: WEIGHTS.M10 * groups.length }];
}

function provenPart(own: MatchTraits, other: MatchTraits): ScorePart[] {
  const roles = provenRoles(own, other).map(toSubtype);
  return roles.length === 0 ? [] : [{ rule: 'proven', roles, points: WEIGHTS.M11 * roles.length }];
}

function pairParts(own: MatchTraits, other: MatchTraits): ScorePart[] {
  const ofRoles = pointsOfPair(own.subtype, other.subtype);
  const roles = { own: toSubtype(own.subtype), other: toSubtype(other.subtype) };
  const types = { own: own.profileType, other: other.profileType };
  return [
    ...(ofRoles === 0 ? [] : [{ rule: 'roles' as const, ...roles, points: ofRoles }]),
    { rule: 'types', ...types, points: pointsOfPair(own.profileType, other.profileType) },
  ];
}

/** The first spelling of each word, by its key. */
const spellings = (words: readonly string[], keyOf: (word: string) => string): ReadonlyMap<string, string> =>
  new Map(words.toReversed().map((word) => [keyOf(word), word]));
