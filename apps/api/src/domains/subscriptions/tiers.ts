import type { LimitedKind, Tier } from '../../database/schema.ts';

/** What a tier allows (SPEC 6, D11); null is unlimited. */
export interface TierRules {
  likesPerDay: number | null;
  superLikesPerDay: number | null;
  seesWhoLiked: boolean;
  advancedFilters: boolean;
  queuePriority: boolean;
  prioritySupport: boolean;
}

export const tierRules: Readonly<Record<Tier, TierRules>> = {
  free: {
    likesPerDay: 10,
    superLikesPerDay: 0,
    seesWhoLiked: false,
    advancedFilters: false,
    queuePriority: false,
    prioritySupport: false,
  },
  premium: {
    likesPerDay: null,
    superLikesPerDay: 5,
    seesWhoLiked: true,
    advancedFilters: true,
    queuePriority: false,
    prioritySupport: true,
  },
  premium_plus: {
    likesPerDay: null,
    superLikesPerDay: null,
    seesWhoLiked: true,
    advancedFilters: true,
    queuePriority: true,
    prioritySupport: true,
  },
};

/** How often a tier may use a limited kind in one UTC day; null is unlimited (D3, D11). */
export function dailyLimit(tier: Tier, kind: LimitedKind): number | null {
  return kind === 'like' ? tierRules[tier].likesPerDay : tierRules[tier].superLikesPerDay;
}
