import type { HTMLAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { AddressText } from '../chat-guards/address-text.tsx';
import { isAddressKind, type ProofClaimView, type ShownProof } from './proof.types.ts';
import { isKnown } from './proof-words.ts';
import { useClaim, useProofWords } from './use-claim.ts';

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

export interface ProofListProps extends HTMLAttributes<HTMLUListElement> {
  proofs: readonly ShownProof[];
  /** Milliseconds. */
  now: number;
}

/**
 * What a profile has proven, as strangers read it: what, how, and when it was last checked, in words and never as a bare tick (D84). What could not be
 * confirmed says since when (D86).
 */
export function ProofList({ proofs, now, className, ...props }: ProofListProps) {
  const { facts } = useProofWords(now);
  return (
    <ul {...props} className={join('mu:flex mu:flex-col', className)}>
      {proofs.filter(isKnown).map((proof) => (
        <li
          key={`${proof.kind} ${proof.subject}`}
          className="mu:border-b mu:border-border mu:py-2.5 mu:first:pt-0 mu:last:border-b-0"
        >
          <ProofClaim claim={proof} />
          <p
            className={join(
              'mu:mt-0.5 mu:text-sm',
              proof.state === 'proven' ? 'mu:text-text-muted' : 'mu:text-warning-text',
            )}
          >
            {facts(proof).join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
