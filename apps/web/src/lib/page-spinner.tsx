import { Mark } from '@mutuals/ui/primitives/logo';
import { useTranslation } from 'react-i18next';

/** Stands for a page that is on its way. */
export function PageSpinner() {
  const { t } = useTranslation();
  return (
    <output className="grid min-h-[60svh] flex-1 animate-fade-in place-items-center">
      <Mark motion="wait" className="h-10 w-auto" />
      <span className="sr-only">{t('loading')}</span>
    </output>
  );
}
