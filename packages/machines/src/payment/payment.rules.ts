import { toFault } from '../shared/fault.ts';
import type { PaymentContext, PaymentFacts, WalletReport } from './payment.types.ts';

/** A payment's status and detail in one word: what is shown of it. */
export type PaymentPhase =
  /** The person is to send: all of it, the rest, or the right coin. */
  | 'awaiting'
  | 'underpaid'
  | 'wrongAsset'
  /** The network works. `seen`: the head of the chain shows the transfer; it becomes final within seconds. */
  | 'seen'
  | 'confirming'
  | 'reorged'
  /** It is over; `unsettled` came to its end with money received that the team settles. */
  | 'confirmed'
  | 'overpaid'
  | 'failed'
  | 'expired'
  | 'unsettled';

/** PA13: how long after a wallet has sent the payment is asked for again. SPEC 9. */
export const RECHECK_MS = 3_000;
/** PA14: how long a transfer that the wallet sent may take to show before paying is offered again. */
export const SENT_MS = 60_000;
/** PA9, D28: how often to ask where realtime is live, or nothing is awaited any more. */
export const SAFETY_POLL_MS = 60_000;

const hasArrived = (detail: string | null): boolean =>
  detail === 'late' || detail === 'underpaid' || detail === 'wrong_asset';

/** Amounts are decimal strings (D18). */
const isNothing = (amount: string): boolean => /^[0.]*$/.test(amount);

function pendingPhase(detail: string | null, isSeen: boolean, isTimeUp: boolean): PaymentPhase {
  if (detail === 'reorged') return 'reorged';
  if (detail === 'late') return 'unsettled';
  if (isSeen) return 'seen';
  if (detail === 'confirming' || detail === 'overpaid') return 'confirming';
  // SPEC 4: when the countdown reaches zero it is over, whether or not the server has said so yet.
  if (isTimeUp) return hasArrived(detail) ? 'unsettled' : 'expired';
  if (detail === 'underpaid') return 'underpaid';
  return detail === 'wrong_asset' ? 'wrongAsset' : 'awaiting';
}

/**
 * PA1 to PA4: unknown statuses are pending (SPEC 4), unknown details are none. What the network already has does not expire by the countdown: the
 * time of its block decides (D15).
 */
export function phaseOf(
  { status, detail, seenAmount = '0' }: Pick<PaymentFacts, 'status' | 'detail'> & { readonly seenAmount?: string },
  leftMs: number,
): PaymentPhase {
  switch (status) {
    case 'confirmed':
      return detail === 'overpaid' ? 'overpaid' : 'confirmed';
    case 'failed':
    case 'expired':
      return hasArrived(detail) ? 'unsettled' : status;
    default:
      return pendingPhase(detail, !isNothing(seenAmount), leftMs <= 0);
  }
}

/** The phase of what was loaded; null before. The server's clock alone says that the time is up (D19). */
export const phaseIn = ({
  payment,
  isTimeUp,
}: Pick<PaymentContext<PaymentFacts>, 'payment' | 'isTimeUp'>): PaymentPhase | null =>
  payment && phaseOf(payment, isTimeUp ? 0 : 1);

/** What it asks the payer for, phase and sum, in a word: an action is for nothing else (PA12, PA14). */
export const demandOf = (context: Pick<PaymentContext<PaymentFacts>, 'payment' | 'isTimeUp'>): string =>
  `${phaseIn(context)} ${context.payment?.remainingAmount}`;

export const isPaid = (phase: PaymentPhase | null): boolean => phase === 'confirmed' || phase === 'overpaid';
/** Something is to be sent. */
export const isToPay = (phase: PaymentPhase | null): phase is 'awaiting' | 'underpaid' | 'wrongAsset' =>
  phase === 'awaiting' || phase === 'underpaid' || phase === 'wrongAsset';
/** PA17: nothing was received for it yet, and nothing is on its way that is known of. */
export const isUntouched = (phase: PaymentPhase | null): boolean => phase === 'awaiting';

/** PA3: how far the clock that counts down here may be from the server's, ms. */
const CLOCK_ERROR_MS = 5_000;

/** PA3: whether an answer says that the window is over, by the server's clock (D19). `wasUp`: the countdown here had already reached zero. */
export const isUp = (
  { expiresAt, serverTime }: Pick<PaymentFacts, 'expiresAt' | 'serverTime'>,
  wasUp: boolean,
): boolean => Date.parse(expiresAt) - Date.parse(serverTime) <= (wasUp ? CLOCK_ERROR_MS : 0);

/** PA14: the transfer that may be on its way, after an answer of a wallet. */
export function doubtAfter(doubt: number | null, { id, ...answer }: WalletReport): number | null {
  const isSure = answer.type === 'SENT' || toFault(answer.error).code !== 'unclear';
  return isSure && id === doubt ? null : doubt;
}

/** PA6: an answer that the server gave earlier than what is known changes nothing, and what is confirmed stays so. */
export function newestOf<Payment extends Pick<PaymentFacts, 'status' | 'serverTime'>>(
  known: Payment | null,
  answer: Payment,
): Payment {
  if (known === null) return answer;
  const isOlder = Date.parse(answer.serverTime) < Date.parse(known.serverTime);
  return isOlder || (known.status === 'confirmed' && answer.status !== 'confirmed') ? known : answer;
}

const CLOSED: readonly string[] = ['confirmed', 'failed', 'expired'];

/** PA9: how long to wait before asking again, ms. */
export function pollAfter(
  payment: Pick<PaymentFacts, 'status'> | null,
  { isConnected, pollMs }: { readonly isConnected: boolean; readonly pollMs: number },
): number {
  const isAwaited = payment !== null && !CLOSED.includes(payment.status);
  return isConnected || !isAwaited ? SAFETY_POLL_MS : pollMs;
}

/** PA8: whether an answer says something that another did not. */
export const isNews = (before: PaymentFacts | null, after: PaymentFacts): boolean =>
  before === null ||
  before.status !== after.status ||
  before.detail !== after.detail ||
  before.seenAmount !== after.seenAmount ||
  before.remainingAmount !== after.remainingAmount ||
  JSON.stringify(before.unsettled) !== JSON.stringify(after.unsettled);
