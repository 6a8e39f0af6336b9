import type { components } from '@mutuals/api-client/schema';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../clock.ts';
import type { Listed, PartRequest } from '../../database/list-part.ts';
import type { Db, Trx } from '../../database/schema.ts';
import { addJob } from '../../jobs/queue.ts';
import { Problem } from '../../problem.ts';
import { audited } from '../audit/audit.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { ConfirmationService } from '../payments/confirmation.service.ts';
import { type PaymentRow, paymentsJobs, readStory, unsettledOf } from '../payments/payments.public.ts';
import * as payments from '../payments/payments.public.ts';
import { findUser, lockUser, requireFreshSignIn } from '../users/users.public.ts';
import type { Caller } from '../../caller.ts';
import {
  findForeign,
  findSettlements,
  findTeamPayments,
  insertSettlement,
  isBookedToEnd,
  type PaymentFilter,
} from './settlements.repository.ts';
import { toTeamPayment, toTeamSummary } from './settlements.view.ts';

type TeamPayment = components['schemas']['TeamPayment'];
type TeamPaymentSummary = components['schemas']['TeamPaymentSummary'];

/** What the team makes of money that bought nothing. */
export interface Settlement {
  outcome: 'credited' | 'refunded';
  transferIds: readonly string[];
  /** The transaction that returned it. */
  txHash: string | null;
  note: string;
}

export interface SettlementsService {
  /** Everyone's payments, the newest first; for the team. */
  listPayments(filter: PaymentFilter, request: PartRequest): Promise<Listed<TeamPaymentSummary>>;
  /** The whole story of a payment; for the team. Throws `payment_not_found`. */
  getTeamPayment(id: string): Promise<TeamPayment>;
  /**
   * Settles transfers that bought nothing, each once (D15), with an audit row, and tells their payer. Throws `sign_in_too_old` (D50),
   * `payment_not_found`, `payment_not_booked_yet` while something that came in time may be unknown, and `nothing_to_settle` where one of them is
   * settled, counted for the payment or is none of it.
   */
  settlePayment(caller: Caller, id: string, settlement: Settlement, trx: Trx): Promise<TeamPayment>;
}

interface Dependencies {
  db: Db;
  /** The connections of searches: each is planned for what it looks for, and takes no longer than a search may. */
  searchDb: Db;
  clock: Clock;
  confirmation: ConfirmationService;
  notifications: Pick<NotificationsService, 'notify'>;
}

export function createSettlementsService({
  db,
  searchDb,
  clock,
  confirmation,
  notifications,
}: Dependencies): SettlementsService {
  async function tell(db: Db, payment: PaymentRow): Promise<TeamPayment> {
    const now = clock.now();
    const story = await readStory(db, payment, now);
    const settlements = await findSettlements(db, payment.id);
    const foreign = await findForeign(db, payment.id);
    const user = await findUser(db, payment.user_id);
    return toTeamPayment(story, { user, settlements, foreign }, now);
  }

  return {
    async listPayments(filter, request) {
      const { rows, ...part } = await findTeamPayments(filter.search === '' ? db : searchDb, filter, request);
      return { data: rows.map(toTeamSummary), ...part };
    },

    getTeamPayment: async (id) => tell(db, await requirePayment(db, id)),

    async settlePayment(caller, id, { outcome, transferIds, txHash, note }, trx) {
      requireFreshSignIn(caller, clock);
      const { user_id: userId } = await requirePayment(trx, id);
      await lockUser(trx, userId);
      const payment = await payments.lockPayment(trx, id);
      if (payment === undefined) throw new Problem('payment_not_found');
      if (!(await isBookedToEnd(trx, payment))) throw new Problem('payment_not_booked_yet');
      const transfers = await payments.findTransfers(trx, id);
      const waiting = new Set(unsettledOf(payment, transfers).map(({ transferId }) => transferId));
      if (!transferIds.every((transferId) => waiting.has(transferId))) throw new Problem('nothing_to_settle');
      const settlementId = uuid();
      await insertSettlement(
        trx,
        {
          id: settlementId,
          payment_id: id,
          outcome,
          tx_hash: txHash,
          note,
          settled_by: caller.userId,
          created_at: clock.now(),
        },
        transferIds,
      );
      if (outcome === 'credited')
        await confirmation.credit(trx, { userId, tier: payment.tier, paymentId: null, settlementId }, id);
      else await notifications.notify(trx, [{ userId, event: { type: 'payment_refunded', paymentId: id } }]);
      await audited(trx, clock, {
        actor: caller,
        action: 'settlePayment',
        subject: id,
        before: { unsettled: [...waiting] },
        after: { outcome, transferIds, txHash },
        reason: note,
      });
      await addJob(trx, paymentsJobs.publishPaymentStatus, { paymentId: id });
      return tell(trx, payment);
    },
  };
}

async function requirePayment(db: Db, id: string): Promise<PaymentRow> {
  const payment = await payments.findPayment(db, id);
  if (payment === undefined) throw new Problem('payment_not_found');
  return payment;
}
