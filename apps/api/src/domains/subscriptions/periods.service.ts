import { v7 as uuid } from 'uuid';
import type { Clock } from '../../clock.ts';
import type { PaidTier, Trx } from '../../database/schema.ts';
import { withdrawSeen } from '../deliveries/telling.service.ts';
import { lockPlan, updateTier } from '../users/users.public.ts';
import { nextPeriod, tierAt } from '../tiers/tiers.public.ts';
import { findLastEnd, insertPeriod, replacePeriods } from './periods.repository.ts';

/** The reason of a period: a payment, or a credit of the team; both null for a gift. */
export interface PeriodGrant {
  userId: string;
  tier: PaidTier;
  paymentId: string | null;
  settlementId: string | null;
}

export interface GrantedPeriod {
  startsAt: Date;
  endsAt: Date;
  /** Whether it raises the person's tier. */
  hasRisen: boolean;
}

export interface PeriodsService {
  /**
   * Gives a person a month of a tier (D14), in the transaction of its reason. The same tier continues at its end. A
   * higher tier begins at once and gets the unused time of the lower one. A lower tier, paid before the team gave a
   * higher one, begins when the higher one ends. Locks the person.
   */
  grantPeriod(trx: Trx, grant: PeriodGrant): Promise<GrantedPeriod>;
}

export function createPeriodsService({ clock }: { clock: Clock }): PeriodsService {
  return {
    async grantPeriod(trx, { userId, tier, paymentId, settlementId }) {
      const plan = await lockPlan(trx, userId);
      const now = clock.now();
      const current = tierAt(plan, now);
      const { startsAt, endsAt, rises } = nextPeriod(tier, plan, await findLastEnd(trx, userId, now), now);
      if (rises) await replacePeriods(trx, userId, now);
      await insertPeriod(trx, {
        id: uuid(),
        user_id: userId,
        tier,
        starts_at: startsAt,
        ends_at: endsAt,
        payment_id: paymentId,
        settlement_id: settlementId,
        replaced_at: null,
        created_at: now,
      });
      // A tier that the team gave without an end stays endless.
      const isEndless = current !== 'free' && plan.tier_expires_at === null;
      if (rises || (current === tier && !isEndless)) await updateTier(trx, userId, tier, endsAt);
      else await updateTier(trx, userId, current, plan.tier_expires_at);
      // What tells of the plan's end is over.
      await withdrawSeen(trx, userId);
      return { startsAt, endsAt, hasRisen: rises };
    },
  };
}
