import {
  isToPay,
  type PaymentEvent,
  type PaymentFacts,
  type PaymentPageView,
  type PaymentPhase,
  phaseOf,
  type WalletView,
} from '@mutuals/machines/payment';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import {
  PaymentPanel,
  PaymentSlip,
  PaymentState,
  type PaymentStateProps,
  WalletChooser,
  walletLinks,
  WalletNews,
  type WalletNewsState,
} from './payment-panel.tsx';

/** A payment of BNB as your server says it. Amounts are decimal strings. */
export interface Payment extends PaymentFacts {
  readonly expectedAmount: string;
  readonly receivedAmount: string;
  readonly paymentAddress: string;
}

/** What `paymentView` says of a snapshot once the payment was loaded. */
export type ReadyPayment = Extract<PaymentPageView<Payment>, { readonly status: 'ready' }>;

const NAMES: Readonly<Record<PaymentPhase, string>> = {
  awaiting: 'Awaiting payment',
  underpaid: 'A part has arrived',
  wrongAsset: 'Another coin has arrived',
  seen: 'Seen',
  confirming: 'Confirming',
  reorged: 'Confirming again',
  confirmed: 'Confirmed',
  overpaid: 'Confirmed',
  failed: 'Failed',
  expired: 'Expired',
  unsettled: 'To be settled',
};

const STATES: Readonly<Record<Exclude<PaymentPhase, 'awaiting' | 'underpaid' | 'wrongAsset'>, PaymentStateProps>> = {
  seen: { phase: 'seen' },
  confirming: { phase: 'confirming' },
  reorged: {
    phase: 'confirming',
    texts: {
      title: 'The network took a step back',
      text: 'Your transfer usually returns by itself. Don’t send it again.',
    },
  },
  confirmed: { phase: 'confirmed' },
  overpaid: {
    phase: 'confirmed',
    texts: { title: 'Payment confirmed!', text: 'You sent more than was needed: we settle the rest with you.' },
  },
  failed: { phase: 'failed' },
  expired: { phase: 'expired' },
  unsettled: {
    phase: 'expired',
    texts: { title: 'Received, to be settled', text: 'Nothing is lost: we settle what arrived with you.' },
  },
};

function newsOf(wallet: WalletView): WalletNewsState {
  switch (wallet.status) {
    case 'opening':
    case 'left':
      return { status: wallet.status };
    case 'sent':
      return wallet;
    case 'refused': {
      const isDeclined = wallet.fault.code === 'rejected';
      const reason = isDeclined ? 'You declined in the wallet.' : wallet.fault.message;
      return { status: 'refused', reason: reason || 'The wallet could not send it.', isDeclined };
    }
    default:
      return { status: 'idle' };
  }
}

/**
 * A payment of BNB on BNB Chain. `view` is `paymentView(snapshot)` and `send` the actor’s, both of @mutuals/machines/payment; `leftMs` counts down
 * by the server’s clock.
 */
export function PayInBnb({
  view,
  leftMs,
  totalMs,
  send,
}: {
  view: ReadyPayment;
  leftMs: number;
  totalMs: number;
  send: (event: PaymentEvent) => void;
}) {
  const { payment, wallet } = view;
  const { remainingAmount: amount, paymentAddress: address } = payment;
  const phase = leftMs > 0 ? view.phase : phaseOf(payment, 0);
  // It may have sent: whoever paid now could pay twice.
  const isUnclear = wallet.status === 'left' || wallet.status === 'sent';
  const isAsking = wallet.status === 'opening';
  const cancel = () => send({ type: 'CANCEL' });
  return (
    <>
      <PaymentPanel
        title="Membership, one month"
        badge={<Badge>{NAMES[phase]}</Badge>}
        stage={isToPay(phase) ? 'slip' : phase}
        announcement={NAMES[phase]}
      >
        {isToPay(phase) ? (
          <PaymentSlip
            amount={amount}
            symbol="BNB"
            address={address}
            network="BNB Chain"
            coin="BNB"
            leftMs={leftMs}
            totalMs={totalMs}
            received={
              phase === 'underpaid' ? { amount: payment.receivedAmount, total: payment.expectedAmount } : undefined
            }
            links={
              isUnclear || isAsking
                ? []
                : walletLinks({ chainId: 56, tokenAddress: null, paymentAddress: address }, amount)
            }
            alert={phase === 'wrongAsset' && <Banner tone="warning">{NAMES[phase]}: we settle it with you.</Banner>}
            news={<WalletNews wallet={newsOf(wallet)} onCancel={cancel} onNotSent={() => send({ type: 'NOT_SENT' })} />}
            actions={
              !isUnclear && (
                <Button variant="primary" isPending={isAsking} onPress={() => send({ type: 'PAY' })}>
                  Open wallet
                </Button>
              )
            }
          />
        ) : (
          <PaymentState {...STATES[phase]} />
        )}
      </PaymentPanel>
      {isToPay(phase) && wallet.status === 'choosing' && (
        <WalletChooser
          wallets={wallet.wallets}
          onChoose={(walletId) => send({ type: 'CHOOSE', walletId })}
          onCancel={cancel}
        />
      )}
    </>
  );
}
