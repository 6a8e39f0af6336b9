import { isDeepStrictEqual } from 'node:util';
import type { components } from '@mutuals/api-client/schema';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../clock.ts';
import type { PriceConfig } from '../../config.ts';
import { inTransaction, orUndone } from '../../database/database.ts';
import type { Db, PaidTier, Tier } from '../../database/schema.ts';
import { addLoneJob } from '../../jobs/queue.ts';
import { Problem } from '../../problem.ts';
import { audited } from '../audit/audit.service.ts';
import { requireUndoable } from '../audit/audit.public.ts';
import { withdrawSeen } from '../deliveries/telling.service.ts';
import { findUnusedPayment } from '../payments/payments.public.ts';
import { priceInDollars } from '../../lib/money.ts';
import type { RatesService } from '../payments/rates.service.ts';
import {
  lockByPrivyId,
  lockEnded,
  lockPlan,
  requireFreshSignIn,
  restorePlan,
  setCancelled,
  updateTier,
} from '../users/users.public.ts';
import { nextPeriod, paidTierOf, refusalOf, renewableFrom, tierAt, tierRules } from '../tiers/tiers.public.ts';
import type { Caller } from '../../caller.ts';
import { monthsAfter } from '../../lib/months.ts';
import * as periodRows from './periods.repository.ts';
import type { PeriodsService } from './periods.service.ts';
import { subscriptionsJobs } from './subscriptions.jobs.ts';

type Subscription = components['schemas']['Subscription'];
type Features = components['schemas']['SubscriptionFeatures'];
type Pricing = components['schemas']['Pricing'];

export interface SubscriptionsService {
  /** A person's plan today (D14). */
  getMySubscription(caller: Caller): Promise<Subscription>;
  /** What that plan allows (D11). */
  getSubscriptionFeatures(caller: Caller): Features;
  /** The price list, with dollars at the last good rate (D9, D45), or without dollars if there was none. */
  getPricing(): Promise<Pricing>;
  /** Activates a plan by a confirmed payment of that tier without a period (D13). Throws `payment_required`. */
  upgradeSubscription(caller: Caller, tierName: string): Promise<Subscription>;
  /** Stops reminders; the tier stays until its period ends (D13). */
  cancelSubscription(caller: Caller): Promise<Subscription>;
  /** Resumes reminders (D13). */
  resumeSubscription(caller: Caller): Promise<Subscription>;
  /**
   * Gives a person a tier, a paid one for some months from now (D14). Replaces what they had, and writes an audit row.
   * Throws `sign_in_too_old` (D50) and `user_not_found`.
   */
  updateSubscription(caller: Caller, change: SubscriptionChange): Promise<Subscription>;
  /**
   * Undoes the caller's recent change of a tier: tier, end and periods are restored (D14), with an audit row. Throws
   * `sign_in_too_old` (D50), `user_not_found` and, if the plan has changed since, `nothing_to_undo`.
   */
  undoSubscriptionUpdate(caller: Caller, change: SubscriptionUndo): Promise<Subscription>;
  /**
   * Downgrades people whose period is over, and their profiles, or starts their next plan (D14). Up to 99 that fail stop
   * no other; throws at the end if any did.
   */
  endPaidPeriods(): Promise<void>;
}

export interface SubscriptionChange {
  /** The person's Privy id. */
  targetUserId: string;
  tier: Tier;
  /** How long a paid tier lasts from now. */
  months?: number;
  reason?: string;
}

/** The change to be undone, as it was returned. */
export interface SubscriptionUndo {
  /** The person's Privy id. */
  targetUserId: string;
  tier: Tier;
  expiresAt: string | null;
}

/** Max. people in one transaction; each needs up to ten profiles and their postings rewritten. */
const PEOPLE_AT_ONCE = 100;

interface Dependencies {
  db: Db;
  clock: Clock;
  prices: PriceConfig;
  rates: RatesService;
  periods: PeriodsService;
}

