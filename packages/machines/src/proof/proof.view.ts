import type { Fault } from '../shared/fault.ts';
import type { ProofSnapshot } from './proof.machine.ts';
import { isNamed } from './proof.rules.ts';
import type { ChallengeFacts, ProofWallet } from './proof.types.ts';

export type ProofStatus =
  | 'choosing'
  | 'finding'
  | 'picking'
  | 'connecting'
  | 'unavailable'
  | 'naming'
  | 'asking'
  | 'notAsked'
  | 'toSign'
  | 'toPlace'
  | 'toOpen'
  | 'signing'
  | 'unsigned'
  | 'checking'
  | 'refused'
  | 'down'
  | 'failed'
  | 'expired'
  | 'conflict'
  | 'waiting'
  | 'proven';

/** What a page needs to lead through one proof. */
export interface ProofView<Challenge extends ChallengeFacts> {
  readonly status: ProofStatus;
  readonly kind: string | null;
  readonly subject: string;
  /** The claim can be asked for. */
  readonly canAsk: boolean;
  readonly challenge: Challenge | null;
  /** The proof that it is about; null until one was asked for. */
  readonly proofId: string | null;
  readonly wallets: readonly ProofWallet[];
  /** Why the last step failed; null if it did not. */
  readonly fault: Fault | null;
}

/** The view of a snapshot. */
export function proofView<Challenge extends ChallengeFacts>({
  value,
  context,
}: ProofSnapshot<Challenge>): ProofView<Challenge> {
  const { kind, subject, challenge, returnedProofId, wallets, fault } = context;
  return {
    status: statusOf(value),
    kind,
    subject,
    canAsk: isNamed(context),
    challenge,
    proofId: challenge?.proofId ?? returnedProofId,
    wallets,
    fault,
  };
}

function statusOf(value: ProofSnapshot<ChallengeFacts>['value']): ProofStatus {
  if (typeof value === 'string') return value;
  if ('wallet' in value) return value.wallet;
  if ('notAsked' in value) return 'notAsked';
  return value.open;
}
