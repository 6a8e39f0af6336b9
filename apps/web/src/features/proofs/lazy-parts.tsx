import type { ShownProof } from '@mutuals/api-client';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../lib/load-texts.ts';
import { PageSpinner } from '../../lib/page-spinner.tsx';
import { lazyWithRecovery } from '../../routing/lazy-with-recovery.tsx';

interface ProfileProofsProps {
  readonly proofs: readonly ShownProof[];
}

/** What a profile has proven; fetched with its texts after the page. */
export function ProfileProofs(props: ProfileProofsProps) {
  const { i18n } = useTranslation();
  const [Part] = useState(() =>
    lazyWithRecovery(async (): Promise<ComponentType<ProfileProofsProps>> => {
      const [part] = await Promise.all([import('./profile-proofs.tsx'), loadTexts(i18n, ['proofs', 'guards'])]);
      return part.ProfileProofs;
    }),
  );
  return (
    <Suspense fallback={<PageSpinner />}>
      <Part {...props} />
    </Suspense>
  );
}
