import { v7 as uuid } from 'uuid';
import type { Clock } from '../../clock.ts';
import type { ChainConfig } from '../../chain-config.ts';
import { inTransaction, orUndone } from '../../database/database.ts';
import type { Db, Trx } from '../../database/schema.ts';
import type { Block, ChainAddress, ChainHash } from '../../integrations/chain/chain.ts';
import { lowerCase } from '../../integrations/chain/deposit-address.ts';
import type { PaymentRow } from '../payments/payments.public.ts';
import { type Booked, type Coin, countAs, evaluate, type JudgedPayment, type Verdict } from './evaluate.rules.ts';
import {
  type BookedSum,
  countForeign,
  findBooked,
  findKeys,
  findOverdue,
  findSetAside,
  findSweeps,
  insertForeign,
  insertTransfers,
  lockCursor,
  lockPaymentsWithUsers,
  moveCursor,
  type NewTransfer,
  noteUnbooked,
  removeUnbooked,
  type TransferRow,
  updateStanding,
} from './ledger.repository.ts';

/** A final transfer to a deposit address. */
export interface FoundTransfer {
  paymentId: string;
  /** The deposit address. */
  to: ChainAddress;
  kind: 'native' | 'internal' | 'token';
  coin: Coin;
  /** Wei. */
  amount: bigint;
  /** Null if no transaction names it. */
  txHash: ChainHash | null;
  /** -1 for BNB. */
  logIndex: number;
  from: ChainAddress | null;
  block: Block;
  /** The time of its block; a guess for what only balances show. */
  at: Date;
}

/**
 * Transfers of a contract that is none of the accepted coins, summed up by payment and block. Anybody can emit them.
 */
export interface ForeignTransfers {
  paymentId: string;
  token: ChainAddress;
  /** Their number, and their sum in the token's smallest unit: at most a uint256. */
  transfers: number;
  amount: bigint;
  /** Of the first transfer. */
  txHash: ChainHash;
  block: Block;
}

/** The balance of a deposit address at the end of a range. */
export interface FoundBalance {
  paymentId: string;
  address: ChainAddress;
  coin: Coin;
  /** Wei. */
  amount: bigint;
  /** What the treasury had moved away by then, less the gas that it had sent, in wei. */
  moved: bigint;
}

/** A completely read range of the chain. */
export interface ReadRange {
  /** The final blocks, each the parent of the next; at least one. */
  blocks: readonly Block[];
  transfers: readonly FoundTransfer[];
  foreign: readonly ForeignTransfers[];
  /**
   * Null for a range that is not the newest, whose balances are unknown. Then no payment ends either, for BNB from a
   * contract may be missing.
   */
  balances: readonly FoundBalance[] | null;
  waitsFor: string | null;
}

/** What completes a payment. */
export interface CompletedPayment {
  payment: PaymentRow;
  /** Wei that came in time. */
  received: bigint;
  isOverpaid: boolean;
  /** Null if no transaction names what completed it. */
  txHash: ChainHash | null;
}

/** Effects of booking on the rest of the product, in its transaction. */
export interface Consequences {
  /** Confirms a payment and grants what it bought, exactly once. */
  confirmPayment(trx: Trx, completed: CompletedPayment): Promise<unknown>;
  /** Notifies the payers after the transaction commits. */
  publish(trx: Trx, paymentIds: readonly string[]): Promise<void>;
}

/** A block of one payment that could not be booked, read again. */
export interface ReadAgain {
  block: Block;
  transfers: readonly FoundTransfer[];
  /** The payment's BNB at `end`; none while the treasury is at work there. */
  balances: readonly FoundBalance[];
  /** The last booked block. */
  end: Block;
}

/** Another process moved or halted the cursor, so this range must not be booked. */
export class CursorMoved extends Error {
  override name = 'CursorMoved';
}

