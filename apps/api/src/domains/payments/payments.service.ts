import { refuseWhilePending } from './open-payments.service.ts';
import type { components } from '@mutuals/api-client/schema';
import { v7 as uuid } from 'uuid';
import type { ChainConfig } from '../../chain-config.ts';
import { type Clock, DAY_MS } from '../../clock.ts';
import type { PriceConfig } from '../../config.ts';
import { inTransaction } from '../../database/database.ts';
import type { Listed, PartRequest } from '../../database/list-part.ts';
import type { Db, PaidTier, PaymentMethod, Trx } from '../../database/schema.ts';
import { depositAddress, xpubFingerprint } from '../../integrations/chain/deposit-address.ts';
import type { Realtime } from '../../integrations/realtime/realtime.ts';
import type { JobPayload } from '../../jobs/job-kind.ts';
import { addJobs, addLoneJob, newJob } from '../../jobs/queue.ts';
import { Problem } from '../../problem.ts';
import { requireBudget } from '../budgets/budgets.public.ts';
import { priceInDollars } from '../../lib/money.ts';
import { paidTierOf, refusalOf } from '../tiers/tiers.public.ts';
import { lockPlan, lockUser, requireStaying, requireUnsuspended } from '../users/users.public.ts';
import type { Caller } from '../../caller.ts';
import { isBookingInTime } from './booking-state.rules.ts';
import { addressOfToken, toNetworkConfig } from './network.view.ts';
import { paymentsJobs } from './payments.jobs.ts';
import * as payments from './payments.repository.ts';
import type { PaymentCount, PaymentRow } from './payments.repository.ts';
import { type Payment, toPayment, toPaymentRequest, toProgress, toStatusEvent, toSummary } from './payments.view.ts';
import type { Rate, RateNow, RatesService } from './rates.service.ts';
import { isDelayed, readStory, requireOwnPayment } from './payment-story.service.ts';
import { roundedUp, toWei } from '../../lib/wei.ts';

type Schemas = components['schemas'];

export interface PaymentOrder {
  /** Case-insensitive. */
  subscriptionTier: string;
  paymentMethod: PaymentMethod;
}

export interface PaymentsService {
  /**
   * The chain, its coins and their prices; a coin that is off says why. Throws `payments_unavailable` if no chain is
   * configured.
   */
  getNetworkConfig(): Promise<Schemas['NetworkConfig']>;
  /**
   * Starts a payment with a fresh address and an amount at a frozen rate (D9, D14, D16, D45). Throws
   * `payments_unavailable`, also while payments would not be booked in time, `method_unavailable`, `price_unavailable`,
   * `account_suspended`, `payment_pending`, `tier_is_current`, `tier_is_lower`, `rate_limited`.
   */
  initPayment(caller: Caller, order: PaymentOrder, rate: RateNow, trx: Trx): Promise<Schemas['PaymentRequest']>;
  /**
   * Drops an open payment (D15); returns one that already ended as it is. Throws `payment_not_found`, and
   * `payment_paid` if money is final or on its way, `payment_not_booked_yet` if a block of it is not booked.
   */
  dropPayment(caller: Caller, id: string): Promise<Payment>;
  /** Throws `payment_not_found`, also for another person's. */
  getPayment(caller: Caller, id: string): Promise<Payment>;
  /** Throws `payment_not_found`, also for another person's. */
  getPaymentStatus(caller: Caller, id: string): Promise<Schemas['PaymentProgress']>;
  /** The caller's payments, the newest first. */
  listMyPayments(caller: Caller, request: PartRequest): Promise<Listed<Schemas['PaymentSummary']>>;
  /** Publishes a payment's status to its payer's browsers. */
  publishPaymentStatus(change: JobPayload<typeof paymentsJobs.publishPaymentStatus>): Promise<void>;
  /** Expires overdue payments. */
  expirePayments(): Promise<void>;
  /** How many payments there are, by status and detail: those of the last 24 hours, and those with money that waits for the team (D15, D78). */
  countPayments(): Promise<{ ofToday: PaymentCount[]; unsettled: PaymentCount[] }>;
}

const PAYMENTS_A_DAY = 50;
/** How long the chain may lag before payments expire without it. */
const PATIENCE_MS = 10 * 60_000;
const AT_ONCE = 100;

interface Dependencies {
  db: Db;
  clock: Clock;
  /** Null disables payments. */
  chain: ChainConfig | null;
  prices: PriceConfig;
  rates: RatesService;
  realtime: Realtime;
}

