import { type ReactNode, useId, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import { waiting } from '../../lib/waiting.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import type { Change, FailedJob, HealthView, JobKind, TableSize } from './admin.types.ts';
import { bytesShort } from './figures.ts';
import { HealthCards } from './health-cards.tsx';
import { HealthChecks, type HealthChecksProps } from './health-checks.tsx';
import { FailedJobs, JobKinds } from './health-jobs.tsx';

export interface HealthPanelProps {
  view:
    | { readonly status: 'loading' }
    | { readonly status: 'error'; readonly message: string }
    | { readonly status: 'ready'; readonly health: HealthView };
  /** Of the retry. */
  change: Change;
  onRetryJob: (job: FailedJob) => void;
  /** All failed jobs of a kind. */
  onRetryKind: (kind: JobKind) => void;
  /** The doctor's checks; null for who may not run them. */
  checks: HealthChecksProps | null;
  /** The payments that wait for a decision. */
  paymentsHref: string;
  /** Loads the page again. */
  onRetry: () => void;
}

const PARTS = ['watcher', 'realtime', 'model', 'database'];

function Section({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
  const id = useId();
  // The pressed button disappears with the retried job.
  const { containerRef, fallbackRef } = useFocusFallback<HTMLElement, HTMLHeadingElement>();
  return (
    <section ref={containerRef} aria-labelledby={id} className="mu:flex mu:flex-col mu:gap-3">
      <div className="mu:flex mu:flex-wrap mu:items-baseline mu:justify-between mu:gap-x-4">
        <h2
          id={id}
          ref={fallbackRef}
          tabIndex={-1}
          className="mu:rounded-small mu:text-base mu:font-medium mu:focus-ring"
        >
          {title}
        </h2>
        {note !== undefined && <p className="mu:figures mu:text-sm mu:text-text-muted">{note}</p>}
      </div>
      {children}
    </section>
  );
}

function LargestTables({ tables }: { tables: readonly TableSize[] }) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale);
  return (
    <Card as="div" padding="none">
      <ul className="mu:divide-y mu:divide-border">
        {tables.map(({ name, rows, bytes }) => (
          <li
            key={name}
            className="mu:flex mu:flex-wrap mu:items-baseline mu:justify-between mu:gap-x-4 mu:px-5 mu:py-2.5 mu:text-sm"
          >
            <span className="mu:font-mono mu:text-xs mu:wrap-anywhere">{name}</span>
            <span className="mu:figures mu:text-text-muted">
              {t('health.database.rows', { rows: number.format(rows), size: bytesShort(bytes, locale) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** /admin/health: waiting and failed jobs, how far payments are read, and the remaining capacity. */
export function HealthPanel({
  view,
  change,
  onRetryJob,
  onRetryKind,
  checks,
  paymentsHref,
  onRetry,
}: HealthPanelProps) {
  const { t } = useTranslation('admin');
  const [retried, setRetried] = useState<string | null>(null);
  if (view.status === 'loading')
    return (
      <Loading label={t('health.loading')} className="mu:flex mu:flex-col mu:gap-6">
        <div className="mu:grid mu:gap-4 mu:sm:grid-cols-2 mu:xl:grid-cols-4">
          {PARTS.map((part) => (
            <Skeleton key={part} shape="block" className="mu:h-32" />
          ))}
        </div>
        <Skeleton shape="block" className="mu:h-56" />
      </Loading>
    );
  if (view.status === 'error')
    return (
      <LoadFailed title={t('health.error')} onRetry={onRetry}>
        {view.message}
      </LoadFailed>
    );
  const { health } = view;
  const { jobs, failedJobs, watcher, deletionsHeldBack, database } = health;
  const retryButton = (id: string, retry: () => void) => ({
    ...waiting(change.isPending, retried === id),
    onPress() {
      setRetried(id);
      retry();
    },
  });
  const failed = jobs.reduce((sum, kind) => sum + kind.failed, 0);
  return (
    <div className="mu:flex mu:flex-col mu:gap-8">
      {watcher?.state === 'halted' && (
        <Banner tone="danger" title={t('health.watcher.haltedTitle')}>
          <p className="mu:max-w-prose">{t('health.watcher.haltedText')}</p>
          {watcher.reason !== null && <p className="mu:mt-1 mu:font-mono mu:text-xs">{watcher.reason}</p>}
        </Banner>
      )}
      {watcher?.state === 'unwatched' && (
        <Banner tone="danger" title={t('health.watcher.unwatchedTitle')}>
          {t('health.watcher.unwatchedText')}
        </Banner>
      )}
      {deletionsHeldBack > 0 && (
        <Banner
          tone="warning"
          title={t('health.heldBack.title', { count: deletionsHeldBack })}
          action={<Link href={paymentsHref}>{t('health.heldBack.payments')}</Link>}
        >
          {t('health.heldBack.text')}
        </Banner>
      )}
      {change.error !== undefined && (
        <Banner tone="danger" title={t('health.failed')}>
          {change.error}
        </Banner>
      )}
      <HealthCards health={health} />
      <Section
        title={t('health.failedJobs.title')}
        note={
          failed > failedJobs.length
            ? t('health.failedJobs.newest', { shown: failedJobs.length, total: failed })
            : undefined
        }
      >
        <FailedJobs jobs={failedJobs} retryOf={(job) => retryButton(job._id, () => onRetryJob(job))} />
      </Section>
      <Section title={t('health.jobs.title')}>
        <JobKinds jobs={jobs} retryOf={(kind) => retryButton(kind.kind, () => onRetryKind(kind))} />
      </Section>
      {checks !== null && (
        <Section title={t('health.checks.title')}>
          <HealthChecks {...checks} />
        </Section>
      )}
      <Section title={t('health.database.largest')}>
        <LargestTables tables={database.tables} />
      </Section>
    </div>
  );
}
