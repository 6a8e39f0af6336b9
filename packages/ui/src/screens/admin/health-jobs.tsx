import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '../../primitives/button/button.tsx';
import { SuccessIcon } from '../../primitives/icons/icons.ts';
import { Table, type TableColumn } from '../../primitives/table/table.tsx';
import type { FailedJob, JobKind } from './admin.types.ts';
import { lateShort } from './figures.ts';

/** The props of a row's retry button. */
export type RetryOf<Row> = (row: Row) => Pick<ButtonProps, 'isPending' | 'isDisabled' | 'onPress'>;

/** The text of an empty list on this page, which is good news. */
function AllWell({ children }: { children: string }) {
  return (
    <p className="mu:flex mu:items-center mu:justify-center mu:gap-2 mu:px-5 mu:py-6 mu:text-sm mu:text-text-muted">
      <SuccessIcon aria-hidden="true" className="mu:size-4 mu:shrink-0 mu:text-success-text" />
      {children}
    </p>
  );
}

const Mono = ({ children }: { children: string }) => (
  <span className="mu:font-mono mu:text-xs mu:wrap-anywhere">{children}</span>
);

function useFailedColumns(retryOf: RetryOf<FailedJob>): [TableColumn<FailedJob>, ...TableColumn<FailedJob>[]] {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  return [
    {
      id: 'job',
      title: t('health.failedJobs.job'),
      cell: ({ _id, kind }) => (
        <span className="mu:flex mu:min-w-0 mu:flex-col">
          <Mono>{kind}</Mono>
          <span className="mu:font-mono mu:text-xs mu:font-normal mu:text-text-subtle">#{_id}</span>
        </span>
      ),
    },
    {
      id: 'error',
      title: t('health.failedJobs.error'),
      cell: ({ error }) =>
        error === null ? (
          <span className="mu:text-text-muted">{t('health.failedJobs.noError')}</span>
        ) : (
          <span className="mu:line-clamp-6 mu:max-w-[32rem] mu:font-mono mu:text-xs mu:wrap-anywhere mu:text-danger-text">
            {error}
          </span>
        ),
    },
    {
      id: 'attempts',
      title: t('health.failedJobs.attempts'),
      align: 'end',
      cell: ({ attempts }) => String(attempts),
    },
    {
      id: 'when',
      title: t('health.failedJobs.when'),
      cell: ({ failedAt }) => (
        <time dateTime={failedAt} className="mu:figures mu:whitespace-nowrap">
          {time.format(new Date(failedAt))}
        </time>
      ),
    },
    {
      id: 'retry',
      title: t('health.failedJobs.retry'),
      hideTitle: true,
      narrow: 'foot',
      align: 'end',
      cell: (job) => (
        <Button
          {...retryOf(job)}
          size="sm"
          aria-label={t('health.failedJobs.retryNamed', { kind: job.kind, id: job._id })}
        >
          {t('health.failedJobs.retry')}
        </Button>
      ),
    },
  ];
}

/** The newest failed jobs, each with its reason and a retry button. */
export function FailedJobs({ jobs, retryOf }: { jobs: readonly FailedJob[]; retryOf: RetryOf<FailedJob> }) {
  const { t } = useTranslation('admin');
  return (
    <Table
      label={t('health.failedJobs.title')}
      columns={useFailedColumns(retryOf)}
      rows={jobs}
      rowId={({ _id }) => _id}
      loadingLabel={t('health.loading')}
      empty={<AllWell>{t('health.failedJobs.none')}</AllWell>}
    />
  );
}

function useKindColumns(retryOf: RetryOf<JobKind>): [TableColumn<JobKind>, ...TableColumn<JobKind>[]] {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale);
  return [
    { id: 'kind', title: t('health.jobs.kind'), cell: ({ kind }) => <Mono>{kind}</Mono> },
    ...(['waiting', 'running', 'failed'] as const).map((count): TableColumn<JobKind> => ({
      id: count,
      title: t(`health.jobs.${count}`),
      align: 'end',
      cell: (row) => (
        <span className={count === 'failed' && row.failed > 0 ? 'mu:font-medium mu:text-danger-text' : ''}>
          {number.format(row[count])}
        </span>
      ),
    })),
    {
      id: 'overdue',
      title: t('health.jobs.overdue'),
      align: 'end',
      cell: ({ overdueSeconds }) => (overdueSeconds === 0 ? '–' : lateShort(overdueSeconds, locale)),
    },
    {
      id: 'retry',
      title: t('health.jobs.retryAll'),
      hideTitle: true,
      narrow: 'foot',
      align: 'end',
      cell: (row) =>
        row.failed > 0 && (
          <Button {...retryOf(row)} size="sm" aria-label={t('health.jobs.retryAllNamed', { kind: row.kind })}>
            {t('health.jobs.retryAll')}
          </Button>
        ),
    },
  ];
}

/** How many jobs of each kind wait, run and have failed; all failed ones of a kind are retried together. */
export function JobKinds({ jobs, retryOf }: { jobs: readonly JobKind[]; retryOf: RetryOf<JobKind> }) {
  const { t } = useTranslation('admin');
  return (
    <Table
      label={t('health.jobs.title')}
      columns={useKindColumns(retryOf)}
      rows={jobs}
      rowId={({ kind }) => kind}
      loadingLabel={t('health.loading')}
      empty={<AllWell>{t('health.jobs.none')}</AllWell>}
    />
  );
}
