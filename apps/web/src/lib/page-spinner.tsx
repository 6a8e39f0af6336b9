import { Mark } from '@mutuals/ui/primitives/logo';
import { useTranslation } from 'react-i18next';

/** Stands for a page that is on its way; says so in words where that takes until the network is back. */
export function PageSpinner({ needsNetwork = false }) {
  const { t } = useTranslation();
  return (
    <output className="mu:grid mu:min-h-[60svh] mu:flex-1 mu:animate-fade-in mu:place-content-center mu:place-items-center mu:gap-3">
      <Mark motion="wait" className="mu:h-10 mu:w-auto" />
      <span className={needsNetwork ? 'mu:text-text-muted' : 'mu:sr-only'}>
        {t(needsNetwork ? 'needsNetwork' : 'loading')}
      </span>
    </output>
  );
}
