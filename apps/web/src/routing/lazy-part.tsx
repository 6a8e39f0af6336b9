import type { Namespace } from '@mutuals/ui/locales';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../lib/load-texts.ts';
import { PageSpinner } from '../lib/page-spinner.tsx';
import { lazyWithRecovery } from './lazy-with-recovery.tsx';

interface LazyPartProps {
  load: () => Promise<ComponentType>;
  /** The texts that only this part needs. */
  texts: readonly Namespace[];
  /** What takes its place meanwhile; a spinner if left out. */
  fallback?: ReactNode;
}

/** A part of a page that comes after the page, with its texts: no first load grows by it. */
export function LazyPart({ load, texts, fallback = <PageSpinner /> }: LazyPartProps) {
  const { i18n } = useTranslation();
  const [Part] = useState(() => lazyWithRecovery(async () => (await Promise.all([load(), loadTexts(i18n, texts)]))[0]));
  return (
    <Suspense fallback={fallback}>
      <Part />
    </Suspense>
  );
}
