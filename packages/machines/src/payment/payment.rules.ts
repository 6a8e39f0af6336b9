/** What the server says of a payment (D15). */
export interface PaymentFacts {
  readonly status: string;
  readonly detail: string | null;
}

/** A payment's status and detail in one word: what is shown of it. */
export type PaymentPhase =
  /** The person is to send: all of it, the rest, or the right coin. */
  | 'awaiting'
  | 'underpaid'
  | 'wrongAsset'
  /** The network works. */
  | 'confirming'
  | 'reorged'
  /** It is over; `unsettled` came to its end with money received that the team settles. */
  | 'confirmed'
  | 'overpaid'
  | 'failed'
  | 'expired'
  | 'unsettled';

const hasArrived = (detail: string | null): boolean =>
  detail === 'late' || detail === 'underpaid' || detail === 'wrong_asset';

function pendingPhase(detail: string | null, leftMs: number): PaymentPhase {
  if (detail === 'reorged') return 'reorged';
  if (detail === 'confirming' || detail === 'overpaid') return 'confirming';
  if (detail === 'late') return 'unsettled';
  // SPEC 4: when the countdown reaches zero it is over, whether or not the server has said so yet.
  if (leftMs <= 0) return hasArrived(detail) ? 'unsettled' : 'expired';
  if (detail === 'underpaid') return 'underpaid';
  return detail === 'wrong_asset' ? 'wrongAsset' : 'awaiting';
}

/** Unknown statuses are pending (SPEC 4), unknown details are none. What is confirming does not expire: its block was in time. */
export function phaseOf({ status, detail }: PaymentFacts, leftMs: number): PaymentPhase {
  switch (status) {
    case 'confirmed':
      return detail === 'overpaid' ? 'overpaid' : 'confirmed';
    case 'failed':
    case 'expired':
      return hasArrived(detail) ? 'unsettled' : status;
    default:
      return pendingPhase(detail, leftMs);
  }
}
