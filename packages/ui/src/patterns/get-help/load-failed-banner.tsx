import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { GetHelp } from './get-help.tsx';

export interface LoadFailedBannerProps {
  title: string;
  /** Why it failed. */
  message: string;
  onRetry: () => void;
}

/** Replaces a part of a page that failed to load: offers a retry and help. A whole page that failed is `screens/load-failed`. */
export function LoadFailedBanner({ title, message, onRetry }: LoadFailedBannerProps) {
  const { t } = useTranslation('common');
  return (
    <Banner
      tone="danger"
      title={title}
      className="mu:w-full"
      action={
        <>
          <Button size="sm" onPress={onRetry}>
            {t('tryAgain')}
          </Button>
          <GetHelp size="sm" />
        </>
      }
    >
      {message}
    </Banner>
  );
}
