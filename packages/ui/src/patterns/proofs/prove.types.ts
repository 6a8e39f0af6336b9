import type { Fault } from '../../lib/fault.ts';

/** What is to be placed: each of `lines` beside its name, to copy. */
export interface ProofPlace {
  readonly by: 'dns' | 'well_known' | 'repositoryFile';
  readonly lines: readonly {
    readonly name: 'name' | 'value' | 'address' | 'path' | 'contents';
    readonly text: string;
  }[];
}

/** What a person is asked to do for one proof. */
export interface ProveChallenge {
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
  /** The address that has to sign; null where none does. */
  readonly signer: string | null;
  /** One of them is enough. */
  readonly places: readonly ProofPlace[];
  /** Where to go on, and what comes back from there; null where nobody has to go. */
  readonly href: string | null;
}

/** One proof on its way. The view of the machine `proof` fits. */
export interface ProveView {
  readonly status:
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
  readonly kind: string | null;
  readonly subject: string;
  readonly canAsk: boolean;
  readonly challenge: ProveChallenge | null;
  /** The proof that it is about; null until one was asked for. */
  readonly proofId: string | null;
  readonly wallets: readonly { readonly id: string; readonly name: string; readonly icon: string | null }[];
  /** Why the last step failed; null if it did not. */
  readonly fault: Fault | null;
}
