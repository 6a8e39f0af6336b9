import { DAY_MS } from '../../clock.ts';
import type { LimitedKind, PaidTier, Tier } from '../../database/schema.ts';
import { monthsAfter } from '../../lib/months.ts';

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

/** A person's tier as it is stored. */
export interface Plan {
  tier: Tier;
  tier_expires_at: Date | null;
}

/** The tier at an instant: a period that has ended is free again (D14). */
export function tierAt(plan: Plan, now: Date): Tier {
  return plan.tier_expires_at !== null && plan.tier_expires_at <= now ? 'free' : plan.tier;
}

/** Why a tier cannot be bought now: it is lower, or current and not in its last 7 days (SPEC 5, D14); null where it can. */
export function refusalOf(tier: PaidTier, plan: Plan, now: Date): 'tier_is_lower' | 'tier_is_current' | null {
  const current = tierAt(plan, now);
  if (tierRank[tier] < tierRank[current]) return 'tier_is_lower';
  if (tier !== current) return null;
  return plan.tier_expires_at === null || now < renewableFrom(plan.tier_expires_at) ? 'tier_is_current' : null;
}

export interface NextPeriod {
  startsAt: Date;
  endsAt: Date;
  /** Whether it raises the person's tier. */
  rises: boolean;
}

/**
 * A month of a tier that is granted now (D14). A higher tier begins at once and gets the unused time of the lower one; any other one
 * begins where the last period ends (`lastEnd`; null without one).
 */
export function nextPeriod(tier: PaidTier, plan: Plan, lastEnd: Date | null, now: Date): NextPeriod {
  const current = tierAt(plan, now);
  const paidUntil = latest(current === 'free' ? null : plan.tier_expires_at, lastEnd);
  const rises = tierRank[tier] > tierRank[current];
  const startsAt = rises ? now : (paidUntil ?? now);
  const unused = rises && paidUntil !== null ? paidUntil.getTime() - now.getTime() : 0;
  return { startsAt, endsAt: new Date(monthsAfter(startsAt, 1).getTime() + unused), rises };
}

function latest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
