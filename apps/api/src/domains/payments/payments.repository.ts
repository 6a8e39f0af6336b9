import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely';
import { type ListPart, type PartRequest, readPart } from '../../database/list-part.ts';
import type {
  Db,
  LedgerSumsTable,
  PaymentClaimsTable,
  PaymentDetail,
  PaymentSettlementsTable,
  PaymentsTable,
  PaymentStatus,
  ReconciliationsTable,
  Schema,
  SubscriptionPeriodsTable,
  TransfersTable,
  Trx,
} from '../../database/schema.ts';
import { findIds, findsUser } from '../users/users.repository.ts';

export type PaymentRow = Selectable<PaymentsTable>;
export type ClaimRow = Selectable<PaymentClaimsTable>;
/** A final transfer, with what the team made of it. */
export type TransferRow = Selectable<TransfersTable> & { settled_as: 'credited' | 'refunded' | null };
export type BoughtPeriod = Pick<Selectable<SubscriptionPeriodsTable>, 'tier' | 'starts_at' | 'ends_at'>;
export type TeamListedPayment = PaymentRow & { user_name: string; wish: ClaimRow['wish'] | null };
export type SettlementRow = Selectable<PaymentSettlementsTable> & { settled_by_name: string; transfer_ids: string[] };

/** The next index of a deposit address: never given out twice (D16). */
export async function nextAddressIndex(db: Db): Promise<number> {
  const { rows } = await sql<{ index: number }>`select nextval('deposit_address_index') as index`.execute(db);
  return Number(rows[0]?.index);
}

