// Chooses which resident likes a newcomer next.
import { type Tier, prepare, score, traitsOf } from '@mutuals/api/seeding';
import { numberOf } from './random.ts';
import type { Candidate, KnownProfile } from './residents-state.ts';

interface Like {
  /** Delay after the newcomer's profile was created. */
  readonly afterMs: number;
  /** Decks show Premium Plus first: a newcomer with ten likes a day should find an admirer among the first cards. */
  readonly tier: Tier;
  readonly isSuperLike: boolean;
}

/** The likes that every newcomer gets over the first minute. */
export const LIKES: readonly Like[] = [
  { afterMs: 0, tier: 'premium_plus', isSuperLike: false },
  { afterMs: 700, tier: 'premium_plus', isSuperLike: false },
  { afterMs: 9000, tier: 'premium', isSuperLike: true },
  { afterMs: 20_000, tier: 'premium_plus', isSuperLike: true },
  { afterMs: 38_000, tier: 'free', isSuperLike: false },
  { afterMs: 60_000, tier: 'premium', isSuperLike: false },
];

const SAME_LANGUAGE = 100;
/** Added if that language is the first of both, so that the admirer writes in it. */
const SAME_FIRST_LANGUAGE = 40;
const LIKED_FIRST = 300;
const WISHED_TIER = 50;
/** Deducted for each admirer of the same role or kind: six developers are no welcome. */
const VARIETY = 14;
const TASTE = 12;

/** The best candidate for the next like; undefined if nobody is left. */
export function nextAdmirer(newcomer: KnownProfile, candidates: readonly Candidate[]): Candidate | undefined {
  const admirers = candidates.filter(({ likesAlready }) => likesAlready);
  const wish = LIKES[admirers.length];
  if (wish === undefined) return undefined;
  const known = new Set(admirers.map(({ user_id }) => user_id));
  const traits = prepare(traitsOf(newcomer));
  const points = (candidate: Candidate): number =>
    score(traits, prepare(traitsOf(candidate))) +
    (candidate.languages.some((language) => newcomer.languages.includes(language)) ? SAME_LANGUAGE : 0) +
    (candidate.languages[0] === newcomer.languages[0] ? SAME_FIRST_LANGUAGE : 0) +
    (candidate.decided === 'liked' ? LIKED_FIRST : 0) +
    (candidate.tier === wish.tier ? WISHED_TIER : 0) -
    VARIETY * admirers.filter(({ subtype }) => subtype === candidate.subtype).length +
    numberOf(`${newcomer.id} ${candidate.id}`, TASTE);
  return candidates
    .filter(({ user_id, decided }) => !known.has(user_id) && decided !== 'disliked')
    .map((candidate) => ({ candidate, points: points(candidate) }))
    .sort((a, b) => b.points - a.points)
    .at(0)?.candidate;
}
