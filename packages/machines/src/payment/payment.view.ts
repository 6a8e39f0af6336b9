import type { Fault } from '../shared/fault.ts';
import type { PaymentSnapshot } from './payment.machine.ts';
import type { PaymentPhase } from './payment.rules.ts';
import type { PaymentFacts, WalletOption } from './payment.types.ts';

/** How the wallet stands, as plain data. */
export type WalletView =
  | { readonly status: 'idle' }
  /** `signing`: it is to sign for a refund. `left`: nobody waits for it, and it may still send. */
  | { readonly status: 'opening' | 'signing' | 'left' }
  | { readonly status: 'choosing'; readonly wallets: readonly WalletOption[] }
  | { readonly status: 'sent'; readonly hash: string }
  | { readonly status: 'refused'; readonly intent: 'pay' | 'refund'; readonly fault: Fault };

/** Whether the payment can be dropped (PA17), and what came of it, as plain data. */
export type DropView =
  | { readonly status: 'notOffered' | 'offered' | 'sending' }
  | { readonly status: 'failed'; readonly fault: Fault };

/** What the page of a payment needs, as plain data. */
export type PaymentPageView<Payment> =
  | { readonly status: 'loading' | 'notFound' }
  | { readonly status: 'unavailable'; readonly fault: Fault }
  | {
      readonly status: 'ready';
      readonly payment: Payment;
      readonly phase: PaymentPhase;
      readonly isLive: boolean;
      /** It leads on by itself in a moment. */
      readonly isLeaving: boolean;
      readonly check: 'idle' | 'checking' | 'nothing' | 'failed';
      readonly wallet: WalletView;
      readonly claim: { readonly status: 'idle' | 'sending' } | { readonly status: 'failed'; readonly fault: Fault };
      readonly drop: DropView;
    };

const nothing: Fault = { code: 'unknown', message: '' };

/** The view of a snapshot. */
export function paymentView<Payment extends PaymentFacts>(
  snapshot: PaymentSnapshot<Payment>,
): PaymentPageView<Payment> {
  const { value, context } = snapshot;
  if (value.payment === 'loading' || value.payment === 'notFound') return { status: value.payment };
  if (value.payment === 'unavailable' || context.payment === null || context.phase === null)
    return { status: 'unavailable', fault: context.fault ?? nothing };
  const { payment, phase, isLive } = context;
  const { check } = value;
  return {
    status: 'ready',
    payment,
    phase,
    isLive,
    isLeaving: value.stay === 'celebrating',
    check: check === 'checking' || check === 'nothing' || check === 'failed' ? check : 'idle',
    wallet: walletView(snapshot),
    claim:
      value.claim === 'failed'
        ? { status: 'failed', fault: context.claimFault ?? nothing }
        : { status: value.claim === 'sending' ? 'sending' : 'idle' },
    drop: dropView(snapshot),
  };
}

function dropView<Payment extends PaymentFacts>(snapshot: PaymentSnapshot<Payment>): DropView {
  const { value, context } = snapshot;
  if (value.drop === 'sending') return { status: 'sending' };
  if (!snapshot.can({ type: 'DROP' })) return { status: 'notOffered' };
  return value.drop === 'failed' ? { status: 'failed', fault: context.dropFault ?? nothing } : { status: 'offered' };
}

function walletView<Payment extends PaymentFacts>({ value, context }: PaymentSnapshot<Payment>): WalletView {
  const { wallets, intent, sentHash, walletFault } = context;
  if (typeof value.wallet === 'object') return { status: value.wallet.asking === 'left' ? 'left' : 'opening' };
  switch (value.wallet) {
    case 'finding':
      return { status: intent === 'pay' ? 'opening' : 'signing' };
    case 'choosing':
      return { status: 'choosing', wallets };
    case 'sent':
      return { status: 'sent', hash: sentHash ?? '' };
    case 'refused':
      return { status: 'refused', intent, fault: walletFault ?? nothing };
    default:
      return { status: value.wallet };
  }
}
