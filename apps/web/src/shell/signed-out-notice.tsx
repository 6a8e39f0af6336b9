import { Banner } from '@mutuals/ui/primitives/banner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setSignedOutEverywhere } from '../features/identity/index.ts';

/** Why nobody is signed in here any more, until a guest closes it (D74). */
export function SignedOutNotice() {
  const { t } = useTranslation(['common', 'errors']);
  const [isClosed, setClosed] = useState(false);
  function close(): void {
    setSignedOutEverywhere(false);
    setClosed(true);
  }
  if (isClosed) return null;
  return (
    <div className="mu:fixed mu:inset-x-4 mu:bottom-4 mu:z-50 mu:mx-auto mu:max-w-lg mu:animate-fade-in mu:rounded-card mu:shadow-float">
      <Banner tone="info" dismissLabel={t('close')} onDismiss={close}>
        {t('errors:code.signed_out')}
      </Banner>
    </div>
  );
}