export function createPaymentsService({ db, clock, chain, prices, rates, realtime }: Dependencies): PaymentsService {
  /** Expires overdue payments of everyone or of one person; returns how many. */
  async function expire(trx: Trx, userId: string | null): Promise<number> {
    const now = clock.now();
    const patienceEnds = new Date(now.getTime() - PATIENCE_MS);
    const ended = await payments.expirePayments(trx, { now, patienceEnds, most: AT_ONCE, userId });
    await addJobs(
      trx,
      ended.map((paymentId) => newJob(paymentsJobs.publishPaymentStatus, { paymentId })),
    );
    return ended.length;
  }

  async function isBooked(db: Db, { chainId, windowMs }: ChainConfig): Promise<boolean> {
    return isBookingInTime(await payments.findBookingProgress(db, chainId), clock.now(), windowMs);
  }

  /** The price of a tier in a coin at a rate. */
  function costOf(tier: PaidTier, method: PaymentMethod, rate: Rate): { expected: bigint; usd: string } {
    const bnb = tier === 'premium' ? prices.premiumBnb : prices.premiumPlusBnb;
    const usd = priceInDollars(bnb, rate.usd);
    return { expected: method === 'bnb' ? roundedUp(toWei(bnb)) : toWei(usd), usd };
  }

  return {
    async getNetworkConfig() {
      if (chain === null) throw new Problem('payments_unavailable');
      return toNetworkConfig(chain, await rates.recentRate(), await isBooked(db, chain));
    },

    async initPayment(caller, { subscriptionTier, paymentMethod: method }, { rate, isSound }, trx) {
      if (chain === null) throw new Problem('payments_unavailable');
      const token = addressOfToken(chain, method);
      if (token === undefined) throw new Problem('method_unavailable');
      const tier = paidTierOf(subscriptionTier);
      if (!(await isBooked(trx, chain))) throw new Problem('payments_unavailable');
      if (rate === null || (method === 'bnb' && !isSound)) throw new Problem('price_unavailable');
      const plan = await lockPlan(trx, caller.userId);
      const now = clock.now();
      requireUnsuspended(plan, now);
      requireStaying(plan);
      await expire(trx, caller.userId);
      await refuseWhilePending(trx, caller.userId);
      const refusal = refusalOf(tier, plan, now);
      if (refusal !== null) throw new Problem(refusal);
      await requireBudget(trx, { budget: 'payments', holder: caller.userId }, now, PAYMENTS_A_DAY);
      const index = await payments.takeAddressIndex(trx);
      const { expected, usd } = costOf(tier, method, rate);
      const payment = await payments.insertPayment(trx, {
        id: uuid(),
        user_id: caller.userId,
        tier,
        method,
        chain_id: chain.chainId,
        token_address: token,
        address: depositAddress(chain.xpub, index),
        address_index: index,
        xpub_fingerprint: xpubFingerprint(chain.xpub),
        expected_wei: expected.toString(),
        usd_price: usd,
        bnb_usd: rate.usd,
        rate_round: rate.round,
        rate_at: rate.at,
        created_at: now,
        expires_at: new Date(now.getTime() + chain.windowMs),
        updated_at: now,
        detail: null,
        seen_tx: null,
        tx_hash: null,
        confirmed_at: null,
      });
      if (payment === undefined) throw new Problem('payment_pending');
      return toPaymentRequest(payment, now);
    },

    dropPayment: (caller, id) =>
      inTransaction(db, async (trx) => {
        await requireOwnPayment(trx, caller.userId, id);
        await lockUser(trx, caller.userId);
        const payment = await payments.lockPayment(trx, id);
        if (payment === undefined) throw new Problem('payment_not_found');
        if (payment.status === 'confirmed' || isOnItsWay(payment)) throw new Problem('payment_paid');
        if (await payments.findSetAside(trx, id)) throw new Problem('payment_not_booked_yet');
        const now = clock.now();
        if (payment.status === 'pending') {
          await payments.markDropped(trx, id, now);
          await addJobs(trx, [newJob(paymentsJobs.publishPaymentStatus, { paymentId: id })]);
        }
        return toPayment(await readStory(trx, await requireOwnPayment(trx, caller.userId, id), now), now);
      }),

    async getPayment(caller, id) {
      const now = clock.now();
      return toPayment(await readStory(db, await requireOwnPayment(db, caller.userId, id), now), now);
    },

    async getPaymentStatus(caller, id) {
      const [payment, now] = [await requireOwnPayment(db, caller.userId, id), clock.now()];
      return toProgress(payment, await isDelayed(db, payment, now), now);
    },

    async listMyPayments(caller, request) {
      const { rows, ...part } = await payments.findPaymentsOf(db, caller.userId, request);
      return { data: rows.map(toSummary), ...part };
    },

    async publishPaymentStatus({ paymentId }) {
      const payment = await payments.findPayment(db, paymentId);
      if (payment === undefined) return;
      const event = toStatusEvent(payment);
      await realtime.publish(`payment:${payment.id}`, 'payment-status', event);
      await realtime.publish(`user:${payment.user_id}`, 'payment-status', event);
    },

    async expirePayments() {
      const expired = await inTransaction(db, (trx) => expire(trx, null));
      if (expired > 0) await addLoneJob(db, paymentsJobs.expirePayments, {});
    },

    async countPayments() {
      const [ofToday, unsettled] = await Promise.all([
        payments.countSince(db, new Date(clock.now().getTime() - DAY_MS)),
        payments.countUnsettled(db),
      ]);
      return { ofToday, unsettled };
    },
  };
}

/** The network shows money for it that is not final yet (D17). */
const isOnItsWay = ({ status, detail, seen_wei }: PaymentRow): boolean =>
  status === 'pending' && (BigInt(seen_wei) > 0n || detail === 'confirming' || detail === 'reorged');
