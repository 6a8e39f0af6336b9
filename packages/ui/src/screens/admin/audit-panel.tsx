import { useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { type DateRange, DateRangePicker } from '../../primitives/date-range-picker/date-range-picker.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { SearchField } from '../../primitives/search-field/search-field.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { Table, type TableColumn } from '../../primitives/table/table.tsx';
import { LoadFailed } from '../load-failed.tsx';
import type { AuditEntry, ListView } from './admin.types.ts';
import { KeyHints, Pages } from './list-parts.tsx';
import { useRowKeys } from './use-row-keys.ts';

/** What the log is filtered by, and each in words. Others are shown as they are called. */
export const AUDITED = [
  'approveLink',
  'rejectLink',
  'settlePayment',
  'updateSubscription',
  'updateRole',
  'verifyProfile',
  'hideProfile',
  'normalizeLinks',
  'stopLinkMigration',
  'retryFailedJobs',
  'answerTicket',
  'addTicketNote',
  'setTicketStatus',
  'assignTicket',
  'saveReply',
  'deleteSavedReply',
] as const;
type Audited = (typeof AUDITED)[number];

export interface AuditFilters {
  readonly action: Audited | 'all';
  /** The id of whom or what was changed. */
  readonly subject: string;
  /** Days of UTC, both included. */
  readonly days: DateRange | null;
}

export interface AuditPanelProps {
  view: ListView<AuditEntry>;
  filters: AuditFilters;
  onFiltersChange: (filters: AuditFilters) => void;
  onSubjectSubmit: (subject: string) => void;
  /** The rows that fit are being put into a file. */
  isExporting: boolean;
  onExport: () => void;
  onRetry: () => void;
  pageHref: (page: number) => string;
}

const isAudited = (action: string): action is Audited => AUDITED.some((known) => known === action);

/** The code with which a try was turned away; null for what was done. */
function refusalOf({ after }: AuditEntry): string | null {
  const said: unknown = after === null ? null : JSON.parse(after);
  const { refused }: { refused?: unknown } = typeof said === 'object' && said !== null ? said : {};
  return typeof refused === 'string' ? refused : null;
}

/** JSON as lines, for people. */
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
          {entry.actor.displayName} · {when}
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

function useAuditColumns(): [TableColumn<AuditEntry>, ...TableColumn<AuditEntry>[]] {
  const { t } = useTranslation('admin');
  const { whenOf, wordsOf } = useWords();
  const columns: [TableColumn<AuditEntry>, ...TableColumn<AuditEntry>[]] = [
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
          <span className="mu:font-mono mu:text-xs mu:break-all mu:text-text-subtle">{entry.subject}</span>
        </span>
      ),
    },
    { id: 'who', title: t('audit.column.who'), cell: ({ actor }) => actor.displayName },
    {
      id: 'when',
      title: t('audit.column.when'),
      cell: (entry) => <span className="mu:whitespace-nowrap">{whenOf(entry)}</span>,
    },
    {
      id: 'reason',
      title: t('reason'),
      cell: ({ reason }) => <span className="mu:line-clamp-2 mu:max-w-64 mu:wrap-anywhere">{reason ?? '–'}</span>,
    },
  ];
  return columns;
}

/** /admin/audit: everything that the team changed, who, when and why; a row opens what it was before and after (D2). */
export function AuditPanel(props: AuditPanelProps) {
  const { view, filters, onFiltersChange } = props;
  const { t } = useTranslation('admin');
  const listRef = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  useRowKeys(listRef, {});
  const { whenOf, wordsOf } = useWords();
  const columns = useAuditColumns();
  return (
    <section className="mu:flex mu:flex-col mu:gap-4" aria-label={t('tab.audit')}>
      <div className="mu:flex mu:flex-wrap mu:items-center mu:gap-3">
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
          value={filters.subject}
          onChange={(subject) => onFiltersChange({ ...filters, subject })}
          onSubmit={props.onSubjectSubmit}
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
        <div className="mu:ml-auto mu:flex mu:items-center mu:gap-4">
          <KeyHints
            keys={[
              [['J', 'K'], t('keys.move')],
              [['Enter'], t('keys.open')],
            ]}
          />
          <Button size="sm" isPending={props.isExporting} onPress={props.onExport}>
            {t('audit.csv')}
          </Button>
        </div>
      </div>
      {view.status === 'error' ? (
        <LoadFailed title={t('audit.error')} onRetry={props.onRetry}>
          {view.message}
        </LoadFailed>
      ) : (
        <div ref={listRef} className="mu:contents">
          <Table
            isDense
            label={t('tab.audit')}
            columns={columns}
            rows={view.status === 'ready' ? view.rows : []}
            rowId={(entry) => entry._id}
            onRowAction={setOpened}
            isLoading={view.status === 'loading' || view.isSearching === true}
            loadingLabel={t('audit.loading')}
            loadingRows={8}
            empty={
              <EmptyState drawing="stack" title={t('audit.empty')}>
                {t('audit.emptyText')}
              </EmptyState>
            }
          />
        </div>
      )}
      <Pages view={view} pageHref={props.pageHref} summary={(range) => t('audit.showing', range)} />
      {opened && (
        <EntryDialog entry={opened} when={whenOf(opened)} action={wordsOf(opened)} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}
