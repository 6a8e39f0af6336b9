import type { Db } from '../../database/schema.ts';
import { Problem } from '../../problem.ts';
import {
  findBookingProgress,
  findBoughtPeriods,
  findClaim,
  findPayment,
  findSetAside,
  findTransfers,
  type PaymentRow,
} from './payments.repository.ts';
import { isBookingDelayed } from './booking-state.rules.ts';
import type { PaymentStory } from './payments.view.ts';

/** A payment with its transfers, periods and claim. */
export async function readStory(db: Db, payment: PaymentRow, now: Date): Promise<PaymentStory> {
  const [transfers, periods, claim] = [
    await findTransfers(db, payment.id),
    await findBoughtPeriods(db, payment.id),
    await findClaim(db, payment.id),
  ];
  return { payment, transfers, periods, claim, isDelayed: await isDelayed(db, payment, now) };
}

/** Whether a transfer to an open payment would be booked late now. */
export async function isDelayed(db: Db, payment: PaymentRow, now: Date): Promise<boolean> {
  if (payment.status !== 'pending') return false;
  return isBookingDelayed(await findBookingProgress(db, payment.chain_id), now) || (await findSetAside(db, payment.id));
}

/**
 * A payment of the person. Throws `payment_not_found` for another person's too, so that nobody learns that it exists.
 */
export async function requireOwnPayment(db: Db, userId: string, id: string): Promise<PaymentRow> {
  const payment = await findPayment(db, id);
  if (payment?.user_id !== userId) throw new Problem('payment_not_found');
  return payment;
}
