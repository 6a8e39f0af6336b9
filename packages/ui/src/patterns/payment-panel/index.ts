export { type CheckState, PaymentPanel, type PaymentPanelProps } from './payment-panel.tsx';
export { PaymentStatusBadge, type PaymentStatusBadgeProps } from './payment-status-badge.tsx';
export { type PaymentPhase, phaseOf } from './payment.phase.ts';
export type { PaymentNetwork, PaymentView, WalletProblem } from './payment.types.ts';
export { amountText, shortHash, symbolOf, transferHref } from './payment.words.ts';
