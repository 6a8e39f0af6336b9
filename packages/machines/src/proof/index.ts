export { createProofMachine, type ProofMachine, type ProofSnapshot } from './proof.machine.ts';
export type * from './proof.types.ts';
export { proofView, type ProofStatus, type ProofView } from './proof.view.ts';
