import { languageKey } from '@mutuals/text/languages';
import { wordKey } from '@mutuals/text/words';
import type { ProofKind } from '../../database/schema.ts';
import { type Seeking, soughtIn, type SoughtTraits } from '../seeking/seeking.public.ts';
import type { ProfileRow } from '../profiles/profiles.public.ts';

/** The traits that the score depends on; tier, popularity and likes are not among them. */
export interface MatchTraits {
  readonly profileType: 'individual' | 'group' | 'project';
  /** The role of a person, the type of a group or of a project. */
  readonly subtype: string;
  readonly tags: readonly string[];
  readonly interests: readonly string[];
  readonly skills: readonly string[];
  readonly languages: readonly string[];
  /** What it has proven and shows (D84); left out for nothing. */
  readonly provenKinds?: readonly ProofKind[];
}

/**
 * The weights of D38, in points. M1 to M9 and M11 look at both profiles alike, so the score of two profiles is the same
 * seen from either. A known thing is one word however it is written (`@mutuals/text/words`). A word counts once, by the first of M1 to M5 that it fits, and the best `MOST_WORDS` words count.
 *
 * | rule | what the two have | points |
 * |---|---|---|
 * | M1 | a tag of both | 10 a word |
 * | M2 | an interest of both | 8 a word |
 * | M3 | a skill of one that the other names as tag or interest | 8 a word |
 * | M4 | a skill of both | 6 a word |
 * | M5 | a tag of one that is an interest of the other | 5 a word |
 * | M6 | a language of both: the first | 12 |
 * | M7 | … and each further one, at most two | 2 |
 * | M8 | roles or kinds that need each other (`COMPLEMENTS`) | 6 to 15 |
 * | M9 | types that look for each other (`TYPES`) | 2 to 8 |
 * | M11 | a role or kind that its profile has proven (`PROVES`), on either side | 3 each |
 * | M10 | a nice of the acting profile that fits (SK4): for it alone | 10 each |
 */
export const WEIGHTS = { M1: 10, M2: 8, M3: 8, M4: 6, M5: 5, M6: 12, M7: 2, M10: 10, M11: 3 } as const;

/** Max. words that count, the best first. */
export const MOST_WORDS = 6;
const MOST_FURTHER_LANGUAGES = 2;

/** M8, each pair once, in either order. */
const COMPLEMENTS: ReadonlyArray<readonly [string, string, number]> = [
  // Who builds, who draws, who tells.
  ['developer', 'artist', 12],
  ['developer', 'influencer', 8],
  ['developer', 'trader', 6],
  ['artist', 'influencer', 10],
  ['influencer', 'raider', 10],
  ['trader', 'influencer', 6],
  // People a project needs.
  ['developer', 'dapp', 15],
  ['developer', 'defi', 15],
  ['developer', 'token', 8],
  ['developer', 'nft', 10],
  ['artist', 'nft', 15],
  ['artist', 'token', 8],
  ['artist', 'dapp', 8],
  ['trader', 'defi', 10],
  ['trader', 'token', 10],
  ['influencer', 'token', 12],
  ['influencer', 'nft', 10],
  ['influencer', 'dapp', 8],
  ['raider', 'token', 12],
  ['raider', 'nft', 8],
  // People a group gathers.
  ['trader', 'call_group', 15],
  ['trader', 'cabal', 12],
  ['raider', 'community', 12],
  ['raider', 'cabal', 8],
  ['influencer', 'community', 12],
  ['influencer', 'call_group', 8],
  ['artist', 'community', 10],
  ['developer', 'dao', 15],
  ['developer', 'community', 6],
  // What a project finds in a group.
  ['token', 'community', 12],
  ['token', 'call_group', 10],
  ['token', 'cabal', 8],
  ['nft', 'community', 12],
  ['defi', 'dao', 12],
  ['dapp', 'dao', 10],
  ['dapp', 'community', 8],
];

/** M9, each pair once, in either order. */
const TYPES: ReadonlyArray<readonly [MatchTraits['profileType'], MatchTraits['profileType'], number]> = [
  ['individual', 'project', 8],
  ['individual', 'group', 6],
  ['group', 'project', 6],
  ['individual', 'individual', 5],
  ['project', 'project', 3],
  ['group', 'group', 2],
];

/** M11: what shows that somebody is what they say to be. It is small: a proof says who somebody is, not whom they fit. */
const PROVES: Readonly<Record<string, readonly ProofKind[]>> = {
  developer: ['github', 'repository', 'contract'],
  artist: ['collection', 'domain'],
  trader: ['wallet'],
  influencer: ['domain', 'telegram'],
  raider: ['telegram'],
  call_group: ['telegram', 'domain'],
  cabal: ['telegram', 'domain'],
  community: ['telegram', 'domain'],
  dao: ['domain', 'contract'],
  token: ['contract'],
  nft: ['contract', 'collection'],
  defi: ['contract', 'repository', 'domain'],
  dapp: ['contract', 'repository', 'domain'],
};
const provesRole = ({ subtype, provenKinds = [] }: MatchTraits): boolean =>
  PROVES[subtype]?.some((kind) => provenKinds.includes(kind)) ?? false;

/** The roles of two profiles that are proven, those of the first one first (M11). */
export const provenRoles = (one: MatchTraits, other: MatchTraits): string[] =>
  [one, other].filter(provesRole).map(({ subtype }) => subtype);

const pairKey = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);
const byPair = new Map([...COMPLEMENTS, ...TYPES].map(([one, other, points]) => [pairKey(one, other), points]));
/** M8 and M9. */
export const pointsOfPair = (one: string, other: string): number => byPair.get(pairKey(one, other)) ?? 0;

