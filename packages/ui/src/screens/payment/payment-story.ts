import { fn } from 'storybook/test';
import { bsc, waiting } from '../../patterns/payment-panel/payment.examples.ts';
import type { PaymentScreenProps, PaymentScreenView } from './payment-screen.tsx';

/** A payment that awaits its money; its stories override the fields that matter. */
export const readyView = {
  status: 'ready',
  payment: waiting,
  phase: 'awaiting',
  isLive: false,
  isLeaving: false,
  check: 'idle',
  wallet: { status: 'idle' },
  claim: { status: 'idle' },
  drop: { status: 'offered' },
} as const satisfies PaymentScreenView;

export const paymentStory = {
  args: {
    view: readyView,
    network: bsc,
    leftMs: 12 * 60_000 + 34_000,
    totalMs: 15 * 60_000,
    hrefs: {
      newPayment: '/payment/checkout/PREMIUM',
      support: '/support/create',
      plan: '/premium',
      payments: '/my-payments',
    },
    onRetry: fn(),
    onStay: fn(),
    onPrint: fn(),
    onCheck: fn(),
    onOpenWallet: fn(),
    onChooseWallet: fn(),
    onCancelWallet: fn(),
    onNotSent: fn(),
    onClaimPeriod: fn(),
    onClaimRefund: fn(),
    onDrop: fn(),
    onGoOn: fn(),
  } satisfies PaymentScreenProps,
};
