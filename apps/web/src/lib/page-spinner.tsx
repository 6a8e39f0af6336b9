import { Mark } from '@mutuals/ui/primitives/logo';
import { useTranslation } from 'react-i18next';

/** Stands for a page that is on its way. */
export function PageSpinner() {
  const { t } = useTranslation();
  return (
    <output className="mu:grid mu:min-h-[60svh] mu:flex-1 mu:animate-fade-in mu:place-items-center">
      <Mark motion="wait" className="mu:h-10 mu:w-auto" />
      <span className="mu:sr-only">{t('loading')}</span>
    </output>
  );
}
