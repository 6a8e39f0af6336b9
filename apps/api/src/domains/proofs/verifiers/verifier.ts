import type { components } from '@mutuals/api-client/schema';
import type { ProofFacts, ProofMethod, WithdrawnBecause } from '../../../database/schema.ts';

export type ProofAnswer = components['schemas']['ProofAnswer'];

/** A claim that is about to be proven. */
export interface Claim {
  proofId: string;
  profileId: string;
  userId: string;
  /** From `normalise`. */
  subject: string;
  /** The address that is to sign, in lower case, where the caller named one. */
  account: string | null;
  /** An address in lower case that may sign for a collection if none was named; null if none is known. */
  wallet: string | null;
  /** What is to be placed holds it. It stays as long as the claim. */
  token: string;
  /** Unique for each challenge. */
  nonce: string;
  now: Date;
  endsAt: Date;
}

/** What is to be done. */
export interface Begun {
  /** As the outside writes it, where that differs from `Claim.subject`. */
  subject?: string;
  account?: string;
  projectId?: string;
  /** Stored, and shown by `toChallenge`. Each has a `type`. */
  challenge: ProofFacts;
}

/** What was shown to be true. */
export interface Found {
  method: ProofMethod;
  /** What one holder alone may have (D85). */
  key: string;
  subject?: string;
  count?: number;
  /** For the team and for a look again; each value is at most `limits.proofEvidence` long. */
  evidence: ProofFacts;
}

/** A proof that is held. */
export interface Held {
  subject: string;
  key: string;
  account: string | null;
  token: string;
  method: ProofMethod;
  projectId: string | null;
  evidence: ProofFacts;
}

/**
 * What a look again saw. `false` may be a mistake of today, so that a proof waits 14 days (D86); `ended` cannot be: it is
 * somebody else's now, or its project took it back.
 */
export type Look =
  | { result: 'true'; subject?: string; count?: number }
  | { result: 'false' }
  /** There is nothing to look at. */
  | { result: 'unseen' }
  | { result: 'ended'; because: Extract<WithdrawnBecause, 'changed_hands' | 'project'> };

/**
 * One kind of proof (D84). A verifier keeps nothing and decides nothing about holders: it writes the subject in one way,
 * asks, and compares. Each method that asks the outside throws OutsideAway if that says nothing now (D86), and Problem to
 * refuse. docs/proofs.md tells how to add one; verifiers.test.ts holds the rules for all.
 */
export interface Verifier {
  /** After so many days it has to be proven again; null where looking again is enough. */
  lastsDays(method: ProofMethod): number | null;
  /** How long a challenge may be met. */
  readonly challengeMs: number;
  /** Whether others see it unless its owner says otherwise (D87). */
  readonly isShownAtFirst: boolean;
  /** The subject in its one way of writing; null if the text is no subject of this kind. */
  normalise(text: string): string | null;
  begin(claim: Claim): Promise<Begun>;
  verify(claim: Claim, challenge: ProofFacts, answer: ProofAnswer): Promise<Found>;
  /** Null where there is nothing to look at: such a proof ends after its days. */
  recheck: ((held: Held) => Promise<Look>) | null;
}

/** How long people have for what is done at once. */
export const CHALLENGE_MS = 10 * 60_000;
/** After a year what was shown once has to be shown again. */
export const ONE_YEAR_DAYS = 365;
