import type { Subscription } from '@mutuals/api-client';
import type { CheckoutPeriod } from '@mutuals/ui/screens/checkout';
import type { PaidTier } from './paid-tier.ts';

/** Whether a plan can be bought again (D14). */
export const isRenewable = ({ renewableFrom }: Subscription, now: number): boolean =>
  renewableFrom !== null && now >= Date.parse(renewableFrom);

/** The period that a payment of a plan buys if it is confirmed now (D14); the server decides when it is. */
export function periodOf(tier: PaidTier, plan: Subscription, now: number): CheckoutPeriod {
  const ends = plan.expiresAt === null ? now : Date.parse(plan.expiresAt);
  const isRenewal = plan.tier === tier;
  const startsAt = new Date(isRenewal ? ends : now);
  const unused = plan.tier === 'free' || isRenewal ? 0 : ends - now;
  return {
    kind: plan.tier === 'free' ? 'new' : isRenewal ? 'renewal' : 'upgrade',
    startsAt: startsAt.toISOString(),
    endsAt: new Date(monthAfter(startsAt).getTime() + unused).toISOString(),
  };
}

/** The same day a month later, or the last day of a month that is shorter. */
function monthAfter(instant: Date): Date {
  const after = new Date(instant);
  after.setUTCMonth(after.getUTCMonth() + 1);
  if (after.getUTCDate() !== instant.getUTCDate()) after.setUTCDate(0);
  return after;
}
