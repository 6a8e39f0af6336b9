import { DAY_MS } from '../../clock.ts';
import type { DeliveryChannel, DeliveryKind } from '../../database/schema.ts';

const [SECOND_MS, MINUTE_MS] = [1000, 60_000];

/** What is mailed at once; the other kinds are in the digest. */
export const MAILED_AT_ONCE = ['ticket', 'payment', 'decision'] as const satisfies readonly DeliveryKind[];

/** Time for a person who is looking at it to have read it: who reads is not told (D72). Milliseconds. */
export const GRACE_MS: Readonly<Record<DeliveryChannel, number>> = { push: 5 * SECOND_MS, mail: MINUTE_MS };

/** Min. time between two deliveries about the same subject to a target. */
export const PAUSE_MS: Readonly<Record<DeliveryChannel, number>> = { push: MINUTE_MS, mail: 10 * MINUTE_MS };

/** Max. deliveries to a person in a day (UTC); what is over is in the product only. */
export const PER_DAY: Readonly<Record<DeliveryChannel, number>> = { push: 200, mail: 20 };

/** Receipts and decisions are still mailed where the others of the day used up what they may. */
const FIRST_MAILS_PER_DAY = 100;

/** Max. deliveries by a channel to a person on the day of one of this kind, that one included. */
export const mostPerDay = ({ channel, kind }: { channel: DeliveryChannel; kind: DeliveryKind }): number =>
  channel === 'mail' && (kind === 'payment' || kind === 'decision') ? FIRST_MAILS_PER_DAY : PER_DAY[channel];

/** What is older is news no more. */
const NEWS_MS: Readonly<Record<DeliveryChannel, number>> = { push: DAY_MS, mail: 3 * DAY_MS };

const MOST_ATTEMPTS = 7;

/** Max. time that a channel takes to send; a claim that is older is of a process that died. */
export const CLAIM_MS = 5 * MINUTE_MS;

/** When to try again after a failed attempt: after 1, 4, 16 minutes and so on, or what the other side asks for; null for never. */
export function nextAttempt(
  { channel, attempts, created_at }: { channel: DeliveryChannel; attempts: number; created_at: Date },
  askedMs: number,
  now: Date,
): Date | null {
  if (attempts >= MOST_ATTEMPTS) return null;
  const next = new Date(now.getTime() + Math.max(askedMs, MINUTE_MS * 4 ** (attempts - 1)));
  return isNews({ channel, created_at }, next) ? next : null;
}

export const isNews = ({ channel, created_at }: { channel: DeliveryChannel; created_at: Date }, now: Date): boolean =>
  now.getTime() - created_at.getTime() <= NEWS_MS[channel];
