import { useTranslation } from 'react-i18next';
import { join } from './cx.ts';

/** Stands where a part of the page could not be fetched, and says what helps. */
export function NotLoaded({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  return (
    <p role="alert" className={join('mu:text-sm mu:text-danger-text', className)}>
      {t('notLoaded')}
    </p>
  );
}
