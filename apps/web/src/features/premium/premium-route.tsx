import { queryOf } from '@mutuals/api-client/queries';
import { PremiumScreen, type PremiumView } from '@mutuals/ui/screens/premium';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useToasts } from '../session/index.ts';

/** Prices rarely change. */
const PRICES_FRESH_MS = 5 * 60_000;

/** /premium: what each plan costs and brings, and which one is the person's. Who has a payment open is led to it (SPEC 2). */
export function Component() {
  const { api, clock } = useServices();
  const textOf = useProblemText();
  const isPaid = usePaidToast();
  const subscription = queryView(useQuery(queryOf(api, 'getMySubscription')));
  const pricing = queryView(useQuery({ ...queryOf(api, 'getPricing'), staleTime: PRICES_FRESH_MS }));
  // Where they cannot be read, nobody is kept from the plans.
  const { data: payments, isFetching } = useQuery({
    ...queryOf(api, 'listMyPayments', { query: { page: 1 } }),
    retry: false,
  });
  const pending = payments?.data.find(
    ({ status, expiresAt }) => status === 'pending' && Date.parse(expiresAt) > clock.now(),
  );
  // A list from before may still hold what has just been paid.
  if (pending && !isPaid && !isFetching) return <Navigate to={routes.payment.href({ id: pending._id })} replace />;

  let view: PremiumView = { status: 'loading' };
  if (subscription.status !== 'ready') view = withMessage(subscription, textOf);
  else if (pricing.status !== 'loading') {
    const { tier, expiresAt } = subscription.data;
    // A price list that cannot be loaded stays the estimate (D10).
    view = { status: 'ready', tier, expiresAt, pricing: pricing.status === 'ready' ? pricing.data : null };
  }
  return (
    <PremiumScreen
      view={view}
      checkoutHref={(tier) => routes.checkout.href({ tier: tier.toUpperCase() })}
      links={{ faq: routes.faq.href(), terms: routes.terms.href(), support: routes.createTicket.href() }}
      onRetry={retryOf(subscription)}
    />
  );
}

/** ?payment=success says so once, also where the page is reloaded. Answers whether it stands there. */
function usePaidToast(): boolean {
  const [search] = useSearchParams();
  const { t } = useTranslation('premium');
  const toasts = useToasts();
  const navigate = useNavigate();
  const isPaid = search.get('payment') === 'success';
  const say = useEffectEvent(() => {
    toasts.show({ tone: 'success', title: t('confirmed') });
    void navigate(routes.premium.href(), { replace: true });
  });
  useEffect(() => {
    if (isPaid) say();
  }, [isPaid]);
  return isPaid;
}
