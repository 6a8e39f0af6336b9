import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailedBanner } from '../get-help/load-failed-banner.tsx';

/** An export, as the server tells of it. */
export interface DataExportState {
  readonly state: 'none' | 'making' | 'ready' | 'failed';
  /** When the file is removed; ISO 8601. */
  readonly expiresAt: string | null;
  readonly bytes: number | null;
  readonly url: string | null;
}

export type DataExportView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready'; readonly data: DataExportState };

export interface DataExportProps {
  view: DataExportView;
  isAsking: boolean;
  /** Why it could not be asked for. */
  error?: string | undefined;
  onAsk: () => void;
  /** Looks again. */
  onRetry: () => void;
}

const KILO = 1000;

/** Asks for all of a person's data as a file, says how far it is, and downloads it (D70). */
export function DataExport({ view, isAsking, error, onAsk, onRetry }: DataExportProps) {
  const { t } = useTranslation('leaving');
  if (view.status === 'loading')
    return (
      <Loading label={t('data.loading')} className="mu:flex mu:flex-col mu:gap-3">
        <Skeleton className="mu:w-2/3" />
        <Skeleton className="mu:w-1/3" />
      </Loading>
    );
  if (view.status === 'error')
    return <LoadFailedBanner title={t('data.loadFailed')} message={view.message} onRetry={onRetry} />;
  return (
    <div className="mu:flex mu:flex-col mu:items-start mu:gap-4" aria-live="polite">
      <Progress data={view.data} isAsking={isAsking} onAsk={onAsk} />
      {error !== undefined && (
        <Banner tone="danger" title={t('data.notAsked')} className="mu:w-full">
          {error}
        </Banner>
      )}
    </div>
  );
}

function Progress({ data, isAsking, onAsk }: { data: DataExportState } & Pick<DataExportProps, 'isAsking' | 'onAsk'>) {
  const { t } = useTranslation('leaving');
  const { locale } = useLocale();
  if (data.state === 'making')
    return (
      <div className="mu:w-full mu:max-w-md">
        <ProgressBar isIndeterminate showLabel label={t('data.making')} />
        <p className="mu:mt-2 mu:text-sm mu:text-text-muted">{t('data.makingText')}</p>
      </div>
    );
  if (data.state === 'ready' && data.url !== null) {
    const size = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: (data.bytes ?? 0) < KILO * KILO ? 'kilobyte' : 'megabyte',
      maximumFractionDigits: 1,
    }).format((data.bytes ?? 0) / ((data.bytes ?? 0) < KILO * KILO ? KILO : KILO * KILO));
    const until =
      data.expiresAt === null
        ? ''
        : new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(data.expiresAt));
    return (
      <>
        <p className="mu:text-text">
          <strong className="mu:font-semibold">{t('data.ready')}</strong> {t('data.readyText', { size, until })}
        </p>
        <div className="mu:flex mu:flex-wrap mu:gap-3">
          <LinkButton variant="primary" href={data.url} download>
            {t('data.download')}
          </LinkButton>
          <Button variant="quiet" isPending={isAsking} onPress={onAsk}>
            {t('data.again')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      {data.state === 'failed' && (
        <Banner tone="danger" title={t('data.failed')} className="mu:w-full">
          {t('data.failedText')}
        </Banner>
      )}
      <p className="mu:text-text-muted">{t('data.none')}</p>
      <Button isPending={isAsking} onPress={onAsk}>
        {t('data.ask')}
      </Button>
    </>
  );
}
