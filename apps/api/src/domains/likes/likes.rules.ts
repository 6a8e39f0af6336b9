import { DAY_MS } from '../../clock.ts';

/** How long a dislike hides a profile (D39). */
export const DISLIKE_MS = 90 * DAY_MS;

/** Dislikes newer than this still hide a profile (D39). */
export function dislikesHideFrom(now: Date): Date {
  return new Date(now.getTime() - DISLIKE_MS);
}

/** How long a super-like may wait unseen before it comes back (D63). */
const UNSEEN_MS = 3 * DAY_MS;

/** Unseen super-likes older than this come back. */
export const superLikesReturnBefore = (now: Date): Date => new Date(now.getTime() - UNSEEN_MS);
