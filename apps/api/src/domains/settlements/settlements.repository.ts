import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely';
import { UUID } from '../../lib/uuid.ts';
import { type ListPart, type PartRequest, readPart } from '../../database/list-part.ts';
import type {
  Db,
  ForeignTransfersTable,
  LedgerSumsTable,
  PaymentDetail,
  PaymentSettlementsTable,
  PaymentStatus,
  ReconciliationsTable,
  Schema,
  Trx,
} from '../../database/schema.ts';
import { type ClaimRow, isSetAside, type PaymentRow } from '../payments/payments.public.ts';
import { findIds, findsUser } from '../users/users.public.ts';

export type TeamListedPayment = PaymentRow & { user_name: string; wish: ClaimRow['wish'] | null };
export type SettlementRow = Selectable<PaymentSettlementsTable> & { settled_by_name: string; transfer_ids: string[] };

export type ForeignRow = Selectable<ForeignTransfersTable>;

/**
 * Whether all blocks of a payment's window are booked, BNB from contracts included. Until then it may still be
 * confirmed.
 */
export async function isBookedToEnd(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('payments')
    .innerJoin('chain_cursors', 'chain_cursors.chain_id', 'payments.chain_id')
    .select('payments.id')
    .where('payments.id', '=', id)
    .whereRef('balances_at', '>', 'expires_at')
    .where(({ not }) => not(isSetAside))
    .executeTakeFirst();
  return row !== undefined;
}

/** Alleged transfers of foreign contracts to a payment, in the order of the chain. */
export async function findForeign(db: Db, paymentId: string): Promise<ForeignRow[]> {
  return db
    .selectFrom('foreign_transfers')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('block_number')
    .orderBy('token_address')
    .execute();
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

export interface PaymentFilter {
  status: PaymentStatus | null;
  detail: PaymentDetail | null;
  /** Only payments with unsettled money. */
  needsDecision: boolean;
  /** Searches a payment or its payer; empty matches all. */
  search: string;
}

/** Max. payers that a search considers. */
const PAYERS_MOST = 100;
const ADDRESS = /^0x[\da-f]{40}$/;
const HASH = /^0x[\da-f]{64}$/;

/** The payers that a text may mean; none if it is an id or a transaction. */
async function findPayers(db: Db, search: string): Promise<string[]> {
  const text = search.toLowerCase();
  if (text === '' || UUID.test(text) || HASH.test(text)) return [];
  return findIds(db, await findsUser(db, search), PAYERS_MOST);
}

/** Matches a payment by its id, its address, a transaction to it or its payer's id, or by some payers. */
function findsPayment(eb: ExpressionBuilder<Schema, 'payments'>, search: string, payers: string[]) {
  const text = search.toLowerCase();
  if (UUID.test(text)) return eb.or([eb('payments.id', '=', text), eb('payments.user_id', '=', text)]);
  if (HASH.test(text))
    return eb('payments.id', 'in', eb.selectFrom('transfers').select('payment_id').where('tx_hash', '=', text));
  // The payers are found first, as there are few. A join would search all payments.
  const ofPayer = sql<boolean>`payments.user_id = any(${payers}::uuid[])`;
  return ADDRESS.test(text) ? eb.or([eb('payments.address', '=', text), ofPayer]) : ofPayer;
}

/** A part of everyone's payments, the newest first. */
export async function findTeamPayments(
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
  // Its status stays the same: without a time of its own, the event that tells of this would repeat an earlier one.
  await trx
    .updateTable('payments')
    .set({ updated_at: settlement.created_at })
    .where('id', '=', settlement.payment_id)
    .execute();
}

/** Whether another refund already names a transaction. */
export async function isRefundKnown(db: Db, txHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_settlements')
    .select('id')
    .where('tx_hash', '=', txHash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const MOST_SETTLEMENTS = 100;

/** The settlements of a payment, the oldest first; beyond the limit, the latest. */
export async function findSettlements(db: Db, paymentId: string): Promise<SettlementRow[]> {
  const latestFirst = await db
    .selectFrom('payment_settlements')
    .innerJoin('users', 'users.id', 'payment_settlements.settled_by')
    .selectAll('payment_settlements')
    .select([
      'users.display_name as settled_by_name',
      sql<string[]>`(select coalesce(json_agg(transfer_id), '[]') from settled_transfers
        where settlement_id = payment_settlements.id)`.as('transfer_ids'),
    ])
    .where('payment_settlements.payment_id', '=', paymentId)
    .orderBy('payment_settlements.created_at', 'desc')
    .orderBy('payment_settlements.id', 'desc')
    .limit(MOST_SETTLEMENTS)
    .execute();
  return latestFirst.toReversed();
}

/** The sums of a chain's ledger (D47) by asset (bnb, or a token's contract): received, swept by the treasury, and fees. */
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

/** The treasury's last comparison of ledger and chain (D47). */
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
