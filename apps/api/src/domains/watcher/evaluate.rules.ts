import type { CountedAs, PaymentDetail, PaymentStatus } from '../../database/schema.ts';
import type { ChainAddress, ChainHash } from '../../integrations/chain/chain.ts';

/** BNB, or the contract of a token. */
export type Coin = 'bnb' | ChainAddress;

/** A payment, as far as what arrives for it is judged. Amounts are wei. */
export interface JudgedPayment {
  coin: Coin;
  expected: bigint;
  expiresAt: Date;
  status: PaymentStatus;
  detail: PaymentDetail | null;
}

/** What arrived: final, or only seen at the head. `at` is the time of its block. */
export interface Arrival {
  coin: Coin;
  amount: bigint;
  at: Date;
  /** Null for one that no transaction names. */
  txHash: ChainHash | null;
}

/** What is booked, one arrival or the sum of some, with what it counted for. */
export interface Booked extends Omit<Arrival, 'at'> {
  countedAs: CountedAs;
  /** Whether the team settled it before the payment was complete: it was paid back, or a period was given for it. */
  isSettled: boolean;
}

/** Where a payment stands. */
export interface Verdict {
  status: PaymentStatus;
  detail: PaymentDetail | null;
  /** Wei of the coin asked for that came in time and was not settled. */
  received: bigint;
  /** The transaction that completed it; null while it is incomplete. */
  txHash: ChainHash | null;
}

/**
 * What a final arrival counts for, after those that are booked before it (D15). It is decided once, by the chain alone: neither by when it was
 * noticed, nor by a clock of ours.
 * 1. Another coin than the one asked for is `wrong_asset`.
 * 2. What comes to a payment that is complete, or that the team completed, is `extra`.
 * 3. In a block after the end of the window it is `late`; in the very second of the end it is in time.
 * 4. Everything else counts for the `payment`, also the part of it that is too much.
 * What the team has settled meanwhile makes nothing complete.
 */
export function countAs(payment: JudgedPayment, booked: readonly Booked[], arrival: Arrival): CountedAs {
  if (arrival.coin !== payment.coin) return 'wrong_asset';
  if (payment.status === 'confirmed' || receivedOf(booked) >= payment.expected) return 'extra';
  return arrival.at.getTime() > payment.expiresAt.getTime() ? 'late' : 'payment';
}

/**
 * Where a payment stands after all that is booked for it (D15).
 * 1. What is confirmed stays confirmed, whatever comes.
 * 2. What came in time and is enough confirms it, also one that was already called expired or failed: it was noticed late, not paid late. What
 *    was settled counts no more: it bought something else, or is the payer's again.
 * 3. Any other pending payment is expired once every block up to the end of its window is booked (`isOver`); it is never so while less is known.
 * 4. The detail says what somebody has to know first: `reorged` until the team has looked; of a confirmed one `overpaid`, then `wrong_asset`;
 *    of an expired one `late`, then `underpaid`, then `wrong_asset`; of a pending one `confirming` while the head shows more than is booked, then
 *    `underpaid`, then `wrong_asset`.
 * @param seen wei that the head shows and that is not final
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
