import { Banner } from '@mutuals/ui/primitives/banner';
import { Button } from '@mutuals/ui/primitives/button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdentity } from '../features/identity/index.ts';

/** When a session expires: asks the person to sign in again over the page, which stays as it is, and shows a banner until they have. */
export function SignInAgain() {
  const { t } = useTranslation(['chrome', 'errors']);
  const { identity, status, dialog } = useIdentity();
  const isExpired = status === 'expired';

  useEffect(() => {
    if (isExpired) identity.signIn();
  }, [isExpired, identity]);

  if (!isExpired) return null;
  return (
    <div className="mu:mx-auto mu:w-full mu:max-w-6xl mu:px-5 mu:pt-4 mu:md:px-8">
      <Banner
        tone="warning"
        action={
          <Button size="sm" variant="primary" onPress={identity.signIn} isPending={dialog === 'opening'}>
            {t('signIn')}
          </Button>
        }
      >
        {t('errors:code.token_expired')}
      </Banner>
    </div>
  );
}
