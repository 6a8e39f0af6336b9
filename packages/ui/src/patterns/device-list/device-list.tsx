import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { AlertDialog } from '../../primitives/dialog/dialog.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailedBanner } from '../get-help/load-failed-banner.tsx';

/** Where a person is signed in. The contract's `Device` fits. */
export interface DeviceView {
  readonly _id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly isCurrent: boolean;
  /** ISO 8601, to the hour. */
  readonly seenAt: string;
}

export type DevicesView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready'; readonly devices: readonly DeviceView[] };

export interface DeviceListProps {
  view: DevicesView;
  isSigningOut: boolean;
  /** Why signing out failed. */
  error?: string | undefined;
  onSignOut: () => void;
  onRetry: () => void;
}

/** Where a person is signed in, and signing out of all of it after a question (D74). */
export function DeviceList({ view, isSigningOut, error, onSignOut, onRetry }: DeviceListProps) {
  const { t } = useTranslation(['reach', 'common']);
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="mu:flex mu:flex-col mu:items-start mu:gap-4">
      {view.status === 'loading' && (
        <Loading label={t('devices.loading')} className="mu:flex mu:w-full mu:flex-col mu:gap-3">
          <Skeleton className="mu:w-1/2" />
          <Skeleton className="mu:w-1/3" />
        </Loading>
      )}
      {view.status === 'error' && (
        <LoadFailedBanner title={t('devices.loadFailed')} message={view.message} onRetry={onRetry} />
      )}
      {view.status === 'ready' && <Devices devices={view.devices} />}
      <Button onPress={() => setAsked(true)}>{t('devices.signOut')}</Button>
      <AlertDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={t('devices.ask')}
        confirmLabel={t('devices.signOut')}
        cancelLabel={t('common:cancel')}
        tone="danger"
        isPending={isSigningOut}
        onConfirm={onSignOut}
      >
        {t('devices.askText')}
        {error !== undefined && (
          <Banner tone="danger" title={t('devices.failed')} className="mu:mt-4">
            {error}
          </Banner>
        )}
      </AlertDialog>
    </div>
  );
}

function Devices({ devices }: { devices: readonly DeviceView[] }) {
  const { t } = useTranslation('reach');
  const { locale } = useLocale();
  const seen = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ul className="mu:w-full mu:border-t mu:border-border">
      {devices
        .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
        .map(({ _id, browser, system, isCurrent, seenAt }) => (
          <li key={_id} className="mu:border-b mu:border-border mu:py-3">
            <p className="mu:font-medium">{[browser, system].filter(Boolean).join(' · ') || t('devices.unknown')}</p>
            <p className="mu:text-sm mu:text-text-muted">
              {isCurrent ? t('devices.current') : t('devices.seen', { when: seen.format(new Date(seenAt)) })}
            </p>
          </li>
        ))}
    </ul>
  );
}
