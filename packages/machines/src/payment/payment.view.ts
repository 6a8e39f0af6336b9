import type { Fault } from '../shared/fault.ts';
import type { PaymentSnapshot } from './payment.machine.ts';
import { isPaid, phaseIn, type PaymentPhase } from './payment.rules.ts';
import type { PaymentContext, PaymentFacts, PaymentIntent, WalletOption } from './payment.types.ts';

/** How the wallet stands, as plain data. */
export type WalletView =
  | { readonly status: 'idle' }
  /** `signing`: it is to sign for a refund. `left`: nobody waits for it, and it may have sent, or may still. */
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
  if (value === 'loading' || value === 'notFound') return { status: value };
  const { payment, isLive } = context;
  const phase = phaseIn(context);
  if (typeof value === 'string' || payment === null || phase === null)
    return { status: 'unavailable', fault: context.fault ?? nothing };
  const { refresh, progress, action } = value.ready;
  return {
    status: 'ready',
    payment,
    phase,
    isLive,
    isLeaving: progress === 'celebrating',
    check: typeof refresh === 'object' ? CHECKED[refresh.waiting] : refresh === 'checking' ? 'checking' : 'idle',
    wallet: walletView(action, context),
    claim: failureOf(action, context, 'period') ?? { status: action === 'claiming' ? 'sending' : 'idle' },
    drop: dropView(action, snapshot),
  };
}

/** Whether it goes on while no page shows it: something is being done, or a transfer may be on its way. */
export const isBusy = <Payment extends PaymentFacts>(snapshot: PaymentSnapshot<Payment>): boolean =>
  snapshot.hasTag('busy') || (snapshot.context.doubt !== null && !isPaid(phaseIn(snapshot.context)));

const CHECKED = { quiet: 'idle', nothing: 'nothing', failed: 'failed' } as const;

type Action = Extract<PaymentSnapshot<PaymentFacts>['value'], { ready: unknown }>['ready']['action'];

const failureOf = (action: Action, { intent, fault }: PaymentContext<unknown>, of: PaymentIntent) =>
  action === 'failed' && intent === of ? ({ status: 'failed', fault: fault ?? nothing } as const) : null;

function dropView<Payment extends PaymentFacts>(action: Action, snapshot: PaymentSnapshot<Payment>): DropView {
  if (action === 'dropping') return { status: 'sending' };
  if (!snapshot.can({ type: 'DROP' })) return { status: 'notOffered' };
  return failureOf(action, snapshot.context, 'drop') ?? { status: 'offered' };
}

function walletView(action: Action, { intent, fault, sent, wallets }: PaymentContext<unknown>): WalletView {
  if (action === 'left') return { status: 'left' };
  if (action === 'sent') return { status: 'sent', hash: sent?.hash ?? '' };
  if (action === 'failed' && (intent === 'pay' || intent === 'refund'))
    return { status: 'refused', intent, fault: fault ?? nothing };
  if (typeof action === 'string') return { status: 'idle' };
  if (action.wallet === 'choosing') return { status: 'choosing', wallets };
  return { status: intent === 'refund' ? 'signing' : 'opening' };
}
