import type { CountedAs, PaymentDetail, PaymentStatus } from '../../database/schema.ts';
import type { ChainAddress, ChainHash } from '../../integrations/chain/chain.ts';

/** BNB, or the contract of a token. */
export type Coin = 'bnb' | ChainAddress;

/** The fields of a payment that decide about its transfers. Amounts are wei. */
export interface JudgedPayment {
  coin: Coin;
  expected: bigint;
  expiresAt: Date;
  status: PaymentStatus;
  detail: PaymentDetail | null;
}

/** A transfer that is final, or only seen at the head. `at` is the time of its block. */
export interface Arrival {
  coin: Coin;
  amount: bigint;
  at: Date;
  /** Null if no transaction names it. */
  txHash: ChainHash | null;
}

/** A booked transfer, or the sum of several, with what it counted for. */
export interface Booked extends Omit<Arrival, 'at'> {
  countedAs: CountedAs;
  /** Whether the team settled it, by a refund or a period, before the payment was complete. */
  isSettled: boolean;
}

/** The status of a payment. */
export interface Verdict {
  status: PaymentStatus;
  detail: PaymentDetail | null;
  /** Wei of the requested coin that came in time and were not settled. */
  received: bigint;
  /** The transaction that completed it; null while it is incomplete. */
  txHash: ChainHash | null;
}

/**
 * What a final transfer counts for, after the booked ones (D15). The chain alone decides it, once: neither the time of
 * booking nor our clock matters.
 * 1. A coin other than the requested one is `wrong_asset`.
 * 2. A transfer to a payment that is complete, or that the team completed, is `extra`.
 * 3. In a block after the end of the window it is `late`; in the very second of the end it is in time.
 * 4. Everything else counts for the `payment`, including a surplus.
 * Settled transfers complete nothing.
 */
export function countAs(payment: JudgedPayment, booked: readonly Booked[], arrival: Arrival): CountedAs {
  if (arrival.coin !== payment.coin) return 'wrong_asset';
  if (payment.status === 'confirmed' || receivedOf(booked) >= payment.expected) return 'extra';
  return arrival.at.getTime() > payment.expiresAt.getTime() ? 'late' : 'payment';
}

/**
 * The status of a payment after all booked transfers (D15).
 * 1. A confirmed payment stays confirmed, whatever comes.
 * 2. Enough money in time confirms it, even if it was already expired or failed: it was booked late, not paid late.
 *    Settled transfers do not count: they bought something else, or were refunded.
 * 3. Any other pending payment expires once every block up to the end of its window is booked (`isOver`), and never
 *    before.
 * 4. The detail is the first that applies: `reorged` until the team has looked; of a confirmed payment `overpaid`, then
 *    `wrong_asset`; of an expired one `late`, then `underpaid`, then `wrong_asset`; of a pending one `confirming` while
 *    the head shows more than is booked, then `underpaid`, then `wrong_asset`.
 * @param seen wei that the head shows and that are not final
 */
export function evaluate(
  payment: JudgedPayment,
  booked: readonly Booked[],
  { isOver, seen }: { isOver: boolean; seen: bigint },
): Verdict {
  const received = receivedOf(booked);
  const isComplete = received >= payment.expected;
  const status = statusOf(payment.status, isComplete, isOver);
  const detail = payment.detail === 'reorged' ? 'reorged' : detailOf(status, payment, booked, { received, seen });
  return { status, detail, received, txHash: completedBy(payment, booked) };
}

function statusOf(before: PaymentStatus, isComplete: boolean, isOver: boolean): PaymentStatus {
  if (before === 'confirmed' || isComplete) return 'confirmed';
  return before === 'pending' && isOver ? 'expired' : before;
}

function detailOf(
  status: PaymentStatus,
  { expected }: JudgedPayment,
  booked: readonly Booked[],
  { received, seen }: { received: bigint; seen: bigint },
): PaymentDetail | null {
  const has = (counted: CountedAs): boolean => booked.some(({ countedAs }) => countedAs === counted);
  const wrong = has('wrong_asset') ? 'wrong_asset' : null;
  if (status === 'confirmed') return received > expected || has('extra') || has('late') ? 'overpaid' : wrong;
  if (status === 'pending' && seen > 0n) return 'confirming';
  if (status !== 'pending' && has('late')) return 'late';
  return received > 0n ? 'underpaid' : wrong;
}

function completedBy({ expected }: JudgedPayment, booked: readonly Booked[]): ChainHash | null {
  let received = 0n;
  for (const { countedAs, amount, isSettled, txHash } of booked) {
    if (countedAs === 'payment' && !isSettled) received += amount;
    if (received >= expected) return txHash;
  }
  return null;
}

/** Wei that counted for the payment. */
const receivedOf = (booked: readonly Booked[]): bigint =>
  booked.reduce(
    (sum, { countedAs, amount, isSettled }) => (countedAs === 'payment' && !isSettled ? sum + amount : sum),
    0n,
  );
