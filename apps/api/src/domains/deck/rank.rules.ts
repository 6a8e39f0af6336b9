/** What decides the position of a profile in a deck. */
export interface Ranked {
  id: string;
  /** Its owner has premium_plus (D12). */
  isBoosted: boolean;
  score: number;
  createdAt: Date;
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
 * order. Nobody leaves their class (D12), and the points stay with the positions. `below` is the entry after the top.
 */
export function dealtAnew(top: readonly Place[], wished: readonly string[], below: Place | null): Place[] {
  const rankOf = (id: string): number => (wished.includes(id) ? wished.indexOf(id) : wished.length);
  return [true, false].flatMap((isBoosted) => {
    const places = top.filter((place) => place.isBoosted === isBoosted);
    const ids = places.map(({ id }) => id).sort((one, other) => rankOf(one) - rankOf(other));
    let floor = below?.isBoosted === isBoosted ? below.score : Number.NEGATIVE_INFINITY;
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

/** The order of a deck: boosted first (D12), then the score (D38), then the newest. No two profiles are equal. */
export function inDeckOrder(one: Ranked, other: Ranked): number {
  return (
    Number(other.isBoosted) - Number(one.isBoosted) ||
    other.score - one.score ||
    other.createdAt.getTime() - one.createdAt.getTime() ||
    (one.id < other.id ? 1 : -1)
  );
}