/** A payment with a block that could not be booked; it waits until the block is. */
export interface SetAside {
  paymentId: string;
  blockNumber: number;
  error: unknown;
}

/** How a range is booked. */
export interface BookingOptions {
  /**
   * If set, payments that cannot be booked are set aside and the others are booked; otherwise nothing of the range is
   * booked.
   */
  isApart: boolean;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  config: ChainConfig;
  consequences: Consequences;
}

/** Max. payments that end in one transaction; the others end with the next range. */
const MOST_ENDING = 500;
/** Max. rows for a block, payment and coin; the last one sums up the rest. */
const MOST_ROWS = 100;
/** Max. rows of foreign transfers for a payment. */
const MOST_FOREIGN = 20;

/**
 * Books a range in one transaction: the transfers, each once; the status of each payment; ended payments; and the
 * cursor. Throws CursorMoved.
 */
export function createBooking({ db, clock, config, consequences }: Dependencies) {
  const symbols = symbolsOf(config);

  async function book(
    trx: Trx,
    range: ReadRange,
    cursor: { number: number; hash: string },
    { isApart }: BookingOptions,
  ): Promise<SetAside[]> {
    const { blocks } = range;
    const held = await lockCursor(trx, config.chainId);
    if (held?.block_number !== cursor.number || held.block_hash !== cursor.hash || held.halted !== null)
      throw new CursorMoved('The cursor is not where it was');
    const end = blocks.at(-1);
    if (end === undefined) return [];
    const now = clock.now();
    const endTime = timeOf(end);
    const waiting = await findSetAside(trx, config.chainId);
    await noteUnbooked(
      trx,
      config.chainId,
      range.transfers
        .filter(({ paymentId }) => waiting.has(paymentId))
        .map(({ paymentId, block }) => ({ paymentId, blockNumber: Number(block.number) })),
      { comparedAt: held.balances_at, now },
    );
    const isBookable = ({ paymentId }: { paymentId: string }): boolean => !waiting.has(paymentId);
    const balances = range.balances?.filter(isBookable) ?? null;
    const fresh = await notBooked(trx, range.transfers.filter(isBookable));
    const transfers = await reconciled(trx, fresh, balances ?? [], { end, before: held.balances_at });
    const overdue =
      balances === null ? [] : await findOverdue(trx, { chainId: config.chainId, before: endTime, most: MOST_ENDING });
    const coming = Map.groupBy(transfers, ({ paymentId }) => paymentId);
    const ids = [...new Set([...coming.keys(), ...overdue])];
    const settleThese = (some: readonly string[]): Promise<string[]> =>
      settleAll(trx, some, { coming, endsBefore: balances === null ? null : endTime });
    const { changed, setAside } = isApart
      ? await eachApart(trx, ids, { blockNumber: Number(end.number), comparedAt: held.balances_at }, settleThese)
      : { changed: await settleThese(ids), setAside: [] };
    if (changed.length > 0) await consequences.publish(trx, changed);
    await listForeign(trx, range.foreign, now);
    await moveCursor(
      trx,
      config.chainId,
      blocks.map((block) => ({ number: Number(block.number), hash: block.hash, time: timeOf(block) })),
      { balancesAt: balances === null ? null : endTime, waitsFor: range.waitsFor, now },
    );
    return setAside;
  }

  /**
   * Books an earlier block of one payment that could not be booked. With its last one, its balance is compared and it may
   * end: in the same transaction, so that nothing ends it in between.
   */
  async function bookAgain(trx: Trx, paymentId: string, { block, transfers, balances, end }: ReadAgain): Promise<void> {
    const held = await lockCursor(trx, config.chainId);
    if (held?.block_hash !== end.hash || held.halted !== null) throw new CursorMoved('Nothing is booked now');
    const unbooked = await removeUnbooked(trx, paymentId, Number(block.number));
    if (unbooked === undefined) return;
    const fresh = await notBooked(trx, transfers);
    const isLast = !(await findSetAside(trx, config.chainId)).has(paymentId);
    // What only the balance shows came after the comparison that was the last before the payment was set aside.
    const all = isLast ? await reconciled(trx, fresh, balances, { end, before: unbooked.comparedAt }) : fresh;
    const changed = await settleAll(trx, [paymentId], {
      coming: new Map([[paymentId, all]]),
      endsBefore: isLast ? held.balances_at : null,
    });
    if (changed.length > 0) await consequences.publish(trx, changed);
  }

  /** Books payments one by one; those that fail are set aside. */
  async function eachApart(
    trx: Trx,
    ids: readonly string[],
    { blockNumber, comparedAt }: { blockNumber: number; comparedAt: Date | null },
    settleThese: (some: readonly string[]) => Promise<string[]>,
  ): Promise<{ changed: string[]; setAside: SetAside[] }> {
    const changed: string[] = [];
    const setAside: SetAside[] = [];
    for (const paymentId of ids) {
      await orUndone(
        trx,
        async () => void changed.push(...(await settleThese([paymentId]))),
        (error) => setAside.push({ paymentId, blockNumber, error }),
      );
    }
    await noteUnbooked(trx, config.chainId, setAside, { comparedAt, now: clock.now() });
    return { changed, setAside };
  }

  /** Returns the payments that it changed. */
  async function settleAll(
    trx: Trx,
    ids: readonly string[],
    { coming, endsBefore }: { coming: ReadonlyMap<string, readonly FoundTransfer[]>; endsBefore: Date | null },
  ): Promise<string[]> {
    const payments = await lockPaymentsWithUsers(trx, ids);
    const booked = Map.groupBy(await findBooked(trx, ids), ({ payment_id }) => payment_id);
    const changed: string[] = [];
    for (const payment of payments) {
      const isChanged = await settle(trx, payment, {
        before: booked.get(payment.id) ?? [],
        coming: coming.get(payment.id) ?? [],
        isOver: endsBefore !== null && endsBefore > payment.expires_at,
        now: clock.now(),
      });
      if (isChanged) changed.push(payment.id);
    }
    return changed;
  }

  /** Adds a payment's transfers, and updates its status; returns whether anything changed. */
  async function settle(
    trx: Trx,
    payment: PaymentRow,
    {
      before,
      coming,
      isOver,
      now,
    }: { before: readonly BookedSum[]; coming: readonly FoundTransfer[]; isOver: boolean; now: Date },
  ): Promise<boolean> {
    const judged = judgedOf(payment);
    const booked = before.map(bookedOf);
    const rows: NewTransfer[] = [];
    for (const transfer of coming) {
      const countedAs = countAs(judged, booked, transfer);
      booked.push({ ...transfer, countedAs, isSettled: false });
      rows.push(rowOf(transfer, { countedAs, chainId: config.chainId, symbols, now }));
    }
    await insertTransfers(trx, rows);
    const arrived = coming.reduce((sum, { coin, amount }) => (coin === judged.coin ? sum + amount : sum), 0n);
    const seen = lessOf(BigInt(payment.seen_wei), arrived);
    const verdict = evaluate(judged, booked, { isOver, seen });
    const { status, detail, received, txHash } = verdict;
    if (rows.length === 0 && !differs(payment, verdict)) return false;
    if (status === 'confirmed' && payment.status !== 'confirmed')
      await consequences.confirmPayment(trx, { payment, received, txHash, isOverpaid: detail === 'overpaid' });
    await updateStanding(trx, payment.id, {
      status,
      detail,
      received_wei: received.toString(),
      seen_wei: status === 'pending' ? seen.toString() : '0',
      seen_tx: status === 'pending' && seen > 0n ? payment.seen_tx : null,
      updated_at: now,
    });
    return true;
  }

  /** The transfers that are not booked. Only the holder of the cursor adds transfers, so the result stays true. */
  async function notBooked(trx: Trx, found: readonly FoundTransfer[]): Promise<FoundTransfer[]> {
    const transfers = summedUp(await withoutGas(trx, found));
    const rows = await findKeys(trx, config.chainId, [...new Set(transfers.flatMap(({ txHash }) => txHash ?? []))]);
    const known = new Set(rows.map((row) => `${row.payment_id}:${row.tx_hash}:${row.log_index}`));
    return transfers.filter(({ paymentId, txHash, logIndex }) => !known.has(`${paymentId}:${txHash}:${logIndex}`));
  }

  /** Drops the treasury's own gas transfers, which pay for sweeping a token (D47). */
  async function withoutGas(trx: Trx, transfers: readonly FoundTransfer[]): Promise<FoundTransfer[]> {
    const receivers = new Set(transfers.filter(({ kind }) => kind === 'native').map(({ to }) => to));
    if (receivers.size === 0) return [...transfers];
    const sweeps = await findSweeps(trx, config.chainId, [...receivers]);
    const gas = new Set(sweeps.map(({ gas_tx }) => gas_tx));
    return transfers.filter(({ kind, txHash }) => kind !== 'native' || !gas.has(txHash));
  }

  return {
    /** Returns the payments that it set aside. */
    bookRange: (
      range: ReadRange,
      cursor: { number: number; hash: string },
      options: BookingOptions,
    ): Promise<SetAside[]> => inTransaction(db, (trx) => book(trx, range, cursor, options)),
    bookAgain: (paymentId: string, found: ReadAgain): Promise<void> =>
      inTransaction(db, (trx) => bookAgain(trx, paymentId, found)),
  };
}

