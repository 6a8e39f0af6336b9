import { type ReactNode, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { agoShort } from '../../patterns/when/when.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Switch } from '../../primitives/switch/switch.tsx';
import type { ListView } from '../admin/admin.types.ts';
import { KeyHints, Pages } from '../admin/list-parts.tsx';
import { useRowKeys } from '../admin/use-row-keys.ts';
import { LoadFailed } from '../load-failed.tsx';
import { REPORT_ASSIGNED, REPORT_STATES, type TeamReport } from './moderation.types.ts';

export interface ReportFilters {
  readonly state: (typeof REPORT_STATES)[number];
  readonly assigned: (typeof REPORT_ASSIGNED)[number];
}

export interface ReportsPanelProps {
  view: ListView<TeamReport>;
  filters: ReportFilters;
  onFilter: (filters: ReportFilters) => void;
  hidesNames: boolean;
  onHideNames: (hides: boolean) => void;
  /** Milliseconds. */
  now: number;
  onOpen: (report: TeamReport) => void;
  onClaim: (report: TeamReport) => void;
  onRetry: () => void;
  pageHref: (page: number) => string;
  /** What is open over the list. */
  children?: ReactNode;
}

/** /admin/reports: what was reported, each thing once, as it is due (D65, D66). */
export function ReportsPanel(props: ReportsPanelProps) {
  const { view, filters, onFilter, hidesNames, onHideNames, now, onOpen, onClaim, onRetry, pageHref, children } = props;
  const { t } = useTranslation(['moderation', 'reports']);
  const { locale } = useLocale();
  const listRef = useRef<HTMLUListElement>(null);
  const rows = view.status === 'ready' ? view.rows : [];
  const rowOf = (row: HTMLElement) => rows.find(({ _id }) => _id === row.dataset['row']);
  const act = (run: (report: TeamReport) => void) => (row: HTMLElement) => {
    const report = rowOf(row);
    if (report) run(report);
  };
  useRowKeys(listRef, { Enter: act(onOpen), c: act(onClaim) });
  return (
    <section aria-label={t('reports.title')} className="mu:flex mu:flex-col mu:gap-4">
      <div className="mu:flex mu:flex-wrap mu:items-end mu:justify-between mu:gap-3">
        <div className="mu:flex mu:flex-wrap mu:items-end mu:gap-3">
          <Select
            size="sm"
            className="mu:w-40"
            label={t('reports.state')}
            value={filters.state}
            onChange={(state) => onFilter({ ...filters, state })}
            options={REPORT_STATES.map((key) => ({ key, label: t(`reports.${key}`) }))}
          />
          <Select
            size="sm"
            className="mu:w-40"
            label={t('reports.assigned')}
            value={filters.assigned}
            onChange={(assigned) => onFilter({ ...filters, assigned })}
            options={REPORT_ASSIGNED.map((key) => ({ key, label: t(`reports.${key}`) }))}
          />
          <Switch isSelected={hidesNames} onChange={onHideNames}>
            {t('reports.hideNames')}
          </Switch>
        </div>
        <KeyHints
          keys={[
            [['J', 'K'], t('keys.move')],
            [['Enter'], t('keys.open')],
            [['C'], t('keys.claim')],
          ]}
        />
      </div>
      {view.status === 'loading' && (
        <Loading label={t('reports.loading')} className="mu:flex mu:flex-col mu:gap-3">
          <Skeleton shape="block" className="mu:h-16 mu:rounded-card" />
          <Skeleton shape="block" className="mu:h-16 mu:rounded-card" />
        </Loading>
      )}
      {view.status === 'error' && (
        <LoadFailed title={t('reports.error')} onRetry={onRetry}>
          {view.message}
        </LoadFailed>
      )}
      {view.status === 'ready' && rows.length === 0 && (
        <EmptyState drawing="stack" title={t('reports.empty')}>
          {t('reports.emptyText')}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ul
          ref={listRef}
          className="mu:divide-y mu:divide-border mu:rounded-card mu:border mu:border-border mu:bg-surface-raised"
        >
          {rows.map((report) => (
            <li
              key={report._id}
              data-row={report._id}
              tabIndex={-1}
              className="mu:flex mu:flex-wrap mu:items-center mu:gap-x-4 mu:gap-y-2 mu:px-4 mu:py-3 mu:focus-ring mu:first:rounded-t-card mu:last:rounded-b-card mu:-outline-offset-2"
            >
              <div className="mu:min-w-0 mu:grow">
                <p className="mu:flex mu:flex-wrap mu:items-center mu:gap-x-2 mu:gap-y-1">
                  <span className="mu:font-medium mu:wrap-anywhere">
                    {t('reports.dialog', {
                      what: t(`reports:what.${report.subject.type}`),
                      name: hidesNames ? t('reports.someone') : report.content.name,
                    })}
                  </span>
                  {report.isUrgent && <Badge tone="danger">{t('reports.urgent')}</Badge>}
                  {report.person.isNewcomer && <Badge>{t('reports.newcomer')}</Badge>}
                </p>
                <p className="mu:text-sm mu:text-text-muted">
                  {t('reports.count', { count: report.reportCount })} · {t('reports.weight', { weight: report.weight })}{' '}
                  · {agoShort(report.lastReportedAt, now, locale)}
                  {report.assigneeName !== null && ` · ${t('reports.claimedBy', { name: report.assigneeName })}`}
                  {report.decision && ` · ${t(`measure.${report.decision.measure}`)}`}
                </p>
              </div>
              {report.decision === null && report.assignedTo === null && (
                <Button size="sm" variant="quiet" onPress={() => onClaim(report)}>
                  {t('subject.claim')}
                </Button>
              )}
              <Button size="sm" onPress={() => onOpen(report)}>
                {t('keys.open')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Pages view={view} summary={(range) => t('reports.summary', range)} pageHref={pageHref} />
      {children}
    </section>
  );
}
