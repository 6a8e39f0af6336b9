// What the bench assumes of people. Only ratios between policies may be believed; `--sensitivity` shows how they move with each assumption.
import type { Tier } from '../../../apps/api/src/database/schema.ts';

export interface Assumptions {
  /** What shared words and complementary roles do to the odds of a like (logits from no points to `FULL_FIT`). */
  fit: number;
  /** What being liked by everybody does to them: a few profiles attract most likes in every published study. */
  popularity: number;
  /** What no profile says and no rule can know. */
  noise: number;
  /** Odds of liking somebody with no points and average looks, in logits: -3 is one card in twenty. */
  base: number;
  /** Likes that a payer answers a day before looking at cards: /likes shows them who it was (D1). */
  answersOfPayers: number;
  /** The share of days on which an active person looks at cards. */
  visits: number;
  /** Conversations that one person keeps up in a week; a match beyond them stays unanswered. */
  capacity: number;
}

/**
 * With these, somebody likes some 7 % of random cards and some 30 % of the best ones. RECON (2010) reports 23 to 42 % success
 * for a top 10; dating field data has 5 to 30 % likes. Half of what decides is unknown to any rule, as in Tomita and Yokoyama (2024).
 */
export const ASSUMED: Assumptions = {
  fit: 3,
  popularity: 1.5,
  noise: 3,
  base: -3.2,
  answersOfPayers: 5,
  // All of them: with fewer, every policy has fewer cards to deal, and few days of the week left to answer on.
  visits: 1,
  capacity: 8,
};

/** One assumption changed at a time. */
export const VARIED: Readonly<Record<string, Partial<Assumptions>>> = {
  'as assumed': {},
  'fit matters half as much': { fit: 1.5, base: -2.5 },
  'popularity matters twice as much': { popularity: 3 },
  'nothing is popular': { popularity: 0 },
  'twice the noise': { noise: 6 },
  'people like twice as often': { base: -2.4 },
  'nobody answers likes': { answersOfPayers: 0 },
  'they come every other day': { visits: 0.5 },
  'capacity for 4 conversations': { capacity: 4 },
};

/** Points at which a pair fits as well as it can; the best pairs of a varied community have 50 to 80. */
const FULL_FIT = 60;

/** The probability that somebody likes a card. `popularity` and `noise` are between 0 and 1. */
export function probabilityOfLike(
  assumed: Assumptions,
  card: { points: number; popularity: number; noise: number },
): number {
  const fit = Math.min(1, card.points / FULL_FIT);
  const logit =
    assumed.base +
    assumed.fit * fit +
    assumed.popularity * (card.popularity - 0.5) +
    assumed.noise * (card.noise - 0.5);
  return 1 / (1 + Math.exp(-logit));
}

export const paysFor = (tier: Tier): boolean => tier !== 'free';
