import { useLocale } from 'react-aria-components/I18nProvider';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { bringIntoSight } from '../../lib/bring-into-sight.ts';
import { join } from '../../lib/cx.ts';
import { focusOutward } from '../../lib/focus-outward.ts';
import { GetHelp } from '../../patterns/get-help/get-help.tsx';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import type { TicketCategory } from '../../patterns/ticket-form/ticket.rules.ts';
import { TicketStatusBadge } from '../../patterns/ticket-thread/ticket-badges.tsx';
import { ticketNumber } from '../../patterns/ticket-thread/ticket.number.ts';
import { TICKET_STATUSES, type TicketStatus } from '../../patterns/ticket-thread/ticket.types.ts';
import { agoShort } from '../../lib/when.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { ChevronRightIcon, PlusIcon } from '../../primitives/icons/icons.ts';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Pagination } from '../../primitives/pagination/pagination.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';

/** The filter of the list (SPEC 2, Support). */
export const TICKET_FILTERS = ['all', ...TICKET_STATUSES] as const;
export type TicketFilter = (typeof TICKET_FILTERS)[number];

/** A ticket's data in its row. */
export interface TicketRowView {
  readonly _id: string;
  readonly subject: string;
  readonly category: TicketCategory;
  readonly status: TicketStatus;
  /** Unseen answers. */
  readonly unreadAnswers: number;
  readonly updatedAt: string;
}

export type SupportView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | {
      readonly status: 'ready';
      /** One page, the last changed ticket first. */
      readonly tickets: readonly TicketRowView[];
      readonly page: number;
      readonly pageCount: number;
    };

export interface SupportScreenProps {
  view: SupportView;
  filter: TicketFilter;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  filterHref: (filter: TicketFilter) => string;
  pageHref: (page: number) => string;
  ticketHref: (id: string) => string;
  createHref: string;
  onRetry: () => void;
}

const list = 'mu:flex mu:flex-col mu:divide-y mu:divide-border mu:border-y mu:border-border';

