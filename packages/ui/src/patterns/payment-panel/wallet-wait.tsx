import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';

/** Waits for a wallet; if it never answers, the person can stop waiting. */
export function WalletWait({
  title,
  children,
  onCancel,
}: {
  title: string;
  children: ReactNode;
  onCancel: () => void;
}) {
  const { t } = useTranslation('payments');
  return (
    <Banner
      tone="info"
      title={title}
      action={
        <Button size="sm" onPress={onCancel}>
          {t('send.leave')}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
