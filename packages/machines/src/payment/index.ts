export { createPaymentMachine, type PaymentMachine, type PaymentSnapshot } from './payment.machine.ts';
export { isPaid, isToPay, phaseOf, type PaymentPhase } from './payment.rules.ts';
export type * from './payment.types.ts';
export { type DropView, isBusy, type PaymentPageView, paymentView, type WalletView } from './payment.view.ts';
