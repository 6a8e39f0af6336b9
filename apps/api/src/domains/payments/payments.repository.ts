import { type Insertable, type Selectable, sql } from 'kysely';
import { type ListPart, type PartRequest, readPart } from '../../database/list-part.ts';
import type {
  Db,
  PaymentClaimsTable,
  PaymentDetail,
  PaymentsTable,
  SubscriptionPeriodsTable,
  TransfersTable,
  Trx,
} from '../../database/schema.ts';
import { type BookingProgress, WATCHED_AFTER_END_MS } from './booking-state.rules.ts';

export type PaymentRow = Selectable<PaymentsTable>;
export type ClaimRow = Selectable<PaymentClaimsTable>;
/** A final transfer, with its settlement by the team. */
export type TransferWithOutcome = Selectable<TransfersTable> & {
  settled_as: 'credited' | 'refunded' | null;
  settled_at: Date | null;
};
export type BoughtPeriod = Pick<Selectable<SubscriptionPeriodsTable>, 'tier' | 'starts_at' | 'ends_at'>;

/** Takes the next index of a deposit address, which is never used twice (D16). */
export async function takeAddressIndex(db: Db): Promise<number> {
  const { rows } = await sql<{ index: number }>`select nextval('deposit_address_index') as index`.execute(db);
  return Number(rows[0]?.index);
}

