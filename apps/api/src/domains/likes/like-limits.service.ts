import { nextUtcDay } from '../../clock.ts';
import type { Db, LimitedKind, Tier } from '../../database/schema.ts';
import { type LimitInfo, Problem } from '../../problem.ts';
import { findUsed, spendBudget } from '../budgets/budgets.public.ts';
import { dailyLimit } from '../tiers/tiers.public.ts';
import type { Caller } from '../../caller.ts';

/** A person's remaining limits today. */
export interface LikeLimits {
  likes: LimitInfo;
  superLikes: LimitInfo;
}

/** The likes and super-likes that a person has left in the UTC day of `now`, over all their profiles (D3). */
export async function limitsOf(db: Db, caller: Caller, now: Date): Promise<LikeLimits> {
  const used = await findUsed(db, caller.userId, now, 'like', 'super_like');
  return {
    likes: limitInfo(caller.tier, 'like', used('like'), now),
    superLikes: limitInfo(caller.tier, 'super_like', used('super_like'), now),
  };
}

/**
 * Spends one like or one super-like. Each has a limit of its own, so a super-like costs no like (D3, D11). Throws
 * `like_limit_reached`, `super_like_unavailable` or `super_like_limit_reached`, with the limit, if none is left.
 */
export async function spendLike(trx: Db, caller: Caller, kind: LimitedKind, now: Date): Promise<void> {
  const limit = dailyLimit(caller.tier, kind);
  if (await spendBudget(trx, { budget: kind, holder: caller.userId }, now, 1, limit)) return;
  const limits = await limitsOf(trx, caller, now);
  if (kind === 'like') throw new Problem('like_limit_reached', { limit: limits.likes });
  throw new Problem(limit === 0 ? 'super_like_unavailable' : 'super_like_limit_reached', { limit: limits.superLikes });
}

function limitInfo(tier: Tier, kind: LimitedKind, current: number, now: Date): LimitInfo {
  const limit = dailyLimit(tier, kind);
  const remaining = limit === null ? null : Math.max(0, limit - current);
  return { limit, current, remaining, canUse: remaining !== 0, resetsAt: nextUtcDay(now).toISOString() };
}
