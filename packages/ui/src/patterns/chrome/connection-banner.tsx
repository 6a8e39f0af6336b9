import { useTranslation } from 'react-i18next';
import { brand } from '../../brand.ts';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import { Button } from '../../primitives/button/button.tsx';
import { InfoIcon, OfflineIcon, SuccessIcon } from '../../primitives/icons/icons.ts';

/** The browser's connection to the server: `maintenance` while it only answers what is read, `restored` for a moment after all of it came back. */
export type ConnectionState = 'online' | 'offline' | 'unreachable' | 'maintenance' | 'restored';

export interface ConnectionBannerProps {
  state: ConnectionState;
  /** Retries at once, instead of waiting for the next attempt. */
  onRetry: () => void;
}

/** Says across the page that the connection is gone or nothing can be written, that nothing typed is lost, and when it is back. Announced politely. */
export function ConnectionBanner({ state, onRetry }: ConnectionBannerProps) {
  const { t } = useTranslation(['chrome', 'common']);
  const isGone = state !== 'online' && state !== 'restored';
  const Icon = state === 'maintenance' ? InfoIcon : OfflineIcon;
  // The button to try again goes as soon as that helps.
  const { containerRef, fallbackRef } = useFocusFallback<HTMLDivElement, HTMLOutputElement>();
  return (
    <div ref={containerRef}>
      <output ref={fallbackRef} tabIndex={-1} className="mu:block mu:outline-none">
        {isGone && (
          <div
            data-connection={state}
            className="mu:flex mu:flex-wrap mu:items-center mu:gap-x-3 mu:gap-y-1 mu:bg-warning-soft mu:px-5 mu:py-2 mu:text-sm mu:lg:px-8"
          >
            <Icon aria-hidden="true" className="mu:size-4.5 mu:shrink-0 mu:text-warning-text" />
            <p className="mu:min-w-0 mu:flex-1">
              <span className="mu:mr-1 mu:inline-block mu:font-medium">
                {t(`connection.${state}`, { product: brand.name })}
              </span>
              <span className="mu:inline-block mu:text-text-muted">
                {t(state === 'maintenance' ? 'connection.readable' : 'connection.kept')}
              </span>
            </p>
            <Button size="sm" variant="quiet" onPress={onRetry}>
              {t('common:tryAgain')}
            </Button>
          </div>
        )}
        {state === 'restored' && (
          <div className="mu:flex mu:min-h-13 mu:animate-fade-in mu:items-center mu:gap-3 mu:bg-success-soft mu:px-5 mu:py-2 mu:text-sm mu:lg:px-8">
            <SuccessIcon aria-hidden="true" className="mu:size-4.5 mu:shrink-0 mu:text-success-text" />
            <p className="mu:font-medium">{t('connection.restored')}</p>
          </div>
        )}
      </output>
    </div>
  );
}