export function createSubscriptionsService({ db, clock, prices, rates, periods }: Dependencies): SubscriptionsService {
  const startedAt = clock.now();

  /** Ends some periods: their people become free, or get their next plan. */
  async function endSome(): Promise<{ ended: number; failures: readonly unknown[] }> {
    return inTransaction(db, async (trx) => {
      const now = clock.now();
      const due = await lockEnded(trx, now, PEOPLE_AT_ONCE);
      const next = due.length === 0 ? [] : await periodRows.findPlansAt(trx, due, now);
      const plans = new Map(next.map((plan) => [plan.user_id, plan]));
      const failures: unknown[] = [];
      for (const userId of due) {
        const { tier, ends_at } = plans.get(userId) ?? { tier: 'free' as const, ends_at: null };
        await orUndone(
          trx,
          async () => {
            await updateTier(trx, userId, tier, ends_at);
            await withdrawSeen(trx, userId);
          },
          (error) => failures.push(error),
        );
      }
      return { ended: due.length - failures.length, failures };
    });
  }

  /** The effective plan (an ended one is free), and what can be bought now (D14). */
  async function planOf(
    trx: Db,
    userId: string,
    plan: { tier: Tier; tier_expires_at: Date | null; cancel_at_period_end: boolean },
  ): Promise<Subscription> {
    const now = clock.now();
    const lastEnd = await periodRows.findLastEnd(trx, userId, now);
    const current = tierAt(plan, now);
    const endsAt = current === 'free' ? null : plan.tier_expires_at;
    const next = (tier: PaidTier): Subscription['nextPeriods']['PREMIUM'] => {
      if (refusalOf(tier, plan, now) !== null) return null;
      const period = nextPeriod(tier, plan, lastEnd, now);
      return {
        kind: current === 'free' ? 'new' : period.rises ? 'upgrade' : 'renewal',
        startsAt: period.startsAt.toISOString(),
        endsAt: period.endsAt.toISOString(),
      };
    };
    return {
      tier: current,
      expiresAt: endsAt && endsAt.toISOString(),
      renewableFrom: endsAt && renewableFrom(endsAt).toISOString(),
      cancelAtPeriodEnd: current !== 'free' && plan.cancel_at_period_end,
      nextPeriods: { PREMIUM: next('premium'), PREMIUM_PLUS: next('premium_plus') },
    };
  }

  async function setPlanCancelled({ userId }: Caller, isCancelled: boolean): Promise<Subscription> {
    return inTransaction(db, async (trx) => {
      await setCancelled(trx, userId, isCancelled);
      await withdrawSeen(trx, userId);
      return planOf(trx, userId, await lockPlan(trx, userId));
    });
  }

  return {
    getMySubscription: ({ userId, user }) => planOf(db, userId, user),
    getSubscriptionFeatures: ({ tier }) => ({ tier, ...tierRules[tier] }),

    async getPricing() {
      const { rate } = await rates.recentRate();
      const price = (bnb: string) => ({ bnb, usd: rate && priceInDollars(bnb, rate.usd) });
      return {
        bnbPriceUsd: price('1').usd,
        tiers: {
          FREE: { bnb: '0', usd: '0' },
          PREMIUM: price(prices.premiumBnb),
          PREMIUM_PLUS: price(prices.premiumPlusBnb),
        },
        asOf: rate && (rate.at ?? startedAt).toISOString(),
      };
    },

    upgradeSubscription: (caller, tierName) =>
      inTransaction(db, async (trx) => {
        const tier = paidTierOf(tierName);
        await lockPlan(trx, caller.userId);
        const payment = await findUnusedPayment(trx, caller.userId, tier);
        if (payment === undefined) throw new Problem('payment_required');
        await periods.grantPeriod(trx, { userId: caller.userId, tier, paymentId: payment.id, settlementId: null });
        return planOf(trx, caller.userId, await lockPlan(trx, caller.userId));
      }),

    cancelSubscription: (caller) => setPlanCancelled(caller, true),
    resumeSubscription: (caller) => setPlanCancelled(caller, false),

    async updateSubscription(caller, { targetUserId, tier, months = 1, reason }) {
      requireFreshSignIn(caller, clock);
      return inTransaction(db, async (trx) => {
        const person = await lockByPrivyId(trx, targetUserId);
        if (person === undefined) throw new Problem('user_not_found');
        const now = clock.now();
        const expiresAt = tier === 'free' ? null : monthsAfter(now, months);
        const periodIds = await periodRows.replacePeriods(trx, person.id, now);
        const periodId = expiresAt === null ? null : uuid();
        if (tier !== 'free' && expiresAt !== null && periodId !== null) {
          await periodRows.insertPeriod(trx, {
            id: periodId,
            user_id: person.id,
            tier,
            starts_at: now,
            ends_at: expiresAt,
            payment_id: null,
            settlement_id: null,
            replaced_at: null,
            created_at: now,
          });
        }
        await updateTier(trx, person.id, tier, expiresAt);
        await withdrawSeen(trx, person.id);
        await audited(trx, clock, {
          actor: caller,
          action: 'updateSubscription',
          subject: person.id,
          before: {
            tier: person.tier,
            expiresAt: person.tier_expires_at,
            cancelAtPeriodEnd: person.cancel_at_period_end,
            periodIds,
          },
          after: { tier, expiresAt, periodId },
          reason,
        });
        return planOf(trx, person.id, await lockPlan(trx, person.id));
      });
    },

    async undoSubscriptionUpdate(caller, { targetUserId, tier, expiresAt }) {
      requireFreshSignIn(caller, clock);
      return inTransaction(db, async (trx) => {
        const person = await lockByPrivyId(trx, targetUserId);
        if (person === undefined) throw new Problem('user_not_found');
        const change = requireUndoable(await periodRows.findLastChange(trx, person.id), caller, clock);
        const { before, periodId } = change;
        const counting = await periodRows.findCounting(trx, person.id, change.at);
        const isAsChanged =
          isSamePlan(change, { tier, expiresAt: expiresAt === null ? null : new Date(expiresAt) }) &&
          isSamePlan(change, { tier: person.tier, expiresAt: person.tier_expires_at }) &&
          !person.cancel_at_period_end &&
          isDeepStrictEqual(counting, periodId === null ? [] : [periodId]);
        if (!isAsChanged || before.periodIds === null || before.cancelAtPeriodEnd === null)
          throw new Problem('nothing_to_undo');
        await periodRows.replacePeriods(trx, person.id, clock.now());
        await periodRows.restorePeriods(trx, before.periodIds);
        await restorePlan(trx, person.id, {
          tier: before.tier,
          tier_expires_at: before.expiresAt,
          cancel_at_period_end: before.cancelAtPeriodEnd,
        });
        await withdrawSeen(trx, person.id);
        await audited(trx, clock, {
          actor: caller,
          action: 'undoSubscriptionUpdate',
          subject: person.id,
          before: { tier: change.tier, expiresAt: change.expiresAt },
          after: { tier: before.tier, expiresAt: before.expiresAt },
          reason: undefined,
        });
        return planOf(trx, person.id, await lockPlan(trx, person.id));
      });
    },

    async endPaidPeriods() {
      const { ended, failures } = await endSome();
      if (ended > 0) await addLoneJob(db, subscriptionsJobs.endPaidPeriods, {});
      if (failures.length > 0) throw new AggregateError(failures, 'A period did not end');
    },
  };
}

interface TierUntil {
  tier: Tier;
  expiresAt: Date | null;
}

const isSamePlan = (one: TierUntil, other: TierUntil): boolean =>
  one.tier === other.tier && one.expiresAt?.getTime() === other.expiresAt?.getTime();
