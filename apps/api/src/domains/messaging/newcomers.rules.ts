import { DAY_MS } from '../../clock.ts';

/** Days as a newcomer, by what is known of the person (D66). */
const DAYS = 7;
const DAYS_WITH_NEW_X = 14;
/** An X account that was younger than this when its person came here is a new one. */
const NEW_X_DAYS = 30;

export interface Arrival {
  created_at: Date;
  twitter_created_at: Date | null;
}

/**
 * When a person is no newcomer any more (D66); null if they are none now.
 * @param hasProof whether a profile of theirs has a proof (D84), which makes nobody wait
 */
export function newcomerUntil({ created_at, twitter_created_at }: Arrival, now: Date, hasProof = false): Date | null {
  if (hasProof) return null;
  const cameAt = created_at.getTime();
  const hasNewX = twitter_created_at !== null && cameAt - twitter_created_at.getTime() < NEW_X_DAYS * DAY_MS;
  const until = new Date(cameAt + (hasNewX ? DAYS_WITH_NEW_X : DAYS) * DAY_MS);
  return until > now ? until : null;
}