/** The traits of a stored profile. */
export function traitsOf(
  row: Pick<ProfileRow, 'profile_type' | 'subtype' | 'tags' | 'interests' | 'skills' | 'languages'> &
    Partial<Pick<ProfileRow, 'proven_kinds'>>,
): MatchTraits {
  const {
    profile_type: profileType,
    subtype,
    tags,
    interests,
    skills,
    languages,
    proven_kinds: provenKinds = [],
  } = row;
  return { profileType, subtype, tags, interests, skills, languages, provenKinds };
}

type Field = 'tag' | 'interest' | 'skill';
export type WordRule = 'M1' | 'M2' | 'M3' | 'M4' | 'M5';

/** A profile's traits, prepared for comparison with many others. */
export interface PreparedTraits {
  readonly traits: MatchTraits;
  readonly fields: ReadonlyMap<string, ReadonlySet<Field>>;
  readonly languages: ReadonlySet<string>;
}

/** Prepares a profile's traits once, so that scoring a thousand candidates reads them once. */
export function prepare(traits: MatchTraits): PreparedTraits {
  const fields = new Map<string, Set<Field>>();
  const add = (words: readonly string[], field: Field): void => {
    for (const word of words.map(wordKey)) {
      const known = fields.get(word);
      if (known === undefined) fields.set(word, new Set([field]));
      else known.add(field);
    }
  };
  add(traits.tags, 'tag');
  add(traits.interests, 'interest');
  add(traits.skills, 'skill');
  return { traits, fields, languages: new Set(traits.languages.map(languageKey)) };
}

/** The score of two profiles in points, 0 or more (D38). Symmetric: `score(a, b) === score(b, a)`. */
export function score(one: PreparedTraits, other: PreparedTraits): number {
  return (
    wordPoints(one, other) +
    languagePoints(one, other) +
    pointsOfPair(one.traits.subtype, other.traits.subtype) +
    pointsOfPair(one.traits.profileType, other.traits.profileType) +
    WEIGHTS.M11 * provenRoles(one.traits, other.traits).length
  );
}

/** The points that the nices of the acting profile add for each profile (M10). */
export function pointsOfNices(seeking: Seeking): (traits: SoughtTraits) => number {
  const sought = soughtIn(seeking);
  return (traits) => WEIGHTS.M10 * sought(traits).filter(({ level, fits }) => level === 'nice' && fits).length;
}

function wordPoints(one: PreparedTraits, other: PreparedTraits): number {
  const points: number[] = [];
  for (const [word, here] of one.fields) {
    const there = other.fields.get(word);
    if (there !== undefined) points.push(WEIGHTS[wordRule(here, there)]);
  }
  return points
    .sort((a, b) => b - a)
    .slice(0, MOST_WORDS)
    .reduce((sum, value) => sum + value, 0);
}

/** The first of M1 to M5 that fits a shared word, by its fields on either side. */
export function wordRule(here: ReadonlySet<Field>, there: ReadonlySet<Field>): WordRule {
  if (here.has('tag') && there.has('tag')) return 'M1';
  if (here.has('interest') && there.has('interest')) return 'M2';
  if ((here.has('skill') && isTopic(there)) || (there.has('skill') && isTopic(here))) return 'M3';
  if (here.has('skill') && there.has('skill')) return 'M4';
  return 'M5';
}

const isTopic = (fields: ReadonlySet<Field>): boolean => fields.has('tag') || fields.has('interest');

function languagePoints(one: PreparedTraits, other: PreparedTraits): number {
  let shared = 0;
  for (const language of one.languages) if (other.languages.has(language)) shared += 1;
  return pointsOfLanguages(shared);
}

/** The points of M6 and M7 for a number of shared languages. */
export const pointsOfLanguages = (shared: number): number =>
  shared === 0 ? 0 : WEIGHTS.M6 + WEIGHTS.M7 * Math.min(shared - 1, MOST_FURTHER_LANGUAGES);

/** What two profiles share, in the other's spelling, and how much. */
export interface InCommon {
  count: number;
  tags: string[];
  interests: string[];
  skills: string[];
  languages: string[];
}

/**
 * What a card's profile shares with the acting one, field by field, whatever the case and the language. `count` counts
 * every entry. The acting profile's words are folded once for all cards.
 */
export function inCommonWith(acting: MatchTraits): (card: MatchTraits) => InCommon {
  const tagsOf = sharedWith(acting.tags, wordKey);
  const interestsOf = sharedWith(acting.interests, wordKey);
  const skillsOf = sharedWith(acting.skills, wordKey);
  const languagesOf = sharedWith(acting.languages, languageKey);
  return (card) => {
    const tags = tagsOf(card.tags);
    const interests = interestsOf(card.interests);
    const skills = skillsOf(card.skills);
    const languages = languagesOf(card.languages);
    return {
      count: tags.length + interests.length + skills.length + languages.length,
      tags,
      interests,
      skills,
      languages,
    };
  };
}

/** The other words that are among one's own by `keyOf`, each once, in its first spelling. */
function sharedWith(own: readonly string[], keyOf: (word: string) => string): (words: readonly string[]) => string[] {
  const keys = new Set(own.map(keyOf));
  return (words) => {
    const found = new Set<string>();
    return words.filter((word) => {
      const key = keyOf(word);
      if (!keys.has(key) || found.has(key)) return false;
      found.add(key);
      return true;
    });
  };
}
