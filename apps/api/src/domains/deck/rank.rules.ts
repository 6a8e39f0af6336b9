import { mixed, type SeenToday } from './schedule.rules.ts';

/** What decides the position of a profile in a deck. */
export interface Ranked {
  id: string;
  /** Its owner has premium_plus (D12). */
  isBoosted: boolean;
  /** Its place in its class: points (D38) and what the schedule adds (D61). */
  score: number;
  createdAt: Date;
  lastActiveOn: string | null;
}

/** A position in a stored deck, and its profile. */
export interface Place {
  /** Starts at 1. */
  position: number;
  id: string;
  isBoosted: boolean;
  score: number;
}

/** Min. distance between neighbouring places, so that equal scores keep the order. */
const STEP = 0.001;

/**
 * Reassigns the positions of a deck's top in the order of `wished`; profiles that are not named follow in their old
 * order. Nobody leaves their class (D12), and the points stay with the positions. `below` is what follows the top.
 */
export function dealtAnew(top: readonly Place[], wished: readonly string[], below: readonly Place[]): Place[] {
  const rankOf = (id: string): number => (wished.includes(id) ? wished.indexOf(id) : wished.length);
  return [true, false].flatMap((isBoosted) => {
    const places = top.filter((place) => place.isBoosted === isBoosted);
    const ids = places.map(({ id }) => id).sort((one, other) => rankOf(one) - rankOf(other));
    let floor = below.find((place) => place.isBoosted === isBoosted)?.score ?? Number.NEGATIVE_INFINITY;
    return places
      .map((place, index) => ({ ...place, id: ids[index] ?? place.id }))
      .toReversed()
      .map((place) => {
        floor = Math.max(place.score, floor + STEP);
        return { ...place, score: floor };
      })
      .toReversed();
  });
}

/** The order within a class of a deck: the score (D38, D61), then the newest. No two profiles are equal. */
export function inDeckOrder(one: Ranked, other: Ranked): number {
  return other.score - one.score || other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1);
}

/** Both classes of a deck in order, those of premium_plus mixed in under their ceiling (D12). */
export function mixedInOrder(profiles: readonly Ranked[], today: SeenToday): Ranked[] {
  const ofClass = (isBoosted: boolean): Ranked[] =>
    profiles.filter((profile) => profile.isBoosted === isBoosted).sort(inDeckOrder);
  return mixed(ofClass(true), ofClass(false), today);
}
