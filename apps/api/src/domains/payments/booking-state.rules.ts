/** What the database holds of how far a chain is booked. */
export interface BookingProgress {
  halted: string | null;
  waits_for: string | null;
  /** Of the last block that is booked. */
  block_time: Date;
  /** The last sign of whoever books. */
  updated_at: Date;
}

/** Whether somebody watches the chain, and books what is paid. */
export type BookingState = 'not_begun' | 'watching' | 'waiting' | 'unwatched' | 'halted';

/** After this long without a write the chain counts as unwatched. */
const SILENT_MS = 30_000;
/** What waits for less is over before anybody wonders. */
const DELAYED_MS = 60_000;

export function bookingState(progress: BookingProgress | undefined, now: Date): BookingState {
  if (progress === undefined) return 'not_begun';
  if (progress.halted !== null) return 'halted';
  if (now.getTime() - progress.updated_at.getTime() > SILENT_MS) return 'unwatched';
  return progress.waits_for === null ? 'watching' : 'waiting';
}

/** Whether a payment is noticed so late that its payer should know, who waits for it. */
export function isBookingDelayed(progress: BookingProgress | undefined, now: Date): boolean {
  return isLate(progress, now, DELAYED_MS);
}

/**
 * Whether a payment that begins now would be booked within its window; else nothing is sold: nobody could say whether it came. While the chain
 * stands still, nobody waits.
 */
export function isBookingInTime(progress: BookingProgress | undefined, now: Date, windowMs: number): boolean {
  return !isLate(progress, now, windowMs);
}

function isLate(progress: BookingProgress | undefined, now: Date, afterMs: number): boolean {
  const state = bookingState(progress, now);
  if (progress === undefined || state === 'halted' || state === 'unwatched') return true;
  return state === 'waiting' && now.getTime() - progress.block_time.getTime() > afterMs;
}
