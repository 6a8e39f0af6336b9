import type { Tier } from '../../database/schema.ts';

/** What decides the place of a profile in a deck. */
export interface Ranked {
  id: string;
  tier: Tier;
  score: number;
  createdAt: Date;
}

const TIER_ORDER: Readonly<Record<Tier, number>> = { premium_plus: 2, premium: 1, free: 0 };

/** The order of a deck: the tier, exactly (D12); then the score (D38); then the newest. No two profiles are equal. */
export function inDeckOrder(one: Ranked, other: Ranked): number {
  return (
    TIER_ORDER[other.tier] - TIER_ORDER[one.tier] ||
    other.score - one.score ||
    other.createdAt.getTime() - one.createdAt.getTime() ||
    (one.id < other.id ? 1 : -1)
  );
}
