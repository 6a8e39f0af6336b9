import { Button } from '@mutuals/ui/primitives/button';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdentity } from './use-identity.ts';

/** Where people sign in: what the sign-in service shows in the page, or that it could not be fetched. */
export function IdentityHost() {
  const { identity, dialog } = useIdentity();
  const host = useSyncExternalStore(identity.host.subscribe, identity.host.get, () => null);
  return (
    <>
      {host}
      {dialog === 'unavailable' && <Unavailable onTryAgain={identity.signIn} />}
    </>
  );
}

function Unavailable({ onTryAgain }: { onTryAgain: () => void }) {
  const { t } = useTranslation(['common', 'errors']);
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-lg animate-fade-in flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-border bg-surface-raised p-4 shadow-float"
    >
      <p className="min-w-0 flex-1 basis-48">{t('errors:unreachable')}</p>
      <Button size="sm" variant="strong" onPress={onTryAgain}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
