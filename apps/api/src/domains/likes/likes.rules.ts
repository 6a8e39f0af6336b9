import { DAY_MS } from '../../clock.ts';

/** Milliseconds that a dislike hides a profile: 90 days (D39). */
export const DISLIKE_MS = 90 * DAY_MS;

/** A dislike of this instant has just ended: newer ones still hide (D39). */
export function dislikesHideFrom(now: Date): Date {
  return new Date(now.getTime() - DISLIKE_MS);
}
