import type { ReactNode } from 'react';

/** What can be proven, in the order in which it is offered (D84). */
export const PROOF_KINDS = [
  'wallet',
  'domain',
  'github',
  'repository',
  'contract',
  'collection',
  'telegram',
  'seat',
] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];
/** What is shown as proven: `x` comes from the sign-in, and there is nothing to do for it. */
export type ShownProofKind = ProofKind | 'x';

export type ProofMethod =
  | 'signature'
  | 'smart_account'
  | 'sign_in'
  | 'file'
  | 'admin'
  | 'dns'
  | 'well_known'
  | 'deployer'
  | 'owner'
  | 'holds'
  | 'minted'
  | 'project';

/** What is claimed, and by which method it was shown; the method is null before. */
export interface ProofClaimView {
  readonly kind: ShownProofKind;
  /** An address, a name, a host; for a seat the id of the project. */
  readonly subject: string;
  /** Of the project of a seat; null for all others, once the project is gone, and where the reader may not see its owner. */
  readonly name: string | null;
  /** Of the pieces of a collection. */
  readonly count: number | null;
  readonly method: ProofMethod | null;
}

/** A proof as strangers read it: a claim, a method and a date. */
export interface ShownProof extends ProofClaimView {
  readonly method: ProofMethod;
  /** ISO 8601, UTC. */
  readonly checkedAt: string;
  readonly state: 'proven' | 'unconfirmed';
}

/** A profile on a card, with what it has proven and shows; left out in a preview. */
export interface ProvenProfile {
  readonly name: string;
  readonly proofs?: readonly ShownProof[];
}

/** What a profile on a card has proven (ProofSummary), from the page: it brings the time and is fetched after the card. Must be stable. */
export type ProofsOf = (profile: ProvenProfile) => ReactNode;

/** A proof as its owner reads it. */
export interface OwnProof extends ProofClaimView {
  readonly _id: string;
  readonly state: 'pending' | 'proven' | 'unconfirmed' | 'conflicting' | 'withdrawn';
  readonly isShown: boolean;
  /** ISO 8601, UTC. */
  readonly checkedAt: string | null;
  /** When it has to be proven again. */
  readonly expiresAt: string | null;
  readonly unconfirmedSince: string | null;
  readonly withdrawnAt: string | null;
  readonly withdrawnBecause: 'owner' | 'expired' | 'false' | 'changed_hands' | 'team' | 'project' | null;
  /** Another profile has proven the same (D85). */
  readonly conflict: { readonly side: 'holder' | 'claimant' } | null;
}

/** Kinds whose subject is an address on the chain: it is shown whole, below the claim. */
export const isAddressKind = (kind: ShownProofKind): kind is 'wallet' | 'contract' | 'collection' =>
  kind === 'wallet' || kind === 'contract' || kind === 'collection';
