import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Deferred } from '../../lib/deferred.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { type DateRange, DateRangePicker } from '../../primitives/date-range-picker/date-range-picker.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { SearchField } from '../../primitives/search-field/search-field.tsx';
import { Select } from '../../primitives/select/select.tsx';
import type { AuditEntry, ListOrder, ListView } from './admin.types.ts';
import { PersonId } from './person-id.tsx';
import { FilterLine, type TeamColumns, TeamTable } from './team-table.tsx';

/** The log's filters, each with its words. Others are shown by their own names. */
export const AUDITED = [
  'approveLink',
  'rejectLink',
  'undoLinkDecision',
  'settlePayment',
  'updateSubscription',
  'undoSubscriptionUpdate',
  'updateRole',
  'verifyProfile',
  'undoVerification',
  'hideProfile',
  'normalizeLinks',
  'stopLinkMigration',
  'retryFailedJobs',
  'answerTicket',
  'addTicketNote',
  'setTicketStatus',
  'undoTicketMove',
  'assignTicket',
  'undoTicketAssignment',
  'assignReport',
  'escalateReport',
  'decideOnReport',
  'confirmDecision',
  'liftDecision',
  'answerAppeal',
  'decideProofConflict',
  'saveReply',
  'deleteSavedReply',
] as const;
type Audited = (typeof AUDITED)[number];

export interface AuditFilters {
  readonly action: Audited | 'all';
  /** The id of the person or object that was changed. */
  readonly search: string;
  /** Days in UTC, both included. */
  readonly days: DateRange | null;
  readonly sort: ListOrder;
}

export interface AuditPanelProps {
  view: ListView<AuditEntry>;
  filters: AuditFilters;
  onFiltersChange: (filters: AuditFilters) => void;
  onSearchSubmit: (search: string) => void;
  /** The matching rows are being exported. */
  isExporting: boolean;
  onExport: () => void;
  onRetry: () => void;
  pageHref: (page: number) => string;
}

const isAudited = (action: string): action is Audited => AUDITED.some((known) => known === action);

/** The error code of a refused attempt; null for a completed change. */
function refusalOf({ after }: AuditEntry): string | null {
  const said: unknown = after === null ? null : JSON.parse(after);
  const { refused }: { refused?: unknown } = typeof said === 'object' && said !== null ? said : {};
  return typeof refused === 'string' ? refused : null;
}

/** JSON in lines, for people. */
const inLines = (json: string): string => JSON.stringify(JSON.parse(json), null, 2);

function EntryDialog({
  entry,
  when,
  action,
  onClose,
}: {
  entry: AuditEntry;
  when: string;
  action: string;
  onClose: () => void;
}) {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={action}
      closeLabel={t('common:close')}
    >
      <div className="mu:flex mu:flex-col mu:gap-4 mu:text-sm">
        <p className="mu:text-text-muted">
          <bdi>{entry.actor.displayName}</bdi> · {when}
        </p>
        <p className="mu:wrap-anywhere">
          {entry.subjectName ?? ''} <span className="mu:font-mono mu:text-xs mu:text-text-muted">{entry.subject}</span>
        </p>
        {entry.reason !== null && <p className="mu:wrap-anywhere">{entry.reason}</p>}
        {(['before', 'after'] as const).map((side) => (
          <div key={side}>
            <h3 className="mu:mb-1 mu:text-xs mu:text-text-muted">{t(`audit.${side}`)}</h3>
            <pre className="mu:overflow-x-auto mu:rounded-control mu:bg-surface-sunken mu:p-3 mu:font-mono mu:text-xs">
              {entry[side] === null ? '–' : inLines(entry[side])}
            </pre>
          </div>
        ))}
      </div>
    </Dialog>
  );
}

function useWords() {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const whenOf = (entry: AuditEntry) => time.format(new Date(entry.createdAt));
  const wordsOf = ({ action }: AuditEntry) => (isAudited(action) ? t(`audit.action.${action}`) : action);
  return { whenOf, wordsOf };
}

function useAuditColumns(): TeamColumns<AuditEntry> {
  const { t } = useTranslation('admin');
  const { whenOf, wordsOf } = useWords();
  return [
    {
      id: 'action',
      title: t('audit.column.action'),
      cell: (entry) => (
        <span className="mu:flex mu:flex-wrap mu:items-center mu:gap-1.5">
          {wordsOf(entry)}
          {refusalOf(entry) !== null && <Badge tone="danger">{t('audit.refused')}</Badge>}
        </span>
      ),
    },
    {
      id: 'subject',
      title: t('audit.column.subject'),
      cell: (entry) => (
        <span className="mu:flex mu:flex-col">
          {entry.subjectName !== null && <span className="mu:wrap-anywhere">{entry.subjectName}</span>}
          <PersonId id={entry.subject} className="mu:text-text-subtle" />
        </span>
      ),
    },
    { id: 'who', title: t('audit.column.who'), cell: ({ actor }) => <bdi>{actor.displayName}</bdi> },
    {
      id: 'when',
      isSortable: true,
      title: t('audit.column.when'),
      cell: (entry) => <span className="mu:whitespace-nowrap">{whenOf(entry)}</span>,
    },
    {
      id: 'reason',
      title: t('reason'),
      cell: ({ reason }) => <span className="mu:line-clamp-2 mu:max-w-64 mu:wrap-anywhere">{reason ?? '–'}</span>,
    },
  ];
}

/** /admin/audit: every change by the team, by whom, when and why; a row opens the state before and after (D2). */
export function AuditPanel(props: AuditPanelProps) {
  const { filters, onFiltersChange } = props;
  const { t } = useTranslation('admin');
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const { whenOf, wordsOf } = useWords();
  const columns = useAuditColumns();
  return (
    <section className="mu:flex mu:flex-col mu:gap-4" aria-label={t('tab.audit')}>
      <FilterLine
        enter={t('keys.open')}
        action={
          <Button size="sm" isPending={props.isExporting} onPress={props.onExport}>
            {t('audit.csv')}
          </Button>
        }
      >
        <Select
          size="sm"
          label={t('audit.column.action')}
          hideLabel
          value={filters.action}
          onChange={(action) => onFiltersChange({ ...filters, action })}
          options={(['all', ...AUDITED] as const).map((key) => ({ key, label: t(`audit.action.${key}`) }))}
          className="mu:w-56"
        />
        <SearchField
          size="sm"
          label={t('audit.search')}
          placeholder={t('audit.search')}
          value={filters.search}
          onChange={(search) => onFiltersChange({ ...filters, search })}
          onSubmit={props.onSearchSubmit}
          className="mu:w-full mu:sm:w-72"
        />
        <DateRangePicker
          size="sm"
          label={t('audit.days')}
          hideLabel
          clearLabel={t('audit.allDays')}
          value={filters.days}
          onChange={(days) => onFiltersChange({ ...filters, days })}
          className="mu:w-full mu:sm:w-72"
        />
      </FilterLine>
      <Deferred>
        <TeamTable
          list="audit"
          view={props.view}
          columns={columns}
          onOpen={setOpened}
          sort={filters.sort}
          onSortChange={(sort) => onFiltersChange({ ...filters, sort })}
          onRetry={props.onRetry}
          pageHref={props.pageHref}
        />
      </Deferred>
      {opened && (
        <EntryDialog entry={opened} when={whenOf(opened)} action={wordsOf(opened)} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}
