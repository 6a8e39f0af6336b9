import type { components } from '@mutuals/api-client/schema';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../clock.ts';
import type { Listed, PartRequest } from '../../database/list-part.ts';
import type { Db, RefundWarning, Trx } from '../../database/schema.ts';
import { type Chain, ChainDisagrees, ChainUnavailable } from '../../integrations/chain/chain.ts';
import { lowerCase } from '../../integrations/chain/deposit-address.ts';
import { addJob } from '../../jobs/queue.ts';
import { Problem } from '../../problem.ts';
import { audited } from '../audit/audit.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { ConfirmationService } from '../payments/confirmation.service.ts';
import {
  type PaymentRow,
  paymentsJobs,
  readStory,
  type TransferWithOutcome,
  type Unsettled,
  unsettledOf,
  worthOf,
} from '../payments/payments.public.ts';
import * as payments from '../payments/payments.public.ts';
import { findUser, lockUser, requireFreshSignIn } from '../users/users.public.ts';
import type { Caller } from '../../caller.ts';
import { refundWarnings, type RefundTransaction } from './refund.rules.ts';
import {
  findForeign,
  findSettlements,
  findTeamPayments,
  insertSettlement,
  isBookedToEnd,
  isRefundKnown,
  type PaymentFilter,
} from './settlements.repository.ts';
import { toTeamPayment, toTeamSummary } from './settlements.view.ts';

type TeamPayment = components['schemas']['TeamPayment'];
type TeamPaymentSummary = components['schemas']['TeamPaymentSummary'];

/** The team's decision on unsettled money. */
export interface Settlement {
  outcome: 'credited' | 'refunded';
  transferIds: readonly string[];
  /** The refund transaction with the chain's data; null for a credit. */
  refund: Refund | null;
  note: string;
}

export interface Refund {
  txHash: string;
  transaction: RefundTransaction;
}

export interface SettlementsService {
  /** Everyone's payments, the newest first, for the team. */
  listPayments(filter: PaymentFilter, request: PartRequest): Promise<Listed<TeamPaymentSummary>>;
  /** A payment with its whole history, for the team. Throws `payment_not_found`. */
  getTeamPayment(id: string): Promise<TeamPayment>;
  /** Reads a refund transaction from the chain. */
  readRefund(txHash: string): Promise<Refund>;
  /**
   * Settles unsettled transfers, each once (D15), with an audit row, and notifies the payer. Throws `sign_in_too_old`
   * (D50), `payment_not_found`, `payment_not_booked_yet` while a transfer in time may be unknown, `nothing_to_settle`
   * if one of them is settled, counted for the payment or belongs to another, and `worth_too_little` for a period worth
   * much more than the money.
   */
  settlePayment(caller: Caller, id: string, settlement: Settlement, trx: Trx): Promise<TeamPayment>;
}

interface Dependencies {
  db: Db;
  /** The connections of searches: they plan each query for its values and have a timeout. */
  searchDb: Db;
  clock: Clock;
  /** Null if nobody can pay. */
  chain: Pick<Chain, 'transaction'> | null;
  confirmation: ConfirmationService;
  notifications: Pick<NotificationsService, 'notify'>;
}

export function createSettlementsService({
  db,
  searchDb,
  clock,
  chain,
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

    async readRefund(hash) {
      const txHash = lowerCase(hash);
      const transaction = await chain?.transaction(txHash).catch((error: unknown) => {
        if (error instanceof ChainUnavailable || error instanceof ChainDisagrees) return undefined;
        throw error;
      });
      return { txHash, transaction };
    },

    async settlePayment(caller, id, { outcome, transferIds, refund, note }, trx) {
      requireFreshSignIn(caller, clock);
      const { user_id: userId } = await requirePayment(trx, id);
      await lockUser(trx, userId);
      const payment = await payments.lockPayment(trx, id);
      if (payment === undefined) throw new Problem('payment_not_found');
      // A confirmed payment is complete, so further transfers cannot complete it.
      if (payment.status !== 'confirmed' && !(await isBookedToEnd(trx, payment.id)))
        throw new Problem('payment_not_booked_yet');
      const transfers = await payments.findTransfers(trx, id);
      const unsettled = unsettledOf(payment, transfers);
      const chosen = unsettled.filter(({ transferId }) => transferIds.includes(transferId));
      if (chosen.length < transferIds.length) throw new Problem('nothing_to_settle');
      if (outcome === 'credited' && !worthOf(payment, chosen).isAboutPrice) throw new Problem('worth_too_little');
      const warnings = refund === null ? [] : await warningsOf(trx, payment, { refund, transfers, chosen });
      const txHash = refund?.txHash ?? null;
      const settlementId = uuid();
      await insertSettlement(
        trx,
        {
          id: settlementId,
          payment_id: id,
          outcome,
          tx_hash: txHash,
          warnings,
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
        before: { unsettled: unsettled.map(({ transferId }) => transferId) },
        after: { outcome, transferIds, txHash, warnings },
        reason: note,
      });
      await addJob(trx, paymentsJobs.publishPaymentStatus, { paymentId: id });
      return tell(trx, payment);
    },
  };
}

async function warningsOf(
  trx: Trx,
  { id }: PaymentRow,
  {
    refund: { txHash, transaction },
    transfers,
    chosen,
  }: { refund: Refund; transfers: readonly TransferWithOutcome[]; chosen: readonly Unsettled[] },
): Promise<RefundWarning[]> {
  const claim = await payments.findClaim(trx, id);
  const coinOf = new Map(transfers.map((transfer) => [transfer.id, transfer.token_address ?? 'bnb']));
  const coins = new Map<string, bigint>();
  for (const { transferId, amount } of chosen) {
    const coin = coinOf.get(transferId) ?? 'bnb';
    coins.set(coin, (coins.get(coin) ?? 0n) + amount);
  }
  const warnings = refundWarnings(transaction, { coins, to: claim?.refund_address ?? null });
  return (await isRefundKnown(trx, txHash)) ? [...warnings, 'transaction_used_before'] : warnings;
}

async function requirePayment(db: Db, id: string): Promise<PaymentRow> {
  const payment = await payments.findPayment(db, id);
  if (payment === undefined) throw new Problem('payment_not_found');
  return payment;
}
