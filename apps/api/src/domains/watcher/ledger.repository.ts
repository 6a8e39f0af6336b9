import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type {
  ChainCursorsTable,
  CountedAs,
  Db,
  ForeignTransfersTable,
  PaymentDetail,
  PaymentStatus,
  SkippedAddressesTable,
  TransfersTable,
  Trx,
} from '../../database/schema.ts';
import { partsOf } from '../../database/parts-of.ts';
import { isSetAside, type PaymentRow } from '../payments/payments.public.ts';

export type CursorRow = Selectable<ChainCursorsTable>;
export type TransferRow = Selectable<TransfersTable>;
export type NewTransfer = Insertable<TransfersTable>;
export type NewForeignTransfer = Insertable<ForeignTransfersTable>;

/** A list of any length as one parameter of a statement. */
const anyOf = (ids: readonly string[]): RawBuilder<string> => sql<string>`any(${ids}::uuid[])`;

/** A payment whose address is watched. */
export type WatchedRow = Pick<PaymentRow, 'id' | 'address' | 'address_index' | 'method' | 'expires_at'>;

/** Hashes of this many final blocks are kept (D17). */
export const TRAIL_LENGTH = 512;

export async function findCursor(db: Db, chainId: number): Promise<CursorRow | undefined> {
  return db.selectFrom('chain_cursors').selectAll().where('chain_id', '=', chainId).executeTakeFirst();
}

/**
 * Shorter than the time after which a hanging process loses the watcher's lock (watcher-process.ts), so that its
 * successor finds the cursor free.
 */
const HANGS_MS = 5000;

/**
 * Locks the cursor until the transaction ends; only its holder may book. A process that hangs loses the lock and the
 * transaction.
 */
export async function lockCursor(trx: Trx, chainId: number): Promise<CursorRow | undefined> {
  await sql`select set_config('idle_in_transaction_session_timeout', ${String(HANGS_MS)}, true)`.execute(trx);
  return trx.selectFrom('chain_cursors').selectAll().where('chain_id', '=', chainId).forUpdate().executeTakeFirst();
}

export interface FinalBlock {
  number: number;
  hash: string;
  time: Date;
}