/** Inserts a payment; undefined where the person has a pending one. */
export async function insertPayment(trx: Trx, payment: Insertable<PaymentsTable>): Promise<PaymentRow | undefined> {
  return trx
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) =>
      // Written out: by a parameter the index is not found any more once the statement is planned for all values.
      conflict
        .column('user_id')
        .where(sql<boolean>`status = 'pending'`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function findPendingId(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return row?.id;
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The payment as it is until the transaction ends. */
export async function lockPayment(trx: Trx, id: string): Promise<PaymentRow | undefined> {
  return trx.selectFrom('payments').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** All transfers of a payment, in the order of the chain. */
export async function findTransfers(db: Db, paymentId: string): Promise<TransferRow[]> {
  return db
    .selectFrom('transfers')
    .leftJoin('settled_transfers', 'settled_transfers.transfer_id', 'transfers.id')
    .leftJoin('payment_settlements', 'payment_settlements.id', 'settled_transfers.settlement_id')
    .selectAll('transfers')
    .select('payment_settlements.outcome as settled_as')
    .where('transfers.payment_id', '=', paymentId)
    .orderBy('transfers.block_number')
    .orderBy('transfers.log_index')
    .orderBy('transfers.id')
    .execute();
}

/** What a payment bought, or was credited with. */
export async function findBoughtPeriods(db: Db, paymentId: string): Promise<BoughtPeriod[]> {
  return db
    .selectFrom('subscription_periods')
    .leftJoin('payment_settlements', 'payment_settlements.id', 'subscription_periods.settlement_id')
    .select(['subscription_periods.tier', 'subscription_periods.starts_at', 'subscription_periods.ends_at'])
    .where((eb) =>
      eb.or([
        eb('subscription_periods.payment_id', '=', paymentId),
        eb('payment_settlements.payment_id', '=', paymentId),
      ]),
    )
    .orderBy('subscription_periods.starts_at')
    .execute();
}

export async function findClaim(db: Db, paymentId: string): Promise<ClaimRow | undefined> {
  return db.selectFrom('payment_claims').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
}

export async function putClaim(trx: Trx, claim: ClaimRow): Promise<void> {
  const { payment_id: _, ...columns } = claim;
  await trx
    .insertInto('payment_claims')
    .values(claim)
    .onConflict((conflict) => conflict.column('payment_id').doUpdateSet(columns))
    .execute();
}

const NEWEST = { at: sql<Date>`payments.created_at`, id: sql<string>`payments.id` };

/** A part of a person's payments, the newest first. */
export async function findPaymentsOf(db: Db, userId: string, request: PartRequest): Promise<ListPart<PaymentRow>> {
  const all = db.selectFrom('payments').where('user_id', '=', userId);
  return readPart(db, all.selectAll('payments'), { by: NEWEST, all, request });
}

export interface PaymentFilter {
  status: PaymentStatus | null;
  detail: PaymentDetail | null;
  /** Those alone of which money waits for a decision. */
  needsDecision: boolean;
  /** What finds a payment or its payer; empty for all. */
  search: string;
}

/** Of people who fit, as many as a search of payments looks at. */
const PAYERS_MOST = 100;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const ADDRESS = /^0x[\da-f]{40}$/;
const HASH = /^0x[\da-f]{64}$/;

/** Who may be the payer that a text names; nobody where it is an id or a transaction. */
async function findPayers(db: Db, search: string): Promise<string[]> {
  const text = search.toLowerCase();
  if (text === '' || ID.test(text) || HASH.test(text)) return [];
  return findIds(db, await findsUser(db, search), PAYERS_MOST);
}

/** A payment by its id, its address or the transaction of a transfer to it, also by its payer's id; or of some payers. */
function findsPayment(eb: ExpressionBuilder<Schema, 'payments'>, search: string, payers: string[]) {
  const text = search.toLowerCase();
  if (ID.test(text)) return eb.or([eb('payments.id', '=', text), eb('payments.user_id', '=', text)]);
  if (HASH.test(text))
    return eb('payments.id', 'in', eb.selectFrom('transfers').select('payment_id').where('tx_hash', '=', text));
  // The people first, and few enough: joined, their payments are looked for among all.
  const ofPayer = sql<boolean>`payments.user_id = any(${payers}::uuid[])`;
  return ADDRESS.test(text) ? eb.or([eb('payments.address', '=', text), ofPayer]) : ofPayer;
}

/** A part of everyone's payments, the newest first. */
export async function findPayments(
  db: Db,
  { status, detail, needsDecision, search }: PaymentFilter,
  request: PartRequest,
): Promise<ListPart<TeamListedPayment>> {
  const payers = await findPayers(db, search);
  const all = db
    .selectFrom('payments')
    .$if(status !== null, (query) => query.where('payments.status', '=', status))
    .$if(detail !== null, (query) => query.where('payments.detail', '=', detail))
    .$if(needsDecision, (query) => query.where(sql<boolean>`payments.has_unsettled`))
    .$if(search !== '', (query) => query.where((eb) => findsPayment(eb, search, payers)));
  const rows = all
    .innerJoin('users', 'users.id', 'payments.user_id')
    .leftJoin('payment_claims', 'payment_claims.payment_id', 'payments.id')
    .selectAll('payments')
    .select(['users.display_name as user_name', 'payment_claims.wish']);
  return readPart(db, rows, { by: NEWEST, all, request });
}

/** Own payments that a realtime token names: those since a time, the newest first. */
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
 * Ends pending payments whose time is over, at most `most` of them; answers their ids. What was sent in time may become final a little
 * later: so the chain must have been read beyond the end, balances too, or be so far behind that nobody can wait for it and nothing be seen (D15). A
 * payment that somebody works on is left to the next run.
 * @param userId of one person alone; null for everyone's
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
    .set({ ...completion, status: 'confirmed', seen_wei: '0', seen_tx: null, updated_at: completion.confirmed_at })
    .where('id', '=', id)
    .execute();
}

/** A confirmed payment of a tier that no period has used, the oldest first (D13). */
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

export async function insertSettlement(
  trx: Trx,
  settlement: Insertable<PaymentSettlementsTable>,
  transferIds: readonly string[],
): Promise<void> {
  await trx.insertInto('payment_settlements').values(settlement).execute();
  await trx
    .insertInto('settled_transfers')
    .values(transferIds.map((transfer_id) => ({ transfer_id, settlement_id: settlement.id })))
    .execute();
}

/** How a payment was settled, the oldest first. */
export async function findSettlements(db: Db, paymentId: string): Promise<SettlementRow[]> {
  return db
    .selectFrom('payment_settlements')
    .innerJoin('users', 'users.id', 'payment_settlements.settled_by')
    .selectAll('payment_settlements')
    .select([
      'users.display_name as settled_by_name',
      sql<string[]>`(select coalesce(json_agg(transfer_id), '[]') from settled_transfers
        where settlement_id = payment_settlements.id)`.as('transfer_ids'),
    ])
    .where('payment_settlements.payment_id', '=', paymentId)
    .orderBy('payment_settlements.created_at')
    .orderBy('payment_settlements.id')
    .execute();
}

/** What the ledger of a chain comes to (D47): what arrived, what the treasury moved for good, by asset: bnb, or the contract of a token; and its fees. */
export async function findLedgerSums(
  db: Db,
  chainId: number,
): Promise<Pick<Selectable<LedgerSumsTable>, 'side' | 'asset' | 'amount_wei'>[]> {
  return db
    .selectFrom('ledger_sums')
    .select(['side', 'asset', 'amount_wei'])
    .where('chain_id', '=', chainId)
    .orderBy('asset')
    .execute();
}

/** What the treasury found when it last compared ledger and chain (D47). */
export async function findReconciliation(
  db: Db,
  chainId: number,
): Promise<Selectable<ReconciliationsTable> | undefined> {
  return db
    .selectFrom('reconciliations')
    .selectAll()
    .where('chain_id', '=', chainId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
