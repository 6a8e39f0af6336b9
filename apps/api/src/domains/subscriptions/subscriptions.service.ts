import type { components } from '@mutuals/api-client/schema';
import type { Clock } from '../../clock.ts';
import type { PriceConfig } from '../../config.ts';
import type { Db, Tier } from '../../database/schema.ts';
import { inTransaction } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import { audited } from '../audit/audit.service.ts';
import { endPeriods, lockByPrivyId, updateTier } from '../users/users.repository.ts';
import { inDollars } from './money.ts';
import { tierRules } from './tiers.ts';
import type { Caller } from '../users/users.service.ts';

type Subscription = components['schemas']['Subscription'];
type Features = components['schemas']['SubscriptionFeatures'];
type Pricing = components['schemas']['Pricing'];

export interface SubscriptionsService {
  /** A person's plan today (D14). */
  getMySubscription(caller: Caller): Subscription;
  /** What that plan allows (D11). */
  getSubscriptionFeatures(caller: Caller): Features;
  /** The price list, with dollars at the configured rate (D9). */
  getPricing(): Pricing;
  /** Gives a person a tier: a paid one for a month from now (D14). Throws `user_not_found`. */
  updateSubscription(caller: Caller, change: SubscriptionChange): Promise<Subscription>;
  /** Makes people whose paid period is over free again, their profiles with them (D14). */
  endPaidPeriods(): Promise<void>;
}

export interface SubscriptionChange {
  /** The person's Privy id. */
  targetUserId: string;
  tier: Tier;
  reason?: string;
}

/** Each of them rewrites up to ten profiles and their postings. */
const PEOPLE_AT_ONCE = 100;

interface Dependencies {
  db: Db;
  clock: Clock;
  prices: PriceConfig;
}

export function createSubscriptionsService({ db, clock, prices }: Dependencies): SubscriptionsService {
  const asOf = clock.now().toISOString();
  const price = (bnb: string) => ({ bnb, usd: inDollars(bnb, prices.bnbUsd) });
  return {
    getMySubscription: ({ tier, user }) => ({
      tier,
      expiresAt: tier === 'free' ? null : (user.tier_expires_at?.toISOString() ?? null),
      cancelAtPeriodEnd: tier !== 'free' && user.cancel_at_period_end,
    }),
    getSubscriptionFeatures: ({ tier }) => ({ tier, ...tierRules[tier] }),
    getPricing: () => ({
      bnbPriceUsd: inDollars('1', prices.bnbUsd),
      tiers: {
        FREE: { bnb: '0', usd: '0' },
        PREMIUM: price(prices.premiumBnb),
        PREMIUM_PLUS: price(prices.premiumPlusBnb),
      },
      asOf,
    }),
    updateSubscription: (caller, { targetUserId, tier, reason }) =>
      inTransaction(db, async (trx) => {
        const person = await lockByPrivyId(trx, targetUserId);
        if (person === undefined) throw new Problem('user_not_found');
        const now = clock.now();
        const expiresAt = tier === 'free' ? null : aMonthAfter(now);
        await updateTier(trx, person.id, tier, expiresAt);
        await audited(trx, clock, {
          actor: caller,
          action: 'updateSubscription',
          subject: person.id,
          before: { tier: person.tier, expiresAt: person.tier_expires_at },
          after: { tier, expiresAt },
          reason,
        });
        return { tier, expiresAt: expiresAt?.toISOString() ?? null, cancelAtPeriodEnd: false };
      }),
    async endPaidPeriods() {
      const now = clock.now();
      let ended: number;
      do ended = await inTransaction(db, (trx) => endPeriods(trx, now, PEOPLE_AT_ONCE));
      while (ended > 0);
    },
  };
}

/** The same day and time of the next month, or its last day where it is shorter (D14). */
function aMonthAfter(instant: Date): Date {
  const after = new Date(instant);
  after.setUTCMonth(after.getUTCMonth() + 1);
  if (after.getUTCDate() !== instant.getUTCDate()) after.setUTCDate(0);
  return after;
}