/**
 * The transfers, corrected by the balances. BNB beyond the booked amount came without a transaction to the address. A
 * token that keeps a fee on transfers leaves a lower balance than its contract reported.
 */
async function reconciled(
  trx: Trx,
  transfers: readonly FoundTransfer[],
  balances: readonly FoundBalance[],
  { end, before }: { end: Block; before: Date | null },
): Promise<FoundTransfer[]> {
  if (balances.length === 0) return [...transfers];
  const ids = [...new Set(balances.map(({ paymentId }) => paymentId))];
  const booked = Map.groupBy(await findBooked(trx, ids), ({ payment_id }) => payment_id);
  const mended = [...transfers];
  for (const { paymentId, address, coin, amount, moved } of balances) {
    const of = (transfer: { coin: Coin }) => transfer.coin === coin;
    const stored = (booked.get(paymentId) ?? []).map(bookedOf).filter(of);
    const coming = mended.filter((transfer) => transfer.paymentId === paymentId && of(transfer));
    const surplus = amount + moved - sumOf(stored) - sumOf(coming);
    if (coin === 'bnb' && surplus > 0n)
      mended.push({
        paymentId,
        to: address,
        coin,
        kind: 'internal',
        amount: surplus,
        txHash: null,
        logIndex: -1,
        from: null,
        block: end,
        // It came after the last comparison, but the exact time is unknown. The payer gets the benefit of the doubt.
        at: before ?? timeOf(end),
      });
    if (coin !== 'bnb' && surplus < 0n) lower(mended, coming, -surplus);
  }
  return mended.filter(({ amount }) => amount > 0n);
}

