import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import type { ReportReason } from '../report/report-screen.tsx';

/** A report as its reporter sees it. */
export interface MyReport {
  readonly _id: string;
  readonly subject: { readonly type: 'profile' | 'group' | 'message' | 'picture' | 'link' };
  readonly name: string;
  readonly excerpt: string;
  readonly reason: ReportReason;
  readonly message: string;
  readonly evidenceCount: number;
  readonly state: 'open' | 'decided';
  readonly outcome: 'acted' | 'dismissed' | null;
  readonly createdAt: string;
}

export interface MyReportsScreenProps {
  view:
    | { readonly status: 'loading' }
    | { readonly status: 'error'; readonly message: string }
    | { readonly status: 'ready'; readonly reports: readonly MyReport[] };
  onRetry: () => void;
}

function Row({ report }: { report: MyReport }) {
  const { t } = useTranslation('reports');
  const { locale } = useLocale();
  const { subject, name, excerpt, reason, message, evidenceCount, outcome } = report;
  return (
    <li className="mu:flex mu:flex-col mu:gap-2 mu:p-5">
      <div className="mu:flex mu:flex-wrap mu:items-baseline mu:justify-between mu:gap-x-4 mu:gap-y-1">
        <h2 className="mu:font-medium mu:wrap-anywhere">
          {t(`what.${subject.type}`)} <span className="mu:font-normal">{t('mine.of', { name })}</span>
        </h2>
        <Badge tone={outcome === 'acted' ? 'success' : 'neutral'}>{t(`mine.${outcome ?? 'open'}`)}</Badge>
      </div>
      {excerpt !== '' && (
        <p dir="auto" className="mu:text-sm mu:wrap-anywhere mu:text-text-muted">
          {excerpt}
        </p>
      )}
      <p className="mu:text-sm">{t(`reason.${reason}`)}</p>
      {message !== '' && (
        <p dir="auto" className="mu:text-sm mu:whitespace-pre-line mu:wrap-anywhere">
          {message}
        </p>
      )}
      <p className="mu:text-sm mu:text-text-muted">
        {new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
          new Date(report.createdAt),
        )}
        {evidenceCount > 0 && ` · ${t('mine.evidence', { count: evidenceCount })}`}
      </p>
    </li>
  );
}

/** /settings/reports: what a person reported, and what became of each. */
export function MyReportsScreen({ view, onRetry }: MyReportsScreenProps) {
  const { t } = useTranslation('reports');
  return (
    <div className="mu:mx-auto mu:flex mu:w-full mu:max-w-3xl mu:flex-col mu:gap-8 mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      <PageHeader title={t('mine.title')} lead={t('mine.lead')} />
      {view.status === 'loading' && (
        <Loading label={t('mine.loading')} className="mu:flex mu:flex-col mu:gap-4">
          <Skeleton shape="block" className="mu:h-28 mu:rounded-card" />
          <Skeleton shape="block" className="mu:h-28 mu:rounded-card" />
        </Loading>
      )}
      {view.status === 'error' && (
        <LoadFailed title={t('mine.error')} onRetry={onRetry}>
          {view.message}
        </LoadFailed>
      )}
      {view.status === 'ready' && view.reports.length === 0 && (
        <EmptyState drawing="stack" title={t('mine.none')}>
          {t('mine.noneText')}
        </EmptyState>
      )}
      {view.status === 'ready' && view.reports.length > 0 && (
        <ul className="mu:divide-y mu:divide-border mu:rounded-card mu:border mu:border-border mu:bg-surface-raised">
          {view.reports.map((report) => (
            <Row key={report._id} report={report} />
          ))}
        </ul>
      )}
    </div>
  );
}
