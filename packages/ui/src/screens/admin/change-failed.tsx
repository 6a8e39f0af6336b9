import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import type { Change } from './admin.types.ts';

/** That a change failed and why; where it asks for a newer sign-in (D50), with the way to one. What was written stays. */
export function ChangeFailed({ title, change: { error, onSignIn } }: { title: string; change: Change }) {
  const { t } = useTranslation('admin');
  if (error === undefined) return null;
  return (
    <Banner
      tone="danger"
      title={title}
      action={
        onSignIn && (
          <Button size="sm" onPress={onSignIn}>
            {t('signInAgain')}
          </Button>
        )
      }
    >
      {error}
    </Banner>
  );
}
