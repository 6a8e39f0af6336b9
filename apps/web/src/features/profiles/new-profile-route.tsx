import { NewProfileScreen } from '@mutuals/ui/screens/new-profile';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../lib/load-texts.ts';
import { PageSpinner } from '../../lib/page-spinner.tsx';
import { lazyWithRecovery } from '../../routing/lazy-with-recovery.tsx';
import { routes } from '../../routes.ts';

/** /profiles/create: the assistant or the form (SPEC section 2, My profiles), or a profile of an export (D70). */
export function Component() {
  const { i18n } = useTranslation();
  const [isImporting, setIsImporting] = useState(false);
  const [Import] = useState(() =>
    lazyWithRecovery(async () => {
      const [{ ExportImport }] = await Promise.all([import('./export-import.tsx'), loadTexts(i18n, ['leaving'])]);
      return ExportImport;
    }),
  );
  return (
    <NewProfileScreen
      assistantHref={routes.assistant.href()}
      formHref={routes.newProfile.href()}
      listHref={routes.profiles.href()}
      exported={
        isImporting ? (
          <Suspense fallback={<PageSpinner />}>
            <Import />
          </Suspense>
        ) : undefined
      }
      onStartFromExport={() => setIsImporting(true)}
    />
  );
}
