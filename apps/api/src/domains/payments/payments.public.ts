export { type BookingState, bookingState, WATCHED_AFTER_END_MS } from './booking-state.rules.ts';
export { requireNoOpenMoney } from './open-payments.service.ts';
export { readStory, requireOwnPayment } from './payment-story.service.ts';
export { paymentsJobs } from './payments.jobs.ts';
export {
  type ClaimRow,
  findClaim,
  findPayment,
  findRecentPaymentIds,
  findTransfers,
  findUnusedPayment,
  isSetAside,
  lockPayment,
  mayHaveUnbooked,
  type PaymentCount,
  type PaymentRow,
  type TransferWithOutcome,
} from './payments.repository.ts';
export { type Payment, type PaymentStory, toPayment, toSummary } from './payments.view.ts';
export { claimMessage, symbolOf, type Unsettled, unsettledOf } from './unsettled.rules.ts';
export { worthOf } from './worth.rules.ts';
