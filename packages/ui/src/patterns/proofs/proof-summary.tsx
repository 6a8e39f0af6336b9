import { ProofBadge } from '../../blocks/proof-badge/proof-badge.tsx';
import type { ShownProof } from './proof.types.ts';
import { strongestFirst } from './proof-words.ts';
import { useShownProofs } from './use-claim.ts';

export interface ProofSummaryProps {
  /** Whose they are. */
  name: string;
  proofs: readonly ShownProof[];
  /** Milliseconds. */
  now: number;
  className?: string;
}

/** A ProofBadge of what a profile has proven, the strongest first (D84). Nothing where it shows nothing. */
export function ProofSummary({ proofs, ...props }: ProofSummaryProps) {
  const { proofOf, ...words } = useShownProofs();
  const [first, ...rest] = strongestFirst(proofs).map(proofOf);
  if (!first) return null;
  return <ProofBadge {...props} {...words} proofs={[first, ...rest]} />;
}
