import { ProofList, ProofSummary, type ShownProof } from '@mutuals/ui/patterns/proofs';
import { useNow } from '../../lib/use-now.ts';
import { useServices } from '../../services.ts';

/** What a profile has proven, for its readers. */
export function ProfileProofs({ proofs }: { proofs: readonly ShownProof[] }) {
  const now = useNow(useServices().clock);
  return <ProofList proofs={proofs} now={now} />;
}

/** The same in a line, for a card. */
export function CardProofs({ name, proofs }: { name: string; proofs: readonly ShownProof[] }) {
  const now = useNow(useServices().clock);
  return <ProofSummary name={name} proofs={proofs} now={now} />;
}
