import { DAY_MS } from '../../clock.ts';

/** How long a dislike hides a profile (D39). */
export const DISLIKE_MS = 90 * DAY_MS;

/** Dislikes newer than this still hide a profile (D39). */
export function dislikesHideFrom(now: Date): Date {
  return new Date(now.getTime() - DISLIKE_MS);
}
