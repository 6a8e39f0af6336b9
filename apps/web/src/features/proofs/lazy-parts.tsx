import type { ProofsOf } from '@mutuals/ui/patterns/proofs';
import { lazyPart } from '../../routing/lazy-part.tsx';

const texts = ['claims', 'guards'] as const;

/** What a profile has proven, in full; fetched after the page. */
export const ProfileProofs = lazyPart({
  load: async () => (await import('./profile-proofs.tsx')).ProfileProofs,
  texts,
});

/** A card, which keeps its place, does without the line until it is there, and where it cannot be fetched. */
const CardProofs = lazyPart({
  load: async () => (await import('./profile-proofs.tsx')).CardProofs,
  texts,
  fallback: null,
  orElse: 'nothing',
});

/** What a card's profile has proven, in a line; fetched after the card. Without proofs nothing is. */
export const proofsOf: ProofsOf = ({ name, proofs = [] }) =>
  proofs.length > 0 ? <CardProofs name={name} proofs={proofs} /> : null;
