import type { Clock } from '../../clock.ts';
import type { PaidTier, Trx } from '../../database/schema.ts';
import { addJob } from '../../jobs/queue.ts';
import type { NotificationsService, UserEvent } from '../notifications/notifications.service.ts';
import { lockUser } from '../users/users.public.ts';
import { paymentsJobs } from './payments.jobs.ts';
import { lockPayment, markConfirmed, type PaymentRow } from './payments.repository.ts';

/** What completes a payment: the final sum that was sent in time, and the transfer that reached the price. */
export interface Confirmation {
  payment: Pick<PaymentRow, 'id' | 'user_id'>;
  /** Null for BNB sent by a contract, which names no transaction. */
  txHash: string | null;
  /** Wei of the requested coin, final and sent in time. */
  received: bigint;
  /** More than the price: the payment is confirmed and the surplus is listed (D15). */
  isOverpaid: boolean;
}

/** What a person gets for a payment, or for a part of one that the team credits. */
interface Grant {
  userId: string;
  tier: PaidTier;
  /** Null for a credit of the team. */
  paymentId: string | null;
  /** Null for a payment. */
  settlementId: string | null;
}

export interface ConfirmationService {
  /**
   * Confirms a payment in the transaction that books it: the period, the tier, the notifications and the realtime
   * event, all exactly once (D17). A payment that expired before its transfers became final is confirmed too. False if
   * it was confirmed before. Locks the person, then the payment.
   */
  confirmPayment(trx: Trx, confirmation: Confirmation): Promise<boolean>;
  /** Gives a person a period, and notifies them. */
  credit(trx: Trx, grant: Grant, paymentId: string): Promise<void>;
}

interface Dependencies {
  clock: Clock;
  /** Gives a person the period; returns whether it raised their tier. */
  grantPeriod: (trx: Trx, grant: Grant) => Promise<{ hasRisen: boolean }>;
  notifications: Pick<NotificationsService, 'notify'>;
}

export function createConfirmationService({ clock, grantPeriod, notifications }: Dependencies): ConfirmationService {
  async function credit(trx: Trx, grant: Grant, paymentId: string): Promise<void> {
    const { userId, tier } = grant;
    const { hasRisen } = await grantPeriod(trx, grant);
    const events: UserEvent[] = [{ userId, event: { type: 'payment_confirmed', tier, paymentId } }];
    if (hasRisen) events.push({ userId, event: { type: 'subscription_upgraded', tier } });
    await notifications.notify(trx, events);
  }

  return {
    credit,
    async confirmPayment(trx, { payment: { id, user_id: userId }, txHash, received, isOverpaid }) {
      await lockUser(trx, userId);
      const payment = await lockPayment(trx, id);
      if (payment === undefined || payment.status === 'confirmed') return false;
      await markConfirmed(trx, id, {
        detail: isOverpaid ? 'overpaid' : null,
        received_wei: received.toString(),
        tx_hash: txHash,
        confirmed_at: clock.now(),
      });
      await credit(trx, { userId, tier: payment.tier, paymentId: id, settlementId: null }, id);
      await addJob(trx, paymentsJobs.publishPaymentStatus, { paymentId: id });
      return true;
    },
  };
}
