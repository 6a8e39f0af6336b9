import { nextUtcDay } from '../../clock.ts';
import type { Db, LimitedKind, Tier } from '../../database/schema.ts';
import { type LimitInfo, Problem } from '../../problem.ts';
import { findUsed, spendBudget } from '../budgets/budgets.public.ts';
import { dailyLimit } from '../tiers/tiers.public.ts';
import type { Caller } from '../../caller.ts';

type Liker = Pick<Caller, 'userId' | 'tier'>;

/** A person's remaining limits today. */
export interface LikeLimits {
  likes: LimitInfo;
  superLikes: LimitInfo;
}

/** The likes and super-likes that a person has left in the UTC day of `now`, over all their profiles (D3). */
export async function limitsOf(db: Db, caller: Liker, now: Date): Promise<LikeLimits> {
  const used = await findUsed(db, caller.userId, now, 'like', 'super_like', 'super_like_returned');
  return {
    likes: limitInfo(dailyLimit(caller.tier, 'like'), used('like'), now),
    superLikes: limitInfo(superLikeLimit(caller.tier, used('super_like_returned')), used('super_like'), now),
  };
}

/**
 * Spends one like or one super-like. Each has a limit of its own, so a super-like costs no like (D3, D11). Throws
 * `like_limit_reached`, `super_like_unavailable` or `super_like_limit_reached`, with the limit, if none is left.
 */
export async function spendLike(trx: Db, caller: Liker, kind: LimitedKind, now: Date): Promise<void> {
  const limit =
    kind === 'like'
      ? dailyLimit(caller.tier, kind)
      : superLikeLimit(
          caller.tier,
          (await findUsed(trx, caller.userId, now, 'super_like_returned'))('super_like_returned'),
        );
  if (await spendBudget(trx, { budget: kind, holder: caller.userId }, now, 1, limit)) return;
  const limits = await limitsOf(trx, caller, now);
  if (kind === 'like') throw new Problem('like_limit_reached', { limit: limits.likes });
  throw new Problem(limit === 0 ? 'super_like_unavailable' : 'super_like_limit_reached', { limit: limits.superLikes });
}

/** Gives a person one more super-like today: one of theirs was not seen. */
export const returnSuperLike = (trx: Db, userId: string, now: Date): Promise<boolean> =>
  spendBudget(trx, { budget: 'super_like_returned', holder: userId }, now, 1, null);

/** The super-likes of a day, with those that came back today. */
function superLikeLimit(tier: Tier, returned: number): number | null {
  const limit = dailyLimit(tier, 'super_like');
  return limit === null ? null : limit + returned;
}

function limitInfo(limit: number | null, current: number, now: Date): LimitInfo {
  const remaining = limit === null ? null : Math.max(0, limit - current);
  return { limit, current, remaining, canUse: remaining !== 0, resetsAt: nextUtcDay(now).toISOString() };
}
