import { type Proof, ProofBadge } from './proof-badge.tsx';

/** A name with what its bearer has proven. The server says what `proofs` are; their words are the app's. */
export function ProvenName({ name, proofs, now }: { name: string; proofs: readonly Proof[]; now: number }) {
  const [first, ...rest] = proofs;
  return (
    <div>
      <strong>{name}</strong>
      {first && <ProofBadge name={name} proofs={[first, ...rest]} now={now} />}
    </div>
  );
}
