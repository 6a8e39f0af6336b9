import { DAY_MS } from '../../clock.ts';

/** An address is watched this long after the end of its payment. */
export const WATCHED_AFTER_END_MS = 90 * DAY_MS;

/** How far a chain is booked, from the database. */
export interface BookingProgress {
  halted: string | null;
  waits_for: string | null;
  /** The time of the last booked block. */
  block_time: Date;
  /** The last write of the watcher. */
  updated_at: Date;
}

/** Whether a watcher runs and books payments. */
export type BookingState = 'not_begun' | 'watching' | 'waiting' | 'unwatched' | 'halted';

/** After this long without a write the chain counts as unwatched. */
const SILENT_MS = 30_000;
/** A shorter wait is not worth reporting. */
const DELAYED_MS = 60_000;

export function bookingState(progress: BookingProgress | undefined, now: Date): BookingState {
  if (progress === undefined) return 'not_begun';
  if (progress.halted !== null) return 'halted';
  if (now.getTime() - progress.updated_at.getTime() > SILENT_MS) return 'unwatched';
  return progress.waits_for === null ? 'watching' : 'waiting';
}

/** Whether booking lags so far that a waiting payer should be told. */
export function isBookingDelayed(progress: BookingProgress | undefined, now: Date): boolean {
  return isLate(progress, now, DELAYED_MS);
}

/**
 * Whether a payment that begins now would be booked within its window. If not, nothing is sold, because nobody could
 * say whether it was paid. A node that is behind may stay so, so then nothing is sold after a minute.
 */
export function isBookingInTime(progress: BookingProgress | undefined, now: Date, windowMs: number): boolean {
  return !isLate(progress, now, progress?.waits_for === 'rpc_behind' ? DELAYED_MS : windowMs);
}

function isLate(progress: BookingProgress | undefined, now: Date, afterMs: number): boolean {
  const state = bookingState(progress, now);
  if (progress === undefined || state === 'halted' || state === 'unwatched') return true;
  return state === 'waiting' && now.getTime() - progress.block_time.getTime() > afterMs;
}