/** Inserts a payment; undefined if the person has a pending one. */
export async function insertPayment(trx: Trx, payment: Insertable<PaymentsTable>): Promise<PaymentRow | undefined> {
  return trx
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) =>
      // Written out, because PostgreSQL cannot match a partial index to a parameter.
      conflict
        .column('user_id')
        .where(sql<boolean>`status = 'pending'`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function findPendingOf(db: Db, userId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
}

/** Whether a block of `payments` could not be booked (docs/decisions/030). */
export const isSetAside = sql<boolean>`exists (select from unbooked_blocks where payment_id = payments.id)`;

/**
 * Whether money may have come for `payments` that nobody knows of yet: a block could not be booked, or the payment
 * ended before the chain was read to the end of its window (`findUncompared` looks at these).
 */
export const mayHaveUnbooked = (now: Date) => sql<boolean>`(${isSetAside} or status = 'expired'
  and expires_at > ${new Date(now.getTime() - WATCHED_AFTER_END_MS)}
  and exists (select from chain_cursors where chain_id = payments.chain_id
    and coalesce(balances_at, '-infinity') <= payments.expires_at))`;

/** Whether money of a person may have come that is not booked; their word counts for a payment that they dropped. */
export async function hasUnbooked(db: Db, userId: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', userId)
    .where(mayHaveUnbooked(now))
    .where((eb) => eb.or([eb('dropped_at', 'is', null), isSetAside]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether money of a person waits for a decision (D15). */
export async function hasUnsettled(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', userId)
    .where('has_unsettled', '=', true)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks the payment until the transaction ends. */
export async function lockPayment(trx: Trx, id: string): Promise<PaymentRow | undefined> {
  return trx.selectFrom('payments').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Max. transfers read for a payment, as anybody may send any number. */
const MOST_TRANSFERS = 200;

/**
 * Transfers of a payment in the order of the chain. Beyond the limit, unsettled ones go first, and of those the
 * largest.
 */
export async function findTransfers(db: Db, paymentId: string): Promise<TransferWithOutcome[]> {
  const chosen = db
    .selectFrom('transfers')
    .leftJoin('settled_transfers', 'settled_transfers.transfer_id', 'transfers.id')
    .leftJoin('payment_settlements', 'payment_settlements.id', 'settled_transfers.settlement_id')
    .selectAll('transfers')
    .select(['payment_settlements.outcome as settled_as', 'payment_settlements.created_at as settled_at'])
    .where('transfers.payment_id', '=', paymentId)
    .orderBy(sql`payment_settlements.id is not null`)
    .orderBy('transfers.amount_wei', 'desc')
    .orderBy('transfers.id')
    .limit(MOST_TRANSFERS);
  return db
    .selectFrom(chosen.as('transfers'))
    .selectAll()
    .orderBy('block_number')
    .orderBy('log_index')
    .orderBy('id')
    .execute();
}

/** How far a chain is booked; undefined if nothing was booked. */
export async function findBookingProgress(db: Db, chainId: number): Promise<BookingProgress | undefined> {
  return db
    .selectFrom('chain_cursors')
    .select(['halted', 'waits_for', 'block_time', 'updated_at'])
    .where('chain_id', '=', chainId)
    .executeTakeFirst();
}

/** Whether a payment waits for a block that could not be booked. */
export async function findSetAside(db: Db, paymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('id', '=', paymentId)
    .where(isSetAside)
    .executeTakeFirst();
  return row !== undefined;
}

/** Max. periods read for a payment, as the team may credit any number (D15). */
const MOST_PERIODS = 100;

/** The periods that a payment bought or was credited with, in order; beyond the limit, the latest. */
export async function findBoughtPeriods(db: Db, paymentId: string): Promise<BoughtPeriod[]> {
  const latestFirst = await db
    .selectFrom('subscription_periods')
    .leftJoin('payment_settlements', 'payment_settlements.id', 'subscription_periods.settlement_id')
    .select(['subscription_periods.tier', 'subscription_periods.starts_at', 'subscription_periods.ends_at'])
    .where((eb) =>
      eb.or([
        eb('subscription_periods.payment_id', '=', paymentId),
        eb('payment_settlements.payment_id', '=', paymentId),
      ]),
    )
    .orderBy('subscription_periods.starts_at', 'desc')
    .limit(MOST_PERIODS)
    .execute();
  return latestFirst.toReversed();
}

export async function findClaim(db: Db, paymentId: string): Promise<ClaimRow | undefined> {
  return db.selectFrom('payment_claims').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
}

const NEWEST = { at: sql<Date>`payments.created_at`, id: sql<string>`payments.id` };

/** A part of a person's payments, the newest first. */
export async function findPaymentsOf(db: Db, userId: string, request: PartRequest): Promise<ListPart<PaymentRow>> {
  const all = db.selectFrom('payments').where('user_id', '=', userId);
  return readPart(db, all.selectAll('payments'), { by: NEWEST, all, request });
}

/** The person's payments for a realtime token: those since a time, the newest first. */
export async function findRecentPaymentIds(db: Db, userId: string, since: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Expires at most `most` overdue pending payments; returns their ids. A transfer that was sent in time may become final
 * a little later. So the chain must have been read beyond the window, balances included, or be so far behind that the
 * payer cannot wait, with nothing seen for the payment (D15); and no block of it is set aside. A locked payment is left
 * to the next run.
 * @param userId of one person; null for everyone
 */
export async function expirePayments(
  trx: Db,
  { now, patienceEnds, most, userId }: { now: Date; patienceEnds: Date; most: number; userId: string | null },
): Promise<string[]> {
  const isNothingOnItsWay = sql<boolean>`(payments.seen_wei = 0 and payments.detail is distinct from 'confirming'
    and payments.detail is distinct from 'reorged')`;
  const over = trx
    .selectFrom('payments')
    .leftJoin('chain_cursors', 'chain_cursors.chain_id', 'payments.chain_id')
    .select('payments.id')
    .where('payments.status', '=', 'pending')
    .where('payments.expires_at', '<=', now)
    .where((eb) => eb.not(isSetAside))
    .$if(userId !== null, (query) => query.where('payments.user_id', '=', userId ?? ''))
    .where(
      (eb) => sql<boolean>`(
        chain_cursors.balances_at > payments.expires_at
        or ${isNothingOnItsWay} and (chain_cursors.chain_id is null or ${eb.ref('payments.expires_at')} <= ${patienceEnds}))`,
    )
    .orderBy('payments.expires_at')
    .limit(most)
    .forNoKeyUpdate('payments')
    .skipLocked();
  const rows = await trx
    .updateTable('payments')
    .set({
      status: 'expired',
      detail: sql<PaymentDetail | null>`case when detail = 'confirming' then null else detail end`,
      updated_at: now,
    })
    .where('id', 'in', over)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks a pending payment as dropped by its payer. */
export async function markDropped(trx: Db, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status: 'expired', expires_at: sql`least(expires_at, ${now})`, dropped_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** What completes a payment. */
export interface Completion {
  detail: PaymentDetail | null;
  received_wei: string;
  tx_hash: string | null;
  confirmed_at: Date;
}

export async function markConfirmed(trx: Trx, id: string, completion: Completion): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ ...completion, status: 'confirmed', updated_at: completion.confirmed_at })
    .where('id', '=', id)
    .execute();
}

/** A confirmed payment of a tier without a period, the oldest first (D13). */
export async function findUnusedPayment(
  trx: Trx,
  userId: string,
  tier: PaymentRow['tier'],
): Promise<PaymentRow | undefined> {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('tier', '=', tier)
    .where('status', '=', 'confirmed')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('subscription_periods')
            .select('subscription_periods.id')
            .whereRef('subscription_periods.payment_id', '=', 'payments.id'),
        ),
      ),
    )
    .orderBy('confirmed_at')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Payments that are alike, and how many they are. */
export interface PaymentCount {
  status: PaymentRow['status'];
  detail: PaymentDetail | null;
  count: number;
}

const countsOf = (db: Db) =>
  db
    .selectFrom('payments')
    .select(['status', 'detail', sql<number>`count(*)::integer`.as('count')])
    .groupBy(['status', 'detail']);

/** The payments that began after `since`, by status and detail. */
export const countSince = (db: Db, since: Date): Promise<PaymentCount[]> =>
  countsOf(db).where('created_at', '>', since).execute();

/** The payments with money that waits for a decision (D15), by status and detail. */
export const countUnsettled = (db: Db): Promise<PaymentCount[]> =>
  countsOf(db)
    .where(sql<boolean>`has_unsettled`)
    .execute();
