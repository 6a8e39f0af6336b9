import { useTranslation } from 'react-i18next';
import { brand } from '../../brand.ts';
import { Button } from '../../primitives/button/button.tsx';
import { OfflineIcon, SuccessIcon } from '../../primitives/icons/icons.ts';

/** How the browser stands to the server; `restored` for a moment after it came back. */
export type ConnectionState = 'online' | 'offline' | 'unreachable' | 'restored';

export interface ConnectionBannerProps {
  state: ConnectionState;
  /** Tries at once, instead of waiting for the next try. */
  onRetry: () => void;
}

/** Says across the page that the connection is gone, that nothing typed is lost, and when it is back. Read out politely. */
export function ConnectionBanner({ state, onRetry }: ConnectionBannerProps) {
  const { t } = useTranslation(['chrome', 'common']);
  const isGone = state === 'offline' || state === 'unreachable';
  return (
    <output className="block">
      {isGone && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-warning-soft px-5 py-2 text-sm lg:px-8">
          <OfflineIcon aria-hidden="true" className="size-4.5 shrink-0 text-warning-text" />
          <p className="min-w-0 flex-1">
            <span className="mr-1 inline-block font-medium">{t(`connection.${state}`, { product: brand.name })}</span>
            <span className="inline-block text-text-muted">{t('connection.kept')}</span>
          </p>
          <Button size="sm" variant="quiet" onPress={onRetry}>
            {t('common:tryAgain')}
          </Button>
        </div>
      )}
      {state === 'restored' && (
        <div className="flex min-h-13 animate-fade-in items-center gap-3 bg-success-soft px-5 py-2 text-sm lg:px-8">
          <SuccessIcon aria-hidden="true" className="size-4.5 shrink-0 text-success-text" />
          <p className="font-medium">{t('connection.restored')}</p>
        </div>
      )}
    </output>
  );
}
