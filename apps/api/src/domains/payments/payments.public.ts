export { type BookingState, bookingState } from './booking-state.rules.ts';
export { readStory, requireOwnPayment } from './payment-story.service.ts';
export { paymentsJobs } from './payments.jobs.ts';
export {
  type ClaimRow,
  findPayment,
  findRecentPaymentIds,
  findTransfers,
  findUnusedPayment,
  lockPayment,
  type PaymentRow,
} from './payments.repository.ts';
export { type Payment, type PaymentStory, toPayment, toSummary } from './payments.view.ts';
export { claimMessage, symbolOf, unsettledOf } from './unsettled.rules.ts';
