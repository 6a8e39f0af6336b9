import { limits } from '@mutuals/api-client/limits';
import {
  ADMIN_TABS,
  AUDITED,
  LIST_ORDERS,
  type ListOrder,
  type AdminTab,
  type AuditFilters,
  type OverviewRange,
  PAYMENT_DECISIONS,
  PAYMENT_STATUS_FILTERS,
  type PaymentFilters,
  type ProfileFilters,
  TICKET_ASSIGNED,
  TICKET_CATEGORY_FILTERS,
  TICKET_SORTS,
  TICKET_STATUS_FILTERS,
  type TicketFilters,
  type UserFilters,
} from '@mutuals/ui/screens/admin';
import { routes } from '../../routes.ts';

const TIERS = ['all', 'free', 'premium', 'premium_plus'] as const;
const TYPES = ['all', 'individual', 'group', 'project'] as const;
const STATES = ['all', 'verified', 'renamed', 'hidden'] as const;

/** The tab that an address names; undefined for one that there is not. */
export const tabOf = (word: string | undefined): AdminTab | undefined => ADMIN_TABS.find((tab) => tab === word);

/** The page that an address asks for: one that no list has is the first. */
export function pageOf(address: URLSearchParams): number {
  const page = Number(address.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= limits.pageMax ? page : 1;
}

const text = (address: URLSearchParams, name: string): string =>
  [...(address.get(name)?.trim() ?? '')].slice(0, limits.searchText).join('');

const orderOf = (address: URLSearchParams): ListOrder =>
  LIST_ORDERS.find((order) => order === address.get('sort')) ?? 'newest';

const choice = <Key extends string>(address: URLSearchParams, name: string, keys: readonly ['all', ...Key[]]) =>
  keys.find((key) => key === address.get(name)) ?? 'all';

export const readUsers = (address: URLSearchParams): UserFilters => ({
  search: text(address, 'search'),
  tier: choice(address, 'tier', TIERS),
  sort: orderOf(address),
});

export const readProfiles = (address: URLSearchParams): ProfileFilters => ({
  search: text(address, 'search'),
  type: choice(address, 'type', TYPES),
  state: choice(address, 'state', STATES),
  sort: orderOf(address),
});

export const readAudit = (address: URLSearchParams): AuditFilters => ({
  action: choice(address, 'action', ['all', ...AUDITED]),
  search: text(address, 'subject'),
  days: daysOf(address),
  sort: orderOf(address),
});

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (word: string | null): word is string =>
  word !== null && DAY.test(word) && !Number.isNaN(Date.parse(word));

/** The days that an address names; null where they are none, or end before they begin. */
function daysOf(address: URLSearchParams): AuditFilters['days'] {
  const [from, to] = [address.get('from'), address.get('to')];
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

export const auditHref = ({ days, search, ...filters }: AuditFilters, page = 1): string =>
  listHref('audit', { ...filters, subject: search, from: days?.from ?? '', to: days?.to ?? '' }, page);

export const readPayments = (address: URLSearchParams): PaymentFilters => ({
  search: text(address, 'search'),
  decision: choice(address, 'decision', PAYMENT_DECISIONS),
  status: choice(address, 'status', PAYMENT_STATUS_FILTERS),
  sort: orderOf(address),
});

/** The address of the payments, with one open where it is named. */
export const paymentsHref = (filters: PaymentFilters, page: number, payment = ''): string =>
  listHref('payments', { ...filters, payment }, page);

/** How many days the overview shows: a month where the address says nothing. */
export function readOverview(address: URLSearchParams): OverviewRange {
  const asked = address.get('days');
  return asked === '91' ? 91 : asked === '364' ? 364 : 30;
}

export const readTickets = (address: URLSearchParams): TicketFilters => ({
  search: text(address, 'search'),
  assigned: choice(address, 'assigned', TICKET_ASSIGNED),
  status: choice(address, 'status', TICKET_STATUS_FILTERS),
  category: choice(address, 'category', TICKET_CATEGORY_FILTERS),
  sort: TICKET_SORTS.find((sort) => sort === address.get('sort')) ?? TICKET_SORTS[0],
});

/** The address of the queue, with a ticket open where one is named. */
export const ticketsHref = ({ sort, ...filters }: TicketFilters, page: number, ticket = ''): string =>
  adminHref('tickets', { ...filters, sort: sort === TICKET_SORTS[0] ? '' : sort, ticket }, page);

/** The address of a list that begins with the newest where the address says nothing. */
export const listHref = (
  tab: AdminTab,
  { sort, ...filters }: Readonly<Record<string, string>> & { readonly sort: ListOrder },
  page = 1,
): string => adminHref(tab, { ...filters, sort: sort === 'newest' ? '' : sort }, page);

/** The address of a tab with what is asked of it; what says nothing is left out. */
export function adminHref(tab: AdminTab, asked: Readonly<Record<string, string>> = {}, page = 1): string {
  const said = Object.entries(asked).filter(([, value]) => value !== '' && value !== 'all');
  return routes.admin.href({ tab, ...Object.fromEntries(said), page: page === 1 ? undefined : String(page) });
}
