import type { PaymentList } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import { PremiumScreen, type PremiumView } from '@mutuals/ui/screens/premium';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { checkoutHref } from '../payments/index.ts';
import { useToasts } from '../session/index.ts';
import { useReminders } from './use-reminders.ts';

/** Prices rarely change. */
const PRICES_FRESH_MS = 5 * 60_000;
/** For so long after its confirmation a payment is news on the plans. */
const JUST_MS = 10 * 60_000;

/** /premium: what each plan costs and brings, and which one is the person's. Who has a payment open is led to it (SPEC 2). */
export function Component() {
  const { api, clock } = useServices();
  const textOf = useProblemText();
  const subscription = queryView(useQuery(queryOf(api, 'getMySubscription')));
  const pricing = queryView(useQuery({ ...queryOf(api, 'getPricing'), staleTime: PRICES_FRESH_MS }));
  const { data: network } = useQuery(queryOf(api, 'getNetworkConfig'));
  // Where they cannot be read, nobody is kept from the plans.
  const payments = useQuery({ ...queryOf(api, 'listMyPayments', { query: { page: 1 } }), retry: false });
  // A list from before may still hold what has just been paid.
  const newest = payments.isFetching ? null : (payments.data?.data ?? []);
  const isReturning = usePaidToast(newest);
  const reminders = useReminders();
  const pending = newest?.find(({ status, expiresAt }) => status === 'pending' && Date.parse(expiresAt) > clock.now());
  if (pending && !isReturning)
    return <Navigate to={routes.payment.href({ id: pending._id, instead: 'plans' })} replace />;

  let view: PremiumView = { status: 'loading' };
  if (subscription.status !== 'ready') view = withMessage(subscription, textOf);
  else if (pricing.status !== 'loading') {
    const { data: plan } = subscription;
    view = {
      status: 'ready',
      tier: plan.tier,
      expiresAt: plan.expiresAt,
      isRenewable: Object.values(plan.nextPeriods).some((period) => period?.kind === 'renewal'),
      isReminded: reminders.isWanted ?? !plan.cancelAtPeriodEnd,
      // A price list that cannot be loaded stays the estimate (D10).
      pricing: pricing.status === 'ready' ? pricing.data : null,
      methods: network?.methods ?? null,
    };
  }
  return (
    <PremiumScreen
      view={view}
      checkoutHref={(tier, offer) => checkoutHref(tier, offer?.method ?? 'bnb', offer?.amount ?? '')}
      onRemindedChange={reminders.change}
      links={{ faq: routes.faq.href(), terms: routes.terms.href(), support: routes.createTicket.href() }}
      onRetry={retryOf(subscription)}
    />
  );
}

/**
 * ?payment=success says so once, where a payment of this person was just confirmed; anybody may write that address.
 * @param newest the person's newest payments; null while they are read
 * @returns whether it stands in the address
 */
function usePaidToast(newest: PaymentList['data'] | null): boolean {
  const { clock } = useServices();
  const [{ payment }] = useQueryParams(routes.premium);
  const { t } = useTranslation('premium');
  const toasts = useToasts();
  const navigate = useNavigate();
  const isReturning = payment !== null;
  const isRead = newest !== null;
  const say = useEffectEvent(() => {
    const since = clock.now() - JUST_MS;
    const isPaid = newest?.some(({ confirmedAt }) => confirmedAt !== null && Date.parse(confirmedAt) >= since);
    if (isPaid) toasts.show({ tone: 'success', title: t('confirmed') });
    void navigate(routes.premium.href(), { replace: true });
  });
  useEffect(() => {
    if (isReturning && isRead) say();
  }, [isReturning, isRead]);
  return isReturning;
}
