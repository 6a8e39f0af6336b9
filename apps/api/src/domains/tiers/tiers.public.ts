import { DAY_MS } from '../../clock.ts';
import type { LimitedKind, PaidTier, Tier } from '../../database/schema.ts';

/** The rules of a tier (SPEC 6, D11); null for unlimited. */
export interface TierRules {
  likesPerDay: number | null;
  superLikesPerDay: number | null;
  seesWhoLiked: boolean;
  advancedFilters: boolean;
}

export const tierRules: Readonly<Record<Tier, TierRules>> = {
  free: {
    likesPerDay: 10,
    superLikesPerDay: 0,
    seesWhoLiked: false,
    advancedFilters: false,
  },
  premium: {
    likesPerDay: null,
    superLikesPerDay: 5,
    seesWhoLiked: true,
    advancedFilters: true,
  },
  premium_plus: {
    likesPerDay: null,
    superLikesPerDay: null,
    seesWhoLiked: true,
    advancedFilters: true,
  },
};

/** The order of tiers. */
export const tierRank: Readonly<Record<Tier, number>> = { free: 0, premium: 1, premium_plus: 2 };

/** The tier of a name in any case (SPEC 3), which the contract has checked. */
export const paidTierOf = (name: string): PaidTier =>
  name.toLowerCase() === 'premium_plus' ? 'premium_plus' : 'premium';

/** Max. uses of a limited kind in one UTC day; null for unlimited (D3, D11). */
export function dailyLimit(tier: Tier, kind: LimitedKind): number | null {
  return kind === 'like' ? tierRules[tier].likesPerDay : tierRules[tier].superLikesPerDay;
}

const RENEWAL_MS = 7 * DAY_MS;

/** When a plan with this end can be bought again (D14). */
export const renewableFrom = (endsAt: Date): Date => new Date(endsAt.getTime() - RENEWAL_MS);

/** The tier at an instant: a period that has ended is free again (D14). */
export function tierAt(user: { tier: Tier; tier_expires_at: Date | null }, now: Date): Tier {
  return user.tier_expires_at !== null && user.tier_expires_at <= now ? 'free' : user.tier;
}
