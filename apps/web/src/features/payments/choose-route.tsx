import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { routes } from '../../routes.ts';
import { focusOnPage } from '../../routing/use-focus-on-navigation.ts';
import { type Choice, type Coin, type PaidTier, paidTierIn } from './address.ts';
import { Checkout } from './checkout.tsx';
import { PaymentPage } from './payment-page.tsx';
import { type Begun, begunHref } from './use-begin.ts';

/** SPEC 9. */
const POLL_MS = 5_000;
const LEAVE_AFTER_MS = 3_000;

/** /payment?tier&price: a plan in a coin of one's choice. The address's price is never believed (D9): the server's is shown and paid. */
export function Component() {
  const [query] = useQueryParams(routes.choosePayment);
  const tier = paidTierIn(query.tier);
  const coin = query.method ?? undefined;
  const isWhole = tier !== null && query.price !== null;
  // Whoever comes again, also from the end of a payment to a new one, chooses anew.
  const { key } = useLocation();
  return isWhole ? <Choose key={key} tier={tier} coin={coin} /> : <Navigate to={routes.premium.href()} replace />;
}

function Choose({ tier, coin }: { tier: PaidTier; coin: Coin | undefined }) {
  const navigate = useNavigate();
  const [paymentId, setPaymentId] = useState<string>();
  useEffect(() => {
    if (paymentId !== undefined) focusOnPage();
  }, [paymentId]);

  function show(begun: Begun, choice: Choice): void {
    // The one that is open may be for another plan or coin: it has a page of its own.
    if (begun.wasPending) void navigate(begunHref(begun, choice), { replace: true });
    else setPaymentId(begun.paymentId);
  }

  if (paymentId !== undefined)
    return <PaymentPage paymentId={paymentId} pollMs={POLL_MS} leaveAfterMs={LEAVE_AFTER_MS} hasSteps />;
  return <Checkout tier={tier} coin={coin} hasSteps backHref={routes.premium.href()} onBegun={show} />;
}
