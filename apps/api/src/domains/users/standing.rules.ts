import type { Standing } from '../../caller.ts';
import { Problem } from '../../problem.ts';
import type { UserRow } from './users.repository.ts';

/** A suspension for good ends then (D65). */
export const FOR_GOOD = new Date('9999-12-31T00:00:00.000Z');

type Ends = Pick<UserRow, 'muted_until' | 'suspended_until'>;

/** Throws `messages_muted`, with the end, while a decision of the team keeps a person from sending messages (D65). */
export function requireUnmuted({ muted_until: until }: Pick<Ends, 'muted_until'>, now: Date): void {
  if (until !== null && until > now) throw new Problem('messages_muted', { until });
}

/** Throws `account_suspended`, with the end unless it is for good, while a person is suspended (D65). */
export function requireUnsuspended({ suspended_until: until }: Pick<Ends, 'suspended_until'>, now: Date): void {
  if (until !== null && until > now) throw new Problem('account_suspended', until < FOR_GOOD ? { until } : {});
}

/** What the team's decisions keep a person from today; null if nothing. */
export function standingOf({ muted_until: muted, suspended_until: suspended }: Ends, now: Date): Standing | null {
  const isMuted = muted !== null && muted > now;
  const isSuspended = suspended !== null && suspended > now;
  if (!isMuted && !isSuspended) return null;
  return {
    mutedUntil: isMuted ? muted.toISOString() : null,
    isSuspended,
    suspendedUntil: isSuspended && suspended < FOR_GOOD ? suspended.toISOString() : null,
  };
}
