import type { components } from '@mutuals/api-client/schema';
import type { Clock } from '../../clock.ts';
import type { PriceConfig } from '../../config.ts';
import type { Db } from '../../database/schema.ts';
import { endPeriods } from '../users/users.repository.ts';
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
  /** Makes people whose paid period is over free again, their profiles with them (D14). */
  endPaidPeriods(): Promise<void>;
}

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
    endPaidPeriods: () => endPeriods(db, clock.now()),
  };
}
