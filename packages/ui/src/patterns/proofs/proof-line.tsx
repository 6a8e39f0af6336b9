import type { HTMLAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { ProofList as KitProofList } from '../../blocks/proof-badge/proof-list.tsx';
import { AddressText } from '../chat-guards/address-text.tsx';
import { isAddressKind, type ProofClaimView, type ShownProof } from './proof.types.ts';
import { isKnown } from './proof-words.ts';
import { useClaim, useShownProofs } from './use-claim.ts';

/** A claim in words, with its address whole where it is one. */
export function ProofClaim({ claim, className, ...props }: HTMLAttributes<HTMLDivElement> & { claim: ProofClaimView }) {
  const claimOf = useClaim();
  return (
    <div {...props} className={join('mu:min-w-0', className)}>
      <p className="mu:font-medium mu:wrap-anywhere">
        <bdi>{claimOf(claim)}</bdi>
      </p>
      {isAddressKind(claim.kind) && <AddressText address={claim.subject} isCopyable className="mu:block mu:text-sm" />}
    </div>
  );
}

export interface ProofListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  proofs: readonly ShownProof[];
  /** Milliseconds. */
  now: number;
}

/** What a profile has proven, as strangers read it (D84). What could not be confirmed says since when (D86). */
export function ProofList({ proofs, ...props }: ProofListProps) {
  const { proofOf, ...words } = useShownProofs();
  return <KitProofList {...props} {...words} proofs={proofs.filter(isKnown).map(proofOf)} />;
}
