import { queryOf } from '@mutuals/api-client/queries';
import { PaymentSteps } from '@mutuals/ui/screens/checkout';
import { PaymentScreen, type PaymentScreenView } from '@mutuals/ui/screens/payment';
import type { PaymentTimes } from '@mutuals/machines/payment';
import { useQuery } from '@tanstack/react-query';
import { faultOf } from '../../lib/fault.ts';
import { queryView, retryOf } from '../../lib/query-view.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { checkoutHref, type Wanted } from './address.ts';
import { useGoingOn } from './use-going-on.ts';
import { useOtherCoins } from './use-other-coins.ts';
import { NETWORK_FRESH_MS, usePayment } from './use-payment.ts';
import { useTimeLeft } from './use-time-left.ts';

const NOWHERE = { networkName: '', isTestnet: false, blockExplorerUrl: null };

interface PaymentPageProps extends PaymentTimes {
  paymentId: string;
  /** It says how far it is on the way that began with choosing a coin. */
  hasSteps?: boolean;
  /** What was wanted while this payment was open. */
  wanted?: Wanted | null;
}

/** A payment with its screen, over its machine. */
export function PaymentPage({ paymentId, hasSteps = false, wanted = null, ...input }: PaymentPageProps) {
  const { api, clock } = useServices();
  const goingOn = useGoingOn(wanted);
  const { view, send } = usePayment(paymentId, input, goingOn.onDropped);
  const network = queryView(useQuery({ ...queryOf(api, 'getNetworkConfig'), staleTime: NETWORK_FRESH_MS }));
  const payment = view.status === 'ready' ? view.payment : null;
  const leftMs = useTimeLeft(clock, payment?.expiresAt ?? null);
  const methods = network.status === 'ready' ? network.data.methods : [];
  const { others, wantedAmount } = useOtherCoins(payment, methods, wanted);

  let shown: PaymentScreenView = view;
  if (view.status === 'ready' && network.status === 'loading') shown = { status: 'loading' };
  if (view.status === 'ready' && network.status === 'failed')
    shown = { status: 'unavailable', fault: faultOf(network.problem) };

  return (
    <>
      {hasSteps && (
        <PaymentSteps
          current={payment?.status === 'confirmed' ? 'confirmed' : 'pay'}
          className="mu:mx-auto mu:w-full mu:max-w-3xl mu:px-5 mu:pt-8 mu:md:px-8"
        />
      )}
      <PaymentScreen
        view={shown}
        network={network.status === 'ready' ? network.data : NOWHERE}
        leftMs={leftMs}
        totalMs={payment?.windowMs ?? 0}
        hrefs={{
          newPayment: payment
            ? checkoutHref(payment.subscriptionTier, payment.paymentMethod, payment.usdPrice)
            : routes.premium.href(),
          support: routes.createTicket.href(payment ? { payment: payment._id } : {}),
          plan: routes.premium.href(),
          payments: routes.myPayments.href(),
        }}
        onRetry={view.status === 'unavailable' ? () => send({ type: 'RETRY' }) : retryOf(network)}
        onStay={() => send({ type: 'STAY' })}
        onPrint={() => window.print()}
        onCheck={() => send({ type: 'CHECK' })}
        onOpenWallet={() => send({ type: 'PAY' })}
        onChooseWallet={(walletId) => send({ type: 'CHOOSE', walletId })}
        onCancelWallet={() => send({ type: 'CANCEL' })}
        onNotSent={() => send({ type: 'NOT_SENT' })}
        onClaimPeriod={() => send({ type: 'CLAIM_PERIOD' })}
        onClaimRefund={() => send({ type: 'CLAIM_REFUND' })}
        onDrop={() => {
          goingOn.stop();
          send({ type: 'DROP' });
        }}
        others={others}
        instead={goingOn.insteadOf(view, wantedAmount)}
        onGoOn={() => goingOn.start(() => send({ type: 'DROP' }))}
      />
    </>
  );
}
