import type { Trx } from '../../database/schema.ts';
import { Problem } from '../../problem.ts';
import * as payments from './payments.repository.ts';
import { toPendingPayment } from './payments.view.ts';

/** A person has at most one pending payment (SPEC 5). Throws `payment_pending`, which names it. */
export async function refuseWhilePending(trx: Trx, userId: string): Promise<void> {
  const payment = await payments.findPendingOf(trx, userId);
  if (payment !== undefined)
    throw new Problem('payment_pending', { pending: { id: payment.id, payment: toPendingPayment(payment) } });
}

/**
 * Requires that no money of a person is under way, unbooked, or waits for a decision (D15). Throws `payment_pending`,
 * `payment_not_booked_yet`, `refund_waiting`.
 */
export async function requireNoOpenMoney(trx: Trx, userId: string, now: Date): Promise<void> {
  await refuseWhilePending(trx, userId);
  if (await payments.hasUnbooked(trx, userId, now)) throw new Problem('payment_not_booked_yet');
  if (await payments.hasUnsettled(trx, userId)) throw new Problem('refund_waiting');
}
