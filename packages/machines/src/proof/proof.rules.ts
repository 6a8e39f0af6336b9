import type { Fault } from '../shared/fault.ts';
import type { ProofContext } from './proof.types.ts';

type Claimed = Pick<ProofContext<unknown>, 'kind' | 'subject' | 'kindsByWallet' | 'kindsWithoutSubject'>;

/** PF2: where the subject of the kind comes from. */
export const subjectBy = ({
  kind,
  kindsByWallet,
  kindsWithoutSubject,
}: Omit<Claimed, 'subject'>): 'wallet' | 'outside' | 'person' =>
  kind !== null && kindsByWallet.includes(kind)
    ? 'wallet'
    : kind !== null && kindsWithoutSubject.includes(kind)
      ? 'outside'
      : 'person';

/** PF2. */
export const isNamed = (claim: Claimed): boolean => subjectBy(claim) === 'outside' || claim.subject.trim() !== '';

/** What a failure comes to, by its code. */
export type ProofFailure = 'conflict' | 'expired' | 'down' | 'failed' | 'refused';

const CODES: Readonly<Record<string, ProofFailure>> = {
  proof_conflict: 'conflict',
  challenge_expired: 'expired',
  outside_down: 'down',
};

/** Codes of what never came to an answer about the claim: the network, the server, a limit. */
const UNANSWERED: ReadonlySet<string> = new Set([
  'offline',
  'unknown',
  'internal_error',
  'unavailable',
  'rate_limited',
  'timeout',
]);

/** PF5 to PF8: every other code is an answer about the claim. */
export const failureOf = ({ code }: Fault): ProofFailure => CODES[code] ?? (UNANSWERED.has(code) ? 'failed' : 'refused');
