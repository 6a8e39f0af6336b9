import type { ProofsOf, ShownProof } from '@mutuals/ui/patterns/proofs';
import type { i18n } from 'i18next';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../lib/load-texts.ts';
import { PageSpinner } from '../../lib/page-spinner.tsx';
import { lazyWithRecovery } from '../../routing/lazy-with-recovery.tsx';

/** A part that is fetched with its texts after the page, once for all that show it: the second card has its line at once. */
function partOf<Props>(load: () => Promise<ComponentType<Props>>, orElse?: 'nothing') {
  const make = (texts: i18n) =>
    lazyWithRecovery(async () => {
      const [part] = await Promise.all([load(), loadTexts(texts, ['claims', 'guards'])]);
      return part;
    }, orElse);
  const parts = new WeakMap<i18n, ReturnType<typeof make>>();
  return (texts: i18n) => {
    const part = parts.get(texts) ?? make(texts);
    parts.set(texts, part);
    return part;
  };
}

const profileProofs = partOf(async () => (await import('./profile-proofs.tsx')).ProfileProofs);
/** A card does without the line until the page has been reloaded for it. */
const cardProofs = partOf(async () => (await import('./profile-proofs.tsx')).CardProofs, 'nothing');

/** What a profile has proven, in full; fetched after the page. */
export function ProfileProofs(props: { readonly proofs: readonly ShownProof[] }) {
  const { i18n } = useTranslation();
  const [Part] = useState(() => profileProofs(i18n));
  return (
    <Suspense fallback={<PageSpinner />}>
      <Part {...props} />
    </Suspense>
  );
}

/** What a card's profile has proven, in a line; fetched after the card, which keeps its place. Without proofs nothing is. */
export const proofsOf: ProofsOf = ({ name, proofs = [] }) =>
  proofs.length > 0 ? <CardProofs name={name} proofs={proofs} /> : null;

function CardProofs(props: { readonly name: string; readonly proofs: readonly ShownProof[] }) {
  const { i18n } = useTranslation();
  const [Part] = useState(() => cardProofs(i18n));
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
