export { ProofClaim, ProofList, type ProofListProps } from './proof-line.tsx';
export {
  isAddressKind,
  type OwnProof,
  PROOF_KINDS,
  type ProofClaimView,
  type ProofKind,
  type ProofMethod,
  type ProofsOf,
  type ShownProof,
} from './proof.types.ts';
export { ProofSummary, type ProofSummaryProps } from './proof-summary.tsx';
export { OwnProofs, type OwnProofsProps } from './own-proofs.tsx';
export { ProveFlow, type ProveFlowProps } from './prove-flow.tsx';
export type { ProofPlace, ProveChallenge, ProveView } from './prove.types.ts';
export { SeatRequests, type SeatRequestsProps, type SeatView } from './seat-requests.tsx';
export { useClaim } from './use-claim.ts';