/** Starts the cursor of a chain after a block; does nothing if there is one. */
export async function startCursor(trx: Trx, chainId: number, block: FinalBlock, now: Date): Promise<void> {
  await trx
    .insertInto('chain_cursors')
    .values({
      chain_id: chainId,
      block_number: block.number,
      block_hash: block.hash,
      block_time: block.time,
      balances_at: block.time,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('chain_id').doNothing())
    .execute();
  await addToTrail(trx, chainId, [block]);
}

/** Moves the cursor to the last of some consecutive blocks, which are booked. */
export async function moveCursor(
  trx: Trx,
  chainId: number,
  blocks: readonly FinalBlock[],
  { balancesAt, waitsFor, now }: { balancesAt: Date | null; waitsFor: string | null; now: Date },
): Promise<void> {
  const end = blocks.at(-1);
  if (end === undefined) return;
  await trx
    .updateTable('chain_cursors')
    .set({
      block_number: end.number,
      block_hash: end.hash,
      block_time: end.time,
      ...(balancesAt !== null && { balances_at: balancesAt }),
      waits_for: waitsFor,
      updated_at: now,
    })
    .where('chain_id', '=', chainId)
    .execute();
  await addToTrail(trx, chainId, blocks);
}

async function addToTrail(trx: Trx, chainId: number, blocks: readonly FinalBlock[]): Promise<void> {
  const rows = blocks.slice(-TRAIL_LENGTH);
  const end = rows.at(-1);
  if (end === undefined) return;
  await trx
    .insertInto('chain_blocks')
    .values(rows.map(({ number, hash }) => ({ chain_id: chainId, block_number: number, block_hash: hash })))
    .onConflict((conflict) => conflict.columns(['chain_id', 'block_number']).doNothing())
    .execute();
  await trx
    .deleteFrom('chain_blocks')
    .where('chain_id', '=', chainId)
    .where('block_number', '<=', end.number - TRAIL_LENGTH)
    .execute();
}

/** Numbers and hashes of the last final blocks, the newest first. */
export async function findTrail(db: Db, chainId: number): Promise<{ block_number: number; block_hash: string }[]> {
  return db
    .selectFrom('chain_blocks')
    .select(['block_number', 'block_hash'])
    .where('chain_id', '=', chainId)
    .orderBy('block_number', 'desc')
    .execute();
}

/** Halts booking on a chain until an operator has looked. */
export async function haltCursor(trx: Trx, chainId: number, halted: string, now: Date): Promise<void> {
  await trx.updateTable('chain_cursors').set({ halted, updated_at: now }).where('chain_id', '=', chainId).execute();
}

/** Marks payments with a transfer above a block as `reorged`; returns their ids. */
export async function markReorged(trx: Trx, chainId: number, above: number, now: Date): Promise<string[]> {
  const touched = trx
    .selectFrom('transfers')
    .select('payment_id')
    .where('chain_id', '=', chainId)
    .where('block_number', '>', above);
  const rows = await trx
    .updateTable('payments')
    .set({ detail: 'reorged', updated_at: now })
    .where('id', 'in', touched)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores why booking waits, or null if it does not. Also serves as the watcher's heartbeat. */
export async function noteWatcher(db: Db, chainId: number, waitsFor: string | null, now: Date): Promise<void> {
  await db
    .updateTable('chain_cursors')
    .set({ waits_for: waitsFor, updated_at: now })
    .where('chain_id', '=', chainId)
    .execute();
}

/** Payments that are open or ended after a time, from an address index on, ordered by it. */
export async function findWatched(
  db: Db,
  { chainId, endedAfter, fromIndex }: { chainId: number; endedAfter: Date; fromIndex: number },
): Promise<WatchedRow[]> {
  return db
    .selectFrom('payments')
    .select(['id', 'address', 'address_index', 'method', 'expires_at'])
    .where('chain_id', '=', chainId)
    .where('address_index', '>=', fromIndex)
    .where((eb) => eb.or([eb('status', '=', 'pending'), eb('expires_at', '>', endedAfter)]))
    .orderBy('address_index')
    .execute();
}

/** Pending payments of a chain. */
export async function findPending(db: Db, chainId: number): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('chain_id', '=', chainId)
    .where('status', '=', 'pending')
    .orderBy('id')
    .execute();
}

/**
 * BNB payments that ended after the last comparison of balances, dropped ones too: a contract may have paid them in time.
 * @param comparedAt a value, so that PostgreSQL knows how few they are; null if balances were never compared
 */
export async function findUncompared(
  db: Db,
  chainId: number,
  comparedAt: Date | null,
): Promise<Pick<PaymentRow, 'id' | 'address'>[]> {
  return (
    db
      .selectFrom('payments')
      .select(['id', 'address'])
      .where('chain_id', '=', chainId)
      .where('method', '=', 'bnb')
      // Written out, because PostgreSQL cannot match a partial index to a parameter.
      .where(sql<boolean>`status = 'expired'`)
      // As in `mayHaveUnbooked`.
      .where('expires_at', '>=', sql<Date>`coalesce(${comparedAt}::timestamptz, '-infinity')`)
      .execute()
  );
}

/** Pending payments whose window ended before a time and whose blocks are all booked, the first to end first. */
export async function findOverdue(
  db: Db,
  { chainId, before, most }: { chainId: number; before: Date; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('chain_id', '=', chainId)
    .where('status', '=', 'pending')
    .where('expires_at', '<', before)
    .where(({ not }) => not(isSetAside))
    .orderBy('expires_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks payments and their payers until the transaction ends. Lock order: users first. */
export async function lockPaymentsWithUsers(trx: Trx, ids: readonly string[]): Promise<PaymentRow[]> {
  if (ids.length === 0) return [];
  const payers = trx.selectFrom('payments').select('user_id').where('id', '=', anyOf(ids));
  await trx.selectFrom('users').select('id').where('id', 'in', payers).orderBy('id').forNoKeyUpdate().execute();
  return trx.selectFrom('payments').selectAll().where('id', '=', anyOf(ids)).orderBy('id').forNoKeyUpdate().execute();
}

/** The sum of a payment's booked transfers of one coin that counted alike. */
export interface BookedSum {
  payment_id: string;
  token_address: string | null;
  counted_as: CountedAs;
  /** Whether the team settled them before the payment was confirmed. */
  is_settled: boolean;
  amount_wei: string;
}

/** The booked sums of some payments, added up by the database because there may be very many transfers. */
export async function findBooked(db: Db, paymentIds: readonly string[]): Promise<BookedSum[]> {
  if (paymentIds.length === 0) return [];
  return db
    .selectFrom('transfers')
    .innerJoin('payments', 'payments.id', 'transfers.payment_id')
    .leftJoin('settled_transfers', 'settled_transfers.transfer_id', 'transfers.id')
    .leftJoin('payment_settlements', 'payment_settlements.id', 'settled_transfers.settlement_id')
    .select([
      'transfers.payment_id',
      'transfers.token_address',
      'transfers.counted_as',
      sql<boolean>`payment_settlements.created_at is not null
        and payment_settlements.created_at < coalesce(payments.confirmed_at, 'infinity')`.as('is_settled'),
      sql<string>`sum(transfers.amount_wei)`.as('amount_wei'),
    ])
    .where('transfers.payment_id', '=', anyOf(paymentIds))
    .groupBy(['transfers.payment_id', 'transfers.token_address', 'transfers.counted_as', 'is_settled'])
    .execute();
}

/** The booked ones among the transfers of some transactions. */
export async function findKeys(
  trx: Trx,
  chainId: number,
  hashes: readonly string[],
): Promise<Pick<TransferRow, 'payment_id' | 'tx_hash' | 'log_index'>[]> {
  if (hashes.length === 0) return [];
  return trx
    .selectFrom('transfers')
    .select(['payment_id', 'tx_hash', 'log_index'])
    .where('chain_id', '=', chainId)
    .where('tx_hash', '=', sql<string>`any(${hashes}::text[])`)
    .execute();
}

export async function insertTransfers(trx: Trx, transfers: readonly NewTransfer[]): Promise<void> {
  for (const rows of partsOf(transfers)) await trx.insertInto('transfers').values(rows).execute();
}

/** The number of listed foreign transfers of some payments. */
export async function countForeign(trx: Trx, paymentIds: readonly string[]): Promise<Map<string, number>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('foreign_transfers')
    .select(['payment_id', sql<number>`count(*)::integer`.as('listed')])
    .where('payment_id', '=', anyOf(paymentIds))
    .groupBy('payment_id')
    .execute();
  return new Map(rows.map(({ payment_id, listed }) => [payment_id, listed]));
}

export async function insertForeign(trx: Trx, transfers: readonly NewForeignTransfer[]): Promise<void> {
  for (const rows of partsOf(transfers))
    await trx
      .insertInto('foreign_transfers')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** A block that is not booked for a payment yet. */
export interface UnbookedRow {
  payment_id: string;
  address: string;
  block_number: number;
}

/**
 * At most `most` unbooked blocks, those of each payment in the order of the chain: first the first one of each, then the
 * second ones, so that no payment with many holds up the others.
 */
export async function findUnbooked(db: Db, chainId: number, most: number): Promise<UnbookedRow[]> {
  return db
    .selectFrom('unbooked_blocks')
    .innerJoin('payments', 'payments.id', 'unbooked_blocks.payment_id')
    .select(['unbooked_blocks.payment_id', 'payments.address', 'unbooked_blocks.block_number'])
    .where('unbooked_blocks.chain_id', '=', chainId)
    .orderBy(sql`row_number() over (partition by unbooked_blocks.payment_id order by unbooked_blocks.block_number)`)
    .orderBy('unbooked_blocks.block_number')
    .orderBy('unbooked_blocks.payment_id')
    .limit(most)
    .execute();
}

/** Payments with an unbooked block. */
export async function findSetAside(db: Db, chainId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('unbooked_blocks')
    .select('payment_id')
    .distinct()
    .where('chain_id', '=', chainId)
    .execute();
  return new Set(rows.map(({ payment_id }) => payment_id));
}

/**
 * When the balance of a payment of `unbooked_blocks` was last compared before it was set aside. A process of an earlier
 * version, beside this one, does not say; then its payer gets the benefit of the doubt.
 */
const lastCompared = sql<Date>`coalesce(compared_at, least(unbooked_blocks.created_at,
  (select expires_at from payments where payments.id = unbooked_blocks.payment_id)))`;

/** @param comparedAt when the balances of the payments were last compared; those that are listed already keep their time */
export async function noteUnbooked(
  trx: Trx,
  chainId: number,
  blocks: readonly { paymentId: string; blockNumber: number }[],
  { comparedAt, now }: { comparedAt: Date | null; now: Date },
): Promise<void> {
  const first = (paymentId: string) => sql<Date | null>`coalesce(
    (select min(${lastCompared}) from unbooked_blocks where payment_id = ${paymentId}), ${comparedAt})`;
  for (const rows of partsOf(blocks))
    await trx
      .insertInto('unbooked_blocks')
      .values(
        rows.map(({ paymentId, blockNumber }) => ({
          chain_id: chainId,
          payment_id: paymentId,
          block_number: blockNumber,
          compared_at: first(paymentId),
          created_at: now,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Removes an unbooked block, and returns it; undefined if there was none. */
export async function removeUnbooked(
  trx: Trx,
  paymentId: string,
  blockNumber: number,
): Promise<{ comparedAt: Date } | undefined> {
  return trx
    .deleteFrom('unbooked_blocks')
    .where('payment_id', '=', paymentId)
    .where('block_number', '=', blockNumber)
    .returning(lastCompared.as('comparedAt'))
    .executeTakeFirst();
}

export type SweepRow = Awaited<ReturnType<typeof findSweeps>>[number];

/** The treasury's work at some addresses: what it swept, the gas that it sent, and the fees. */
export async function findSweeps(db: Db, chainId: number, addresses: readonly string[]) {
  if (addresses.length === 0) return [];
  return db
    .selectFrom('sweeps')
    .select(['address', 'asset', 'amount_wei', 'gas_wei', 'gas_tx', 'fee_wei', 'tx_hash', 'state'])
    .where('chain_id', '=', chainId)
    .where('address', '=', sql<string>`any(${addresses}::text[])`)
    .execute();
}

/** Stores a payment's status after booking. */
export async function updateStanding(
  trx: Trx,
  id: string,
  standing: {
    status: PaymentStatus;
    detail: PaymentDetail | null;
    received_wei: string;
    seen_wei: string;
    seen_tx: string | null;
    updated_at: Date;
  },
): Promise<void> {
  await trx.updateTable('payments').set(standing).where('id', '=', id).execute();
}

/** Locks a payment if it is pending; undefined if it is not. */
export async function lockPending(trx: Trx, id: string): Promise<PaymentRow | undefined> {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Skips `count` indexes of deposit addresses from the lowest free one; returns the next (D16). */
export async function skipAddressIndexes(db: Db, count: number): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select setval('deposit_address_index', ${count}::bigint + greatest(
      case when is_called then last_value + 1 else last_value end,
      (select coalesce(max(address_index) + 1, 0) from payments)), false) as next
    from deposit_address_index`.execute(db);
  return Number(rows[0]?.next);
}

/** The lowest index of a deposit address that the rows know nothing of: neither a payment nor an earlier restore has it. */
export async function findFirstUnknownIndex(db: Db): Promise<number> {
  const { rows } = await sql<{ first: number }>`
    select greatest(
      (select coalesce(max(address_index) + 1, 0) from payments),
      (select coalesce(max(next_index), 0) from skipped_addresses)) as first`.execute(db);
  return Number(rows[0]?.first);
}

/** The key of the last address that was given out; null if none was, or from before fingerprints were stored. */
export async function findLastFingerprint(db: Db, chainId: number): Promise<string | null> {
  const row = await db
    .selectFrom('payments')
    .select('xpub_fingerprint')
    .where('chain_id', '=', chainId)
    .orderBy('address_index', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.xpub_fingerprint ?? null;
}

/** Notes addresses that may have been given out after a backup, so that what arrives there is found. */
export async function noteSkipped(db: Db, skipped: Insertable<SkippedAddressesTable>): Promise<void> {
  await db.insertInto('skipped_addresses').values(skipped).execute();
}

/** The first half of the key of the watcher's lock; the other half is the chain's id. */
export const LOCK_OF_WATCHERS = 7_710_017;

/** Keeps watchers from starting until the transaction ends; false if one runs. */
export async function lockOutWatchers(trx: Trx, chainId: number): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK_OF_WATCHERS}::integer, ${chainId}::integer) as held`.execute(trx);
  return rows[0]?.held === true;
}
