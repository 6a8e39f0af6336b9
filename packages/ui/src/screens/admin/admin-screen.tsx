import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { bringIntoSight } from '../../lib/bring-into-sight.ts';
import { Button } from '../../primitives/button/button.tsx';
import { SearchIcon } from '../../primitives/icons/icons.ts';
import { Kbd } from '../../primitives/kbd/kbd.tsx';
import type { AdminTab } from './admin.types.ts';
import { useSearchKey, useSearchKeys } from './use-search-key.ts';

export type * from './admin.types.ts';
export { ADMIN_TABS, LIST_ORDERS } from './admin.types.ts';
export { type AdminFound, AdminSearch, type AdminSearchProps, SEARCH_MIN } from './admin-search.tsx';
export { AUDITED, type AuditFilters, AuditPanel, type AuditPanelProps } from './audit-panel.tsx';
export { HealthPanel, type HealthPanelProps } from './health-panel.tsx';
export { LinksPanel, type LinksPanelProps } from './links-panel.tsx';
export { MatchingWeeks, type MatchingWeeksProps } from './matching-weeks.tsx';
export { MigrationsPanel, type MigrationsPanelProps } from './migrations-panel.tsx';
export { OVERVIEW_RANGES, type OverviewRange } from './overview.ts';
export { OverviewPanel, type OverviewPanelProps } from './overview-panel.tsx';
export {
  PAYMENT_DECISIONS,
  PAYMENT_STATUS_FILTERS,
  type PaymentFilters,
  PaymentsPanel,
  type PaymentsPanelProps,
} from './payments-panel.tsx';
export { TeamPaymentDialog, type TeamPaymentDialogProps, type TeamPaymentDialogView } from './team-payment-dialog.tsx';
export { TreasuryCard, type TreasuryCardProps, type TreasuryView } from './treasury-card.tsx';
export { type ReplyWords, type SavedReply } from './saved-reply.ts';
export {
  SavedRepliesDialog,
  type SavedRepliesDialogProps,
  SavedReplyForm,
  type SavedReplyFormProps,
} from './saved-replies-dialog.tsx';
export { type ProfileFilters, ProfilesPanel, type ProfilesPanelProps } from './profiles-panel.tsx';
export { TicketDialog, type TicketDialogProps, type TicketDialogView, type Writing } from './ticket-dialog.tsx';
export {
  TICKET_ASSIGNED,
  TICKET_CATEGORY_FILTERS,
  TICKET_SORTS,
  TICKET_STATUS_FILTERS,
  type TicketFilters,
  TicketsPanel,
  type TicketsPanelProps,
} from './tickets-panel.tsx';
export {
  type RoleChange,
  type TierChange,
  type UserFilters,
  type UserLinks,
  UsersPanel,
  type UsersPanelProps,
} from './users-panel.tsx';

export interface AdminScreenProps {
  tab: AdminTab;
  /** The tabs that this team member may open, in order. */
  tabs: readonly { readonly id: AdminTab; readonly href: string }[];
  /** Opens the search: by its button, and by ⌘K anywhere. */
  onSearch: () => void;
  /** The tab's panel. */
  children: ReactNode;
}

/** The search button, for people without its shortcut. */
function SearchButton({ onSearch }: Pick<AdminScreenProps, 'onSearch'>) {
  const { t } = useTranslation('admin');
  const keys = useSearchKeys();
  return (
    <Button variant="quiet" size="sm" icon={<SearchIcon aria-hidden="true" className="mu:size-4" />} onPress={onSearch}>
      {t('search.button')}
      <span className="mu:hidden mu:gap-1 mu:pointer-fine:flex">
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </span>
    </Button>
  );
}

/** The frame of the admin area (SPEC 2, Admin): links to its tabs, and one of them. */
export function AdminScreen({ tab, tabs, onSearch, children }: AdminScreenProps) {
  const { t } = useTranslation('admin');
  useSearchKey(onSearch);
  return (
    <div className="mu:mx-auto mu:flex mu:w-full mu:max-w-7xl mu:flex-col mu:gap-6 mu:px-5 mu:py-6 mu:md:px-8 mu:md:py-8">
      <header className="mu:flex mu:flex-col mu:gap-4">
        <div className="mu:flex mu:flex-wrap mu:items-center mu:justify-between mu:gap-x-4 mu:gap-y-2">
          <h1 className="mu:display mu:text-2xl">{t('title')}</h1>
          <SearchButton onSearch={onSearch} />
        </div>
        <nav aria-label={t('title')} className="mu:overflow-x-auto mu:border-b mu:border-border">
          <ul className="mu:flex mu:gap-1">
            {tabs.map(({ id, href }) => (
              <li key={id}>
                <Link
                  href={href}
                  {...(id === tab ? { 'aria-current': 'page' as const, ref: bringIntoSight } : {})}
                  className={
                    id === tab
                      ? 'mu:grid mu:h-10 mu:place-items-center mu:border-b-2 mu:border-text mu:px-3 mu:text-sm mu:font-medium mu:whitespace-nowrap mu:focus-ring mu:-outline-offset-2'
                      : 'mu:grid mu:h-10 mu:place-items-center mu:border-b-2 mu:border-transparent mu:px-3 mu:text-sm mu:whitespace-nowrap mu:text-text-muted mu:focus-ring mu:-outline-offset-2 mu:hover:text-text mu:pressed:text-text'
                  }
                >
                  {t(`tab.${id}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div tabIndex={-1} className="mu:flex mu:flex-col mu:gap-6 mu:outline-none">
        {children}
      </div>
    </div>
  );
}
