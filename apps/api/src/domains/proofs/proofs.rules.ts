import { createHash } from 'node:crypto';
import type { Updateable } from 'kysely';
import { DAY_MS } from '../../clock.ts';
import type { ProofFacts, ProofsTable, WithdrawnBecause } from '../../database/schema.ts';
import { OutsideAway } from '../../lib/outside-away.ts';
import type { Found, Held, Look, Verifier } from './verifiers/verifier.ts';

type Changes = Updateable<ProofsTable>;

/** How often a proof is looked at again (D84). */
export const CHECK_MS = 30 * DAY_MS;
/** How soon after a look that found it false, or saw nothing. */
const AGAIN_MS = DAY_MS;
const AWAY_AGAIN_MS = DAY_MS / 4;
/** D86: a proof is withdrawn after this long of being false, and unconfirmed after this long of an outside that is away. */
export const PATIENCE_MS = 14 * DAY_MS;

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** Nothing waits any more: no challenge, no look. */
const AT_REST = { challenge: null, challenge_ends_at: null, check_at: null } satisfies Changes;

/** The hash of evidence, whatever the order of its facts. */
export const evidenceHash = (facts: ProofFacts): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(facts).toSorted(([one], [other]) => (one < other ? -1 : 1))))
    .digest();

/** What was shown to be true just now. Who holds it is another question. */
export function provenBy({ method, key, subject, count, evidence }: Found, verifier: Verifier, now: Date): Changes {
  const lastsDays = verifier.lastsDays(method);
  return {
    ...AT_REST,
    method,
    subject_key: key,
    ...(subject === undefined ? {} : { subject }),
    count: count ?? null,
    evidence: JSON.stringify(evidence),
    evidence_hash: evidenceHash(evidence),
    proved_at: now,
    checked_at: now,
    expires_at: lastsDays === null ? null : later(now, lastsDays * DAY_MS),
    false_since: null,
    away_since: null,
    unconfirmed_since: null,
  };
}

/** It is held from now on, and looked at again in a month. */
export const heldFrom = (now: Date): Changes => ({ state: 'proven', check_at: later(now, CHECK_MS) });

/** What was seen of a held proof. `away`: nobody could look (D86). */
type Seen = Look | { result: 'away' };

/** Looks again. A kind that was switched off is away as well; where there is nothing to look at, nothing speaks against the proof. */
export async function lookAt(verifier: Verifier | null, held: Held): Promise<Seen> {
  if (verifier === null) return { result: 'away' };
  if (verifier.recheck === null) return { result: 'unseen' };
  try {
    return await verifier.recheck(held);
  } catch (error) {
    if (error instanceof OutsideAway) return { result: 'away' };
    throw error;
  }
}

/** It is shown nowhere any more, and nobody looks at it. What was found stays as its history. */
export const withdrawnFor = (because: WithdrawnBecause, now: Date): Changes => ({
  ...AT_REST,
  state: 'withdrawn',
  withdrawn_at: now,
  withdrawn_because: because,
});

/** What of a held proof decides on what follows from a look. */
export interface Standing {
  expires_at: Date | null;
  false_since: Date | null;
  away_since: Date | null;
  unconfirmed_since: Date | null;
}

/** What follows from a look again at a held proof (D84, D86). */
export function afterLook(held: Standing, look: Seen, now: Date): Changes {
  if (held.expires_at !== null && held.expires_at <= now) return withdrawnFor('expired', now);
  const isOver = (since: Date): boolean => now.getTime() - since.getTime() >= PATIENCE_MS;
  switch (look.result) {
    case 'true':
      return {
        ...heldFrom(now),
        checked_at: now,
        ...(look.subject === undefined ? {} : { subject: look.subject }),
        ...(look.count === undefined ? {} : { count: look.count }),
        false_since: null,
        away_since: null,
        unconfirmed_since: null,
      };
    case 'unseen':
      return { check_at: later(now, CHECK_MS) };
    case 'ended':
      return withdrawnFor(look.because, now);
    case 'false': {
      const since = held.false_since ?? now;
      if (isOver(since)) return withdrawnFor('false', now);
      return {
        state: 'unconfirmed',
        check_at: later(now, AGAIN_MS),
        false_since: since,
        away_since: null,
        unconfirmed_since: held.unconfirmed_since ?? now,
      };
    }
    case 'away': {
      const since = held.away_since ?? now;
      return {
        check_at: later(now, AWAY_AGAIN_MS),
        away_since: since,
        // What nobody could look at is not false: it is never withdrawn for that.
        ...(isOver(since) ? { state: 'unconfirmed', unconfirmed_since: held.unconfirmed_since ?? since } : {}),
      };
    }
  }
}
