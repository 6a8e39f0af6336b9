import { NewProfileScreen } from '@mutuals/ui/screens/new-profile';
import { useState } from 'react';
import { lazyPart } from '../../routing/lazy-part.tsx';
import { routes } from '../../routes.ts';

/** With the form, which comes next. */
async function loadImport() {
  const [{ ExportImport }, { newProfileForm }] = await Promise.all([
    import('./export-import.tsx'),
    import('./profile-form-route.tsx'),
  ]);
  return () => <ExportImport form={newProfileForm} />;
}

const Import = lazyPart({ load: loadImport, texts: ['leaving'] });

/** /profiles/create: the assistant or the form (SPEC section 2, My profiles), or a profile of an export (D70). */
export function Component() {
  const [isImporting, setIsImporting] = useState(false);
  return (
    <NewProfileScreen
      assistantHref={routes.assistant.href()}
      formHref={routes.newProfile.href()}
      listHref={routes.profiles.href()}
      exported={isImporting ? <Import /> : undefined}
      onStartFromExport={() => setIsImporting(true)}
    />
  );
}