/** Lists foreign transfers for the team, up to the limit of the payment. */
async function listForeign(trx: Trx, foreign: readonly ForeignTransfers[], now: Date): Promise<void> {
  const listed = await countForeign(trx, [...new Set(foreign.map(({ paymentId }) => paymentId))]);
  const rows = foreign.filter(({ paymentId }) => {
    const count = listed.get(paymentId) ?? 0;
    listed.set(paymentId, count + 1);
    return count < MOST_FOREIGN;
  });
  await insertForeign(
    trx,
    rows.map(({ paymentId, token, transfers, amount, txHash, block }) => ({
      payment_id: paymentId,
      block_number: Number(block.number),
      token_address: token,
      transfers,
      amount_wei: amount.toString(),
      tx_hash: txHash,
      block_time: timeOf(block),
      created_at: now,
    })),
  );
}

/** At most `MOST_ROWS` transfers for a block, payment and coin; the last one sums up the rest. */
function summedUp(transfers: readonly FoundTransfer[]): FoundTransfer[] {
  const counts = new Map<string, number>();
  const last = new Map<string, FoundTransfer>();
  const rows: FoundTransfer[] = [];
  for (const transfer of transfers) {
    const key = `${transfer.paymentId}:${transfer.coin}:${transfer.block.number}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const sum = last.get(key);
    if (sum !== undefined) sum.amount += transfer.amount;
    else {
      const row = { ...transfer };
      rows.push(row);
      if (count === MOST_ROWS) last.set(key, row);
    }
  }
  return rows;
}

/** Deducts the shortfall from the last transfers. */
function lower(all: FoundTransfer[], some: readonly FoundTransfer[], missing: bigint): void {
  let left = missing;
  for (const transfer of some.toReversed()) {
    const less = left < transfer.amount ? left : transfer.amount;
    all[all.indexOf(transfer)] = { ...transfer, amount: transfer.amount - less };
    left -= less;
  }
}

const sumOf = (arrivals: readonly { amount: bigint }[]): bigint =>
  arrivals.reduce((sum, { amount }) => sum + amount, 0n);

const lessOf = (amount: bigint, by: bigint): bigint => (amount > by ? amount - by : 0n);

/** The time of a block. */
export const timeOf = ({ timestamp }: Block): Date => new Date(Number(timestamp) * 1000);

/** The payment's fields for `evaluate`. */
export const judgedOf = (payment: PaymentRow): JudgedPayment => ({
  coin: coinOf(payment.token_address),
  expected: BigInt(payment.expected_wei),
  expiresAt: payment.expires_at,
  status: payment.status,
  detail: payment.detail,
});

const coinOf = (tokenAddress: string | null): Coin => (tokenAddress === null ? 'bnb' : lowerCase(tokenAddress));

/** The booked sum for `evaluate`. */
export const bookedOf = (row: BookedSum): Booked => ({
  coin: coinOf(row.token_address),
  amount: BigInt(row.amount_wei),
  txHash: null,
  countedAs: row.counted_as,
  isSettled: row.is_settled,
});

/** Unknown tokens are named by their contract, as a contract's own name is not trusted. */
function symbolsOf({ tokens: { usdt, busd } }: ChainConfig): ReadonlyMap<Coin, string> {
  const symbols = new Map<Coin, string>([
    ['bnb', 'bnb'],
    [usdt.address, 'usdt'],
  ]);
  if (busd !== null) symbols.set(busd.address, 'busd');
  return symbols;
}

function rowOf(
  { paymentId, kind, coin, amount, txHash, logIndex, from, block, at }: FoundTransfer,
  {
    countedAs,
    chainId,
    symbols,
    now,
  }: { countedAs: TransferRow['counted_as']; chainId: number; symbols: ReadonlyMap<Coin, string>; now: Date },
): NewTransfer {
  return {
    id: uuid(),
    chain_id: chainId,
    payment_id: paymentId,
    kind,
    asset: symbols.get(coin) ?? coin,
    token_address: coin === 'bnb' ? null : coin,
    amount_wei: amount.toString(),
    tx_hash: txHash,
    log_index: logIndex,
    from_address: from,
    block_number: Number(block.number),
    block_hash: block.hash,
    block_time: at,
    counted_as: countedAs,
    created_at: now,
  };
}

const differs = (payment: PaymentRow, { status, detail, received }: Verdict): boolean =>
  payment.status !== status || payment.detail !== detail || BigInt(payment.received_wei) !== received;
