import { Button } from '@mutuals/ui/primitives/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setSignedOutEverywhere } from '../features/identity/index.ts';

/** Why nobody is signed in here any more, until a guest closes it (D74). */
export function SignedOutNotice() {
  const { t } = useTranslation(['common', 'errors']);
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <output className="mu:fixed mu:inset-x-4 mu:bottom-4 mu:z-50 mu:mx-auto mu:flex mu:max-w-lg mu:animate-fade-in mu:items-center mu:gap-4 mu:rounded-card mu:border mu:border-border mu:bg-surface-raised mu:p-4 mu:shadow-float">
      <span className="mu:min-w-0 mu:flex-1">{t('errors:code.signed_out')}</span>
      <Button
        size="sm"
        variant="quiet"
        onPress={() => {
          setSignedOutEverywhere(false);
          setClosed(true);
        }}
      >
        {t('close')}
      </Button>
    </output>
  );
}