function Filters({ current, href }: { current: TicketFilter; href: (filter: TicketFilter) => string }) {
  const { t } = useTranslation('support');
  return (
    <nav
      aria-label={t('list.filter')}
      className="mu:-mx-5 mu:mb-6 mu:overflow-x-auto mu:px-5 mu:py-1 mu:md:mx-0 mu:md:px-0"
    >
      <ul className="mu:flex mu:gap-1.5">
        {TICKET_FILTERS.map((filter) => (
          <li key={filter}>
            <AriaLink
              href={href(filter)}
              {...(filter === current ? { 'aria-current': 'page' as const, ref: bringIntoSight } : {})}
              className="mu:flex mu:h-11 mu:cursor-pointer mu:items-center mu:rounded-full mu:border mu:border-border mu:px-4 mu:whitespace-nowrap mu:text-text-muted mu:focus-ring mu:hover:bg-fill-hover mu:pressed:bg-fill-pressed mu:aria-[current=page]:border-text mu:aria-[current=page]:font-medium mu:aria-[current=page]:text-text"
            >
              {filter === 'all' ? t('list.all') : t(`status.${filter}`)}
            </AriaLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Row({ ticket, href, now }: { ticket: TicketRowView; href: string; now: number }) {
  const { t } = useTranslation('support');
  const { locale } = useLocale();
  const { unreadAnswers } = ticket;
  return (
    <AriaLink
      href={href}
      className="mu:relative mu:flex mu:min-h-18 mu:cursor-pointer mu:items-center mu:gap-4 mu:rounded-small mu:py-3.5 mu:pr-1 mu:pl-5 mu:focus-ring mu:hover:bg-fill-hover mu:pressed:bg-fill-pressed"
    >
      {unreadAnswers > 0 && (
        <span
          aria-hidden="true"
          className="mu:absolute mu:left-1 mu:size-2 mu:rotate-45 mu:bg-accent mu:forced-colors:bg-[Highlight]"
        />
      )}
      <span className="mu:min-w-0 mu:flex-1">
        <span
          dir="auto"
          className={join(
            'mu:line-clamp-2 mu:wrap-anywhere',
            unreadAnswers > 0 ? 'mu:font-semibold' : 'mu:font-medium',
          )}
        >
          {ticket.subject}
        </span>
        <span className="mu:mt-0.5 mu:flex mu:flex-wrap mu:gap-x-1.5 mu:text-sm mu:text-text-muted">
          {unreadAnswers > 0 && (
            <span className="mu:font-medium mu:text-accent-text">{t('list.answers', { count: unreadAnswers })} ·</span>
          )}
          <span>{t(`category.${ticket.category}`)}</span>
          <span aria-hidden="true">·</span>
          <time dateTime={ticket.updatedAt}>{agoShort(ticket.updatedAt, now, locale)}</time>
          <span className="mu:figures mu:max-sm:hidden">· {t('thread.number', { id: ticketNumber(ticket._id) })}</span>
        </span>
      </span>
      <TicketStatusBadge status={ticket.status} />
      <ChevronRightIcon aria-hidden="true" className="mu:size-4.5 mu:shrink-0 mu:text-text-subtle mu:max-sm:hidden" />
    </AriaLink>
  );
}

/** A person's tickets by status, the last changed first; twenty a page (SPEC 2, Support). */
export function SupportScreen({
  view,
  filter,
  now,
  filterHref,
  pageHref,
  ticketHref,
  createHref,
  onRetry,
}: SupportScreenProps) {
  const { t } = useTranslation(['support', 'common']);
  const isNone = view.status === 'ready' && view.tickets.length === 0;
  const isNew = isNone && filter === 'all' && view.page === 1;
  const create = (
    <LinkButton variant="primary" href={createHref} icon={<PlusIcon aria-hidden="true" className="mu:size-4.5" />}>
      {t('list.create')}
    </LinkButton>
  );
  return (
    <div className="mu:mx-auto mu:w-full mu:max-w-3xl mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      <PageHeader
        title={t('list.title')}
        lead={t('list.lead')}
        actions={isNew ? undefined : create}
        className="mu:mb-8"
      />
      {!isNew && <Filters current={filter} href={filterHref} />}
      {view.status === 'loading' && (
        <Loading label={t('list.loading')} className={list}>
          {[0, 1, 2].map((row) => (
            <div key={row} className="mu:py-4 mu:pl-5">
              <Skeleton className="mu:w-3/5" />
              <Skeleton className="mu:w-1/3" />
            </div>
          ))}
        </Loading>
      )}
      {view.status === 'error' && (
        <Banner
          tone="danger"
          title={t('list.error')}
          action={
            <div ref={focusOutward} className="mu:flex mu:flex-wrap mu:gap-3">
              <Button size="sm" onPress={onRetry}>
                {t('common:tryAgain')}
              </Button>
              <GetHelp size="sm" variant="quiet" />
            </div>
          }
        >
          {view.message}
        </Banner>
      )}
      {isNone && (
        <EmptyState
          drawing="talk"
          title={t(isNew ? 'list.empty' : 'list.none')}
          action={isNew ? create : <LinkButton href={filterHref('all')}>{t('list.showAll')}</LinkButton>}
        >
          {t(isNew ? 'list.emptyText' : 'list.noneText')}
        </EmptyState>
      )}
      {view.status === 'ready' && view.tickets.length > 0 && (
        <>
          <ul aria-label={t('list.title')} className={list}>
            {view.tickets.map((ticket) => (
              <li key={ticket._id}>
                <Row ticket={ticket} href={ticketHref(ticket._id)} now={now} />
              </li>
            ))}
          </ul>
          <Pagination
            className="mu:mt-8"
            label={t('pages.label')}
            previousLabel={t('pages.previous')}
            nextLabel={t('pages.next')}
            pageLabel={(page) => t('pages.page', { page })}
            position={t('pages.position', { page: view.page, pages: view.pageCount })}
            page={view.page}
            pageCount={view.pageCount}
            href={pageHref}
          />
        </>
      )}
    </div>
  );
}
