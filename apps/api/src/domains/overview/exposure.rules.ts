/** How many profiles were shown so often. */
export interface Tally {
  shown: number;
  profiles: number;
}

/**
 * How exposure is measured (D60): by the bench on made-up people, and each week on real ones.
 *
 * | rule | says |
 * |---|---|
 * | EX1 | The Gini coefficient within a tier: 0 if all were shown equally often, near 1 if one has everything. |
 * | EX2 | Practically unseen: shown less than a fifth of the mean. |
 * | EX3 | Without exposure there is no measure. |
 */
const UNSEEN_BELOW = 0.2;

const sumOf = (tallies: readonly Tally[], of: (tally: Tally) => number): number =>
  tallies.reduce((sum, tally) => sum + of(tally), 0);
const profilesOf = (tallies: readonly Tally[]): number => sumOf(tallies, ({ profiles }) => profiles);
const exposureOf = (tallies: readonly Tally[]): number => sumOf(tallies, ({ shown, profiles }) => shown * profiles);

/** How often a profile was shown on average; null without profiles. */
export function meanShown(tallies: readonly Tally[]): number | null {
  const profiles = profilesOf(tallies);
  return profiles === 0 ? null : exposureOf(tallies) / profiles;
}

/** EX1. */
export function gini(tallies: readonly Tally[]): number | null {
  const exposure = exposureOf(tallies);
  if (exposure === 0) return null;
  let rank = 0;
  let weighted = 0;
  for (const { shown, profiles } of tallies.toSorted((one, other) => one.shown - other.shown)) {
    // The sum of the next `profiles` ranks, from 1.
    weighted += shown * (profiles * rank + (profiles * (profiles + 1)) / 2);
    rank += profiles;
  }
  // Equal ones may come out a rounding below 0.
  return Math.max(0, (2 * weighted) / (rank * exposure) - (rank + 1) / rank);
}

/** EX2. */
export function unseenShare(tallies: readonly Tally[]): number | null {
  const mean = meanShown(tallies);
  if (mean === null || mean === 0) return null;
  return profilesOf(tallies.filter(({ shown }) => shown < UNSEEN_BELOW * mean)) / profilesOf(tallies);
}
