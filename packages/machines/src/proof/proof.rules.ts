import type { Fault } from '../shared/fault.ts';
import type { ProofContext } from './proof.types.ts';

type Claimed = Pick<ProofContext<unknown>, 'kind' | 'subject' | 'kindsByWallet'>;

/** PF2: whether a wallet names the subject. */
export const isByWallet = ({ kind, kindsByWallet }: Omit<Claimed, 'subject'>): boolean =>
  kind !== null && kindsByWallet.includes(kind);

/** PF2. */
export const isNamed = ({ subject }: Claimed): boolean => subject.trim() !== '';

/** What a failure comes to. */
export type ProofFailure = 'conflict' | 'expired' | 'down' | 'refused' | 'failed';

const CODES: Readonly<Record<string, ProofFailure>> = {
  proof_conflict: 'conflict',
  challenge_over: 'expired',
  challenge_not_met: 'refused',
  proof_unavailable: 'down',
};

/** PF5 to PF8: what the same would fail with again is an answer about the claim. */
export const failureOf = ({ code, isFinal }: Fault): ProofFailure => CODES[code] ?? (isFinal ? 'refused' : 'failed');
