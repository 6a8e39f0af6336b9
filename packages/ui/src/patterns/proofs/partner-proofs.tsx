import { isKnown } from './proof-words.ts';
import { ProofSummary, type ProofSummaryProps } from './proof-summary.tsx';

export type PartnerProofsProps = Omit<ProofSummaryProps, 'className'>;

/** What a partner has proven, below the head of a conversation. Nothing where they show nothing. */
export function PartnerProofs(props: PartnerProofsProps) {
  if (!props.proofs.some(isKnown)) return null;
  return (
    <div className="mu:flex mu:shrink-0 mu:border-b mu:border-border mu:px-4 mu:py-2 mu:@3xl/messages:px-6">
      <ProofSummary {...props} />
    </div>
  );
}
