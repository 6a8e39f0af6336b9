import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import type { Change } from './admin.types.ts';

/** A failed change and its reason; if it needs a newer sign-in (D50), with a button for that. The draft stays. */
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
