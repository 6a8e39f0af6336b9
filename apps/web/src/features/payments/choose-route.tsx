import { queryOf } from '@mutuals/api-client/queries';
import { ChoosePaymentScreen, type PaymentMethodView } from '@mutuals/ui/screens/choose-payment';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { type PaidTier, paidTierIn, tierName } from './paid-tier.ts';
import { PaymentPage } from './payment-page.tsx';
import { begunHref, type Choice, useBegin } from './use-begin.ts';

/** SPEC 9. */
const POLL_MS = 5_000;
const LEAVE_AFTER_MS = 3_000;

/** /payment?tier&price: a plan in a coin of one's choice. The address's price is never believed (D9): the server's is shown and paid. */
export function Component() {
  const [search] = useSearchParams();
  const tier = paidTierIn(search.get('tier'));
  const isWhole = tier !== null && search.get('price');
  return isWhole ? <Choose key={tier} tier={tier} /> : <Navigate to={routes.premium.href()} replace />;
}

function Choose({ tier }: { tier: PaidTier }) {
  const { api } = useServices();
  const begin = useBegin();
  const navigate = useNavigate();
  const textOf = useProblemText();
  const network = queryView(useQuery(queryOf(api, 'getNetworkConfig')));
  const [paymentId, setPaymentId] = useState<string>();
  const [isStarting, setStarting] = useState(false);
  const [error, setError] = useState<string>();

  async function start(method: PaymentMethodView['method']): Promise<void> {
    setStarting(true);
    setError(undefined);
    try {
      const choice: Choice = { subscriptionTier: tierName(tier), paymentMethod: method };
      const begun = await begin(choice, crypto.randomUUID());
      // The one that is open may be for another plan or coin: it has a page of its own.
      if (begun.wasPending) void navigate(begunHref(begun, choice), { replace: true });
      else setPaymentId(begun.paymentId);
    } catch (problem) {
      setError(textOf(problem));
    }
    setStarting(false);
  }

  if (paymentId !== undefined)
    return <PaymentPage paymentId={paymentId} pollMs={POLL_MS} leaveAfterMs={LEAVE_AFTER_MS} hasSteps />;
  return (
    <ChoosePaymentScreen
      view={
        network.status === 'ready'
          ? { status: 'ready', networkName: network.data.networkName, methods: network.data.methods }
          : withMessage(network, textOf)
      }
      tier={tier}
      isStarting={isStarting}
      error={error}
      onStart={(method) => void start(method)}
      onRetry={retryOf(network)}
      backHref={routes.premium.href()}
    />
  );
}
