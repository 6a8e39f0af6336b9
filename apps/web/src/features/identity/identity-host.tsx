import { Button } from '@mutuals/ui/primitives/button';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpByMail } from '../../lib/help-by-mail.tsx';
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
  const { t } = useTranslation();
  return (
    <div
      role="alert"
      className="mu:fixed mu:inset-x-4 mu:bottom-4 mu:z-50 mu:mx-auto mu:flex mu:max-w-lg mu:animate-fade-in mu:flex-wrap mu:items-center mu:gap-x-4 mu:gap-y-2 mu:rounded-card mu:border mu:border-border mu:bg-surface-raised mu:p-4 mu:shadow-float"
    >
      <p className="mu:min-w-0 mu:flex-1 mu:basis-48">{t('unreachable')}</p>
      <Button size="sm" variant="strong" onPress={onTryAgain}>
        {t('tryAgain')}
      </Button>
      <HelpByMail size="sm" variant="quiet" reference="sign-in" />
    </div>
  );
}
