import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { agoShort } from '../../lib/when.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { Switch } from '../../primitives/switch/switch.tsx';
import type { ListView } from '../admin/admin.types.ts';
import { REPORT_ASSIGNED, REPORT_STATES, type TeamReport } from './moderation.types.ts';
import { QueueList } from './queue-list.tsx';

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
  /** Opens it to be handed to the owners. */
  onEscalate: (report: TeamReport) => void;
  /** Opens the team's saved replies. */
  onReplies: () => void;
  onRetry: () => void;
  pageHref: (page: number) => string;
  /** The report that is open over the list. */
  openId?: string | null;
  /** What is open over the list. */
  children?: ReactNode;
}

/** /admin/reports: what was reported, each thing once, as it is due (D65, D66). */
export function ReportsPanel(props: ReportsPanelProps) {
  const { view, filters, onFilter, hidesNames, onHideNames, now, onOpen, onRetry, pageHref } = props;
  const { onClaim, onEscalate, onReplies, openId = null, children } = props;
  const { t } = useTranslation(['moderation', 'reports', 'admin']);
  const { locale } = useLocale();
  return (
    <QueueList
      view={view}
      texts={{
        title: t('reports.title'),
        loading: t('reports.loading'),
        error: t('reports.error'),
        empty: t('reports.empty'),
        emptyText: t('reports.emptyText'),
      }}
      filters={
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
          <Button size="sm" variant="quiet" onPress={onReplies}>
            {t('admin:replies.title')}
          </Button>
        </div>
      }
      keys={{
        c: { does: t('keys.claim'), act: onClaim },
        h: { does: t('keys.handOver'), act: onEscalate },
      }}
      onOpen={onOpen}
      onRetry={onRetry}
      pageHref={pageHref}
      openId={openId}
      over={children}
    >
      {(report) => (
        <>
          <div className="mu:min-w-0 mu:grow">
            <p className="mu:flex mu:flex-wrap mu:items-center mu:gap-x-2 mu:gap-y-1">
              <span className="mu:font-medium mu:wrap-anywhere">
                {t('reports.dialog', {
                  what: t(`reports:what.${report.subject.type}`),
                  name: hidesNames ? t('reports.someone') : report.content.name,
                })}
              </span>
              {report.isUrgent && <Badge tone="danger">{t('reports.urgent')}</Badge>}
              {report.escalation !== null && <Badge tone="warning">{t('reports.escalated')}</Badge>}
              {report.person.isNewcomer && <Badge>{t('reports.newcomer')}</Badge>}
            </p>
            <p className="mu:text-sm mu:text-text-muted">
              {t('reports.count', { count: report.reportCount })} · {t('reports.weight', { weight: report.weight })} ·{' '}
              {agoShort(report.lastReportedAt, now, locale)}
              {report.assigneeName !== null && ` · ${t('reports.claimedBy', { name: report.assigneeName })}`}
              {report.decision && ` · ${t(`measure.${report.decision.measure}`)}`}
            </p>
          </div>
          {report.decision === null && report.escalation === null && report.assignedTo === null && (
            <Button size="sm" variant="quiet" onPress={() => onClaim(report)}>
              {t('subject.claim')}
            </Button>
          )}
        </>
      )}
    </QueueList>
  );
}
