import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { TICKET_CATEGORIES } from '../../patterns/ticket-form/ticket.rules.ts';
import { TicketPriorityBadge, TicketStatusBadge } from '../../patterns/ticket-thread/ticket-badges.tsx';
import { TICKET_STATUSES } from '../../patterns/ticket-thread/ticket.types.ts';
import { agoShort } from '../../lib/when.ts';
import { ticketWhen } from '../../patterns/ticket-thread/ticket.when.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { SearchField } from '../../primitives/search-field/search-field.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { ToggleButton, ToggleButtonGroup } from '../../primitives/toggle-button/toggle-button.tsx';
import type { AdminTicket, ListView } from './admin.types.ts';
import { KeyHints } from './list-parts.tsx';
import { type TeamColumns, TeamTable } from './team-table.tsx';
import { TicketSelection, type TicketSelectionProps } from './ticket-selection.tsx';
import { tookShort } from './ticket-time.ts';
import { TIER_LOOKS } from './tier-tones.ts';

export const TICKET_ASSIGNED = ['all', 'me', 'nobody'] as const;
export const TICKET_STATUS_FILTERS = ['all', ...TICKET_STATUSES] as const;
export const TICKET_CATEGORY_FILTERS = ['all', ...TICKET_CATEGORIES] as const;
export const TICKET_SORTS = ['due', 'newest', 'oldest', 'changed'] as const;
/** SPEC 9: the part of a ticket's id in a list. */
const SHORT_ID = 6;

export interface TicketFilters {
  readonly search: string;
  readonly assigned: (typeof TICKET_ASSIGNED)[number];
  readonly status: (typeof TICKET_STATUS_FILTERS)[number];
  readonly category: (typeof TICKET_CATEGORY_FILTERS)[number];
  readonly sort: (typeof TICKET_SORTS)[number];
}

export interface TicketsPanelProps {
  view: ListView<AdminTicket>;
  filters: TicketFilters;
  onFiltersChange: (filters: TicketFilters) => void;
  onSearchSubmit: (search: string) => void;
  /** The median of the latest first answers, in seconds. */
  medianFirstAnswer: number | null;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  onOpen: (ticket: AdminTicket, intent: 'read' | 'reply') => void;
  onAssignToMe: (ticket: AdminTicket) => void;
  /** The selected tickets, and their bulk actions. */
  selection: TicketSelectionProps;
  /** Opens the saved replies; omitted for people who may not change them. */
  onReplies?: (() => void) | undefined;
  onRetry: () => void;
  pageHref: (page: number) => string;
  /** The open ticket: a TicketDialog. */
  children?: ReactNode;
}

/** How long the first answer took, or since when it is awaited. */
function Answered({ ticket, now }: { ticket: AdminTicket; now: number }) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const waiting = ticket.waitingSince !== null && (
    <span className="mu:whitespace-nowrap mu:text-text-muted">
      {t('tickets.waiting', { since: agoShort(ticket.waitingSince, now, locale) })}
    </span>
  );
  if (ticket.firstAnswerAt === null) return waiting || '–';
  const took = (Date.parse(ticket.firstAnswerAt) - Date.parse(ticket.createdAt)) / 1000;
  return (
    <span className="mu:flex mu:flex-col">
      <span className="mu:whitespace-nowrap">{tookShort(took, locale)}</span>
      {waiting}
    </span>
  );
}

function useTicketColumns({
  now,
  onOpen,
  selection,
}: Pick<TicketsPanelProps, 'now' | 'onOpen' | 'selection'>): TeamColumns<AdminTicket> {
  const { t } = useTranslation(['admin', 'support']);
  const { locale } = useLocale();
  return [
    {
      id: 'subject',
      title: t('support:form.subject'),
      cell: ({ _id, subject }) => (
        <span className="mu:flex mu:min-w-0 mu:flex-col">
          <span dir="auto" className="mu:line-clamp-2 mu:max-w-72 mu:wrap-anywhere">
            {subject}
          </span>
          <span className="mu:font-mono mu:text-xs mu:font-normal mu:text-text-subtle">#{_id.slice(-SHORT_ID)}</span>
          {selection.chosen.failures.has(_id) && (
            <span className="mu:text-sm mu:font-normal mu:text-danger-text">{selection.chosen.failures.get(_id)}</span>
          )}
        </span>
      ),
    },
    {
      id: 'user',
      title: t('users.column.user'),
      cell: ({ userName, tier }) => (
        <span className="mu:flex mu:flex-wrap mu:items-center mu:gap-1.5">
          <span dir="auto" className="mu:max-w-40 mu:truncate">
            {userName}
          </span>
          {tier !== 'free' && <Badge {...TIER_LOOKS[tier]}>{t(`users.tier.${tier}`)}</Badge>}
        </span>
      ),
    },
    { id: 'category', title: t('support:form.category'), cell: ({ category }) => t(`support:category.${category}`) },
    {
      id: 'priority',
      title: t('support:form.priority'),
      cell: ({ priority }) => <TicketPriorityBadge priority={priority} />,
    },
    {
      id: 'status',
      title: t('tickets.status'),
      narrow: 'corner',
      cell: ({ status }) => <TicketStatusBadge status={status} />,
    },
    {
      id: 'assignee',
      title: t('tickets.assignee'),
      cell: ({ assigneeName }) =>
        assigneeName === null ? (
          <span className="mu:text-text-subtle">{t('tickets.nobody')}</span>
        ) : (
          <span dir="auto" className="mu:max-w-32 mu:truncate">
            {assigneeName}
          </span>
        ),
    },
    { id: 'answered', title: t('tickets.firstAnswer'), cell: (ticket) => <Answered ticket={ticket} now={now} /> },
    {
      id: 'created',
      isSortable: true,
      title: t('profiles.column.created'),
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="mu:whitespace-nowrap">
          {ticketWhen(createdAt, now, locale)}
        </time>
      ),
    },
    {
      id: 'view',
      title: t('tickets.view'),
      hideTitle: true,
      narrow: 'foot',
      align: 'end',
      cell: (ticket) => (
        <Button
          size="sm"
          variant="quiet"
          className="mu:@max-2xl:-ml-3"
          onPress={() => onOpen(ticket, 'read')}
          aria-label={t('tickets.viewNamed', { subject: ticket.subject })}
        >
          {t('tickets.view')}
        </Button>
      ),
    },
  ];
}

