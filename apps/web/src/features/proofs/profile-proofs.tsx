import type { ShownProof } from '@mutuals/api-client';
import { ProofList } from '@mutuals/ui/patterns/proofs';
import { useNow } from '../../lib/use-now.ts';
import { useServices } from '../../services.ts';

/** What a profile has proven, for its readers. */
export function ProfileProofs({ proofs }: { proofs: readonly ShownProof[] }) {
  const now = useNow(useServices().clock);
  return <ProofList proofs={proofs} now={now} />;
}
