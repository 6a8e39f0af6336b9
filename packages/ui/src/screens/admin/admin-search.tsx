import type { ReactNode } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { PaymentStatusBadge } from '../../patterns/payment-panel/payment-status-badge.tsx';
import { sumText } from '../../patterns/payment-panel/payment.words.ts';
import { TicketStatusBadge } from '../../patterns/ticket-thread/ticket-badges.tsx';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import {
  type CommandItem,
  CommandPalette,
  type CommandSection,
} from '../../primitives/command-palette/command-palette.tsx';
import { ArrowRightIcon, PaymentsIcon, SupportIcon } from '../../primitives/icons/icons.ts';
import type { AdminPayment, AdminProfile, AdminTab, AdminTicket, AdminUser, ListView } from './admin.types.ts';
import { KeyHints } from './list-parts.tsx';

/** The minimum length of a search for anything but the pages. */
export const SEARCH_MIN = 2;
/** SPEC 9: the part of a ticket's id in a list. */
const SHORT_ID = 6;

/** The results of each kind; null if there was no search, or it is not permitted. */
export interface AdminFound {
  readonly users: ListView<AdminUser> | null;
  readonly profiles: ListView<AdminProfile> | null;
  readonly payments: ListView<AdminPayment> | null;
  readonly tickets: ListView<AdminTicket> | null;
}

export interface AdminSearchProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  search: string;
  onSearchChange: (search: string) => void;
  maxLength: number;
  /** The tabs that this team member may open: found by name, without a request. */
  tabs: readonly { readonly id: AdminTab; readonly href: string }[];
  found: AdminFound;
  hrefOf: {
    readonly user: (user: AdminUser) => string;
    readonly profile: (profile: AdminProfile) => string;
    readonly payment: (payment: AdminPayment) => string;
    readonly ticket: (ticket: AdminTicket) => string;
  };
  /** Called when a result is chosen, before it opens. */
  onChosen: () => void;
  onRetry: () => void;
}

/** A kind's section in the palette. */
function sectionOf<Row extends { readonly _id: string }>(
  id: string,
  title: string,
  view: ListView<Row> | null,
  itemOf: (row: Row) => Omit<Extract<CommandItem, { href: string }>, 'id'>,
): readonly CommandSection[] {
  if (view === null) return [];
  if (view.status === 'error') return [{ id, title, items: [], status: 'failed' }];
  if (view.status === 'loading') return [{ id, title, items: [], status: 'loading' }];
  const items = view.rows.map((row) => ({ id: `${id}-${row._id}`, ...itemOf(row) }));
  return [{ id, title, items, status: view.isSearching === true ? 'loading' : 'ready' }];
}

const badge = (text: string | null): ReactNode => text !== null && <Badge tone="accent">{text}</Badge>;
const lines = (...parts: readonly string[]): string => parts.join(' · ');

/** How each kind's rows are rendered. */
function useRows(hrefOf: AdminSearchProps['hrefOf']) {
  const { t } = useTranslation('admin');
  return {
    user: (user: AdminUser) => ({
      label: user.displayName || t('users.unknown'),
      description: user.twitterUsername === null ? user.privyId : `@${user.twitterUsername}`,
      href: hrefOf.user(user),
      icon: <Avatar seed={user._id} src={user.avatar} size="xs" />,
      end: badge(user.role === null ? null : t(`users.role.${user.role}`)),
    }),
    profile: (profile: AdminProfile) => ({
      label: profile.name,
      description: lines(t(`profiles.type.${profile.profileType}`), profile.owner.displayName || t('users.unknown')),
      href: hrefOf.profile(profile),
      icon: <Avatar seed={profile._id} kind={profile.profileType} src={profile.avatar} size="xs" />,
    }),
    payment: (payment: AdminPayment) => ({
      label: payment.userName || t('users.unknown'),
      description: lines(
        sumText(payment.expectedAmount, payment.paymentMethod),
        t(`users.tier.${payment.subscriptionTier}`),
      ),
      href: hrefOf.payment(payment),
      icon: <PaymentsIcon aria-hidden="true" />,
      end: <PaymentStatusBadge status={payment.status} detail={payment.detail} size="sm" />,
    }),
    ticket: (ticket: AdminTicket) => ({
      label: ticket.subject,
      description: lines(ticket.userName, `#${ticket._id.slice(-SHORT_ID)}`),
      href: hrefOf.ticket(ticket),
      icon: <SupportIcon aria-hidden="true" />,
      end: <TicketStatusBadge status={ticket.status} />,
    }),
  };
}

/** ⌘K of the admin area: people, profiles, payments, tickets and its pages, from one field. */
export function AdminSearch({ tabs, found, hrefOf, onRetry, ...props }: AdminSearchProps) {
  const { t } = useTranslation(['admin', 'common', 'payments', 'support']);
  const { locale } = useLocale();
  const { contains } = useFilter({ sensitivity: 'base' });
  const rows = useRows(hrefOf);
  const words = props.search.trim();
  const pages = tabs
    .map(({ id, href }) => ({
      id: `page-${id}`,
      label: t(`tab.${id}`),
      href,
      icon: <ArrowRightIcon aria-hidden="true" />,
    }))
    .filter(({ label }) => contains(label, words));
  const list = new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' });
  return (
    <CommandPalette
      {...props}
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      sections={[
        { id: 'pages', title: t('search.pages'), items: pages, status: 'ready' },
        ...sectionOf('users', t('tab.users'), found.users, rows.user),
        ...sectionOf('profiles', t('tab.profiles'), found.profiles, rows.profile),
        ...sectionOf('payments', t('tab.payments'), found.payments, rows.payment),
        ...sectionOf('tickets', t('tab.tickets'), found.tickets, rows.ticket),
      ]}
      texts={{
        close: t('common:close'),
        loading: t('search.loading'),
        empty: [...words].length < SEARCH_MIN ? t('search.short', { least: SEARCH_MIN }) : t('search.empty'),
        found: (total) => t('search.found', { total }),
        failed: (parts) => t('search.failed', { parts: list.format(parts) }),
        retry: t('common:tryAgain'),
      }}
      onRetry={onRetry}
      footer={
        <div className="mu:hidden mu:border-t mu:border-border mu:px-5 mu:py-2.5 mu:lg:pointer-fine:block">
          <KeyHints
            keys={[
              [['↑', '↓'], t('keys.move')],
              [['Enter'], t('keys.open')],
              [['Esc'], t('keys.close')],
            ]}
          />
        </div>
      }
    />
  );
}