function Filters({
  filters,
  onFiltersChange,
  onSearchSubmit,
}: Pick<TicketsPanelProps, 'filters' | 'onFiltersChange' | 'onSearchSubmit'>) {
  const { t } = useTranslation(['admin', 'support']);
  return (
    <>
      <ToggleButtonGroup
        aria-label={t('tickets.assignee')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[filters.assigned]}
        onSelectionChange={(keys) => {
          const assigned = TICKET_ASSIGNED.find((key) => keys.has(key));
          if (assigned) onFiltersChange({ ...filters, assigned });
        }}
      >
        {TICKET_ASSIGNED.map((key) => (
          <ToggleButton key={key} id={key} size="sm">
            {t(`tickets.assigned.${key}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SearchField
        size="sm"
        label={t('tickets.search')}
        placeholder={t('tickets.search')}
        value={filters.search}
        onChange={(search) => onFiltersChange({ ...filters, search })}
        onSubmit={onSearchSubmit}
        className="mu:w-full mu:sm:w-64"
      />
      <Select
        size="sm"
        label={t('tickets.status')}
        hideLabel
        value={filters.status}
        onChange={(status) => onFiltersChange({ ...filters, status })}
        options={TICKET_STATUS_FILTERS.map((key) => ({
          key,
          label: key === 'all' ? t('tickets.anyStatus') : t(`support:status.${key}`),
        }))}
        className="mu:min-w-0 mu:max-sm:flex-1 mu:sm:w-40"
      />
      <Select
        size="sm"
        label={t('support:form.category')}
        hideLabel
        value={filters.category}
        onChange={(category) => onFiltersChange({ ...filters, category })}
        options={TICKET_CATEGORY_FILTERS.map((key) => ({
          key,
          label: key === 'all' ? t('tickets.anyCategory') : t(`support:category.${key}`),
        }))}
        className="mu:min-w-0 mu:max-sm:flex-1 mu:sm:w-48"
      />
      <Select
        size="sm"
        label={t('tickets.order')}
        hideLabel
        value={filters.sort}
        onChange={(sort) => onFiltersChange({ ...filters, sort })}
        options={TICKET_SORTS.map((key) => ({ key, label: t(`tickets.sort.${key}`) }))}
        className="mu:w-full mu:sm:w-44"
      />
    </>
  );
}

/** /admin/tickets: people's tickets, the most urgent first; a row opens the conversation (SPEC 2, D51). */
export function TicketsPanel(props: TicketsPanelProps) {
  const { filters, onFiltersChange, medianFirstAnswer, onOpen, onAssignToMe, children } = props;
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const columns = useTicketColumns(props);
  return (
    <section className="mu:flex mu:flex-col mu:gap-4" aria-label={t('tab.tickets')}>
      <div className="mu:flex mu:flex-wrap mu:items-center mu:gap-3">
        <Filters {...props} />
        {props.onReplies && (
          <Button size="sm" className="mu:sm:ml-auto" onPress={props.onReplies}>
            {t('replies.title')}
          </Button>
        )}
      </div>
      <div className="mu:flex mu:min-h-5 mu:flex-wrap mu:items-center mu:justify-between mu:gap-x-6 mu:gap-y-2">
        <p className="mu:text-sm mu:text-text-muted">
          {medianFirstAnswer === null
            ? t('tickets.noMedian')
            : t('tickets.median', { time: tookShort(medianFirstAnswer, locale) })}
        </p>
        <KeyHints
          keys={[
            [['J', 'K'], t('keys.move')],
            [['Enter'], t('keys.open')],
            [[t('keys.space')], t('keys.choose')],
            [['A'], t('tickets.assignToMe')],
            [['R'], t('tickets.reply')],
          ]}
        />
      </div>
      <TeamTable
        list="tickets"
        view={props.view}
        columns={columns}
        onOpen={(ticket) => onOpen(ticket, 'read')}
        selection={props.selection.chosen}
        rowKeys={{ a: onAssignToMe, r: (ticket) => onOpen(ticket, 'reply') }}
        sort={filters.sort === 'newest' || filters.sort === 'oldest' ? filters.sort : null}
        onSortChange={(sort) => onFiltersChange({ ...filters, sort })}
        onRetry={props.onRetry}
        pageHref={props.pageHref}
      />
      <TicketSelection {...props.selection} />
      {children}
    </section>
  );
}
