/** What decides the place of a profile in a deck. */
export interface Ranked {
  id: string;
  /** Its owner has premium_plus (D12). */
  isBoosted: boolean;
  score: number;
  createdAt: Date;
}

/** The order of a deck: whoever is boosted first (D12); then the score (D38); then the newest. No two profiles are equal. */
export function inDeckOrder(one: Ranked, other: Ranked): number {
  return (
    Number(other.isBoosted) - Number(one.isBoosted) ||
    other.score - one.score ||
    other.createdAt.getTime() - one.createdAt.getTime() ||
    (one.id < other.id ? 1 : -1)
  );
}
