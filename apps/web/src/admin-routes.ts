import { limits } from '@mutuals/api-client/limits';
import {
  AUDITED,
  LIST_ORDERS,
  PAYMENT_DECISIONS,
  PAYMENT_STATUS_FILTERS,
  TICKET_ASSIGNED,
  TICKET_CATEGORY_FILTERS,
  TICKET_SORTS,
  TICKET_STATUS_FILTERS,
} from '@mutuals/ui/screens/admin';
import { APPEAL_STATES, CONFLICT_STATES, REPORT_ASSIGNED, REPORT_STATES } from '@mutuals/ui/screens/moderation';
import { address, named, oneOf, page, text, word } from './lib/address.ts';

const search = text(limits.searchText);
const pages = { page: page(limits.pageMax) };
const ordered = { ...pages, sort: oneOf(...LIST_ORDERS) };
const day: typeof search = {
  initial: '',
  parse: (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined),
  format: (text) => text,
};

/** The tabs of the team, which the route table leaves out: guests load it. */
export const adminRoutes = {
  links: address('/admin/links', { cursor: word() }),
  payments: address('/admin/payments', {
    search,
    decision: oneOf(...PAYMENT_DECISIONS),
    status: oneOf(...PAYMENT_STATUS_FILTERS),
    payment: word(),
    ...ordered,
  }),
  users: address('/admin/users', { search, tier: oneOf('all', 'free', 'premium', 'premium_plus'), ...ordered }),
  profiles: address('/admin/profiles', {
    search,
    type: oneOf('all', 'individual', 'group', 'project'),
    state: oneOf('all', 'verified', 'renamed', 'hidden'),
    ...ordered,
  }),
  tickets: address('/admin/tickets', {
    search,
    assigned: oneOf(...TICKET_ASSIGNED),
    status: oneOf(...TICKET_STATUS_FILTERS),
    category: oneOf(...TICKET_CATEGORY_FILTERS),
    ticket: word(),
    ...pages,
    sort: oneOf(...TICKET_SORTS),
  }),
  reports: address('/admin/reports', {
    state: oneOf(...REPORT_STATES),
    assigned: oneOf(...REPORT_ASSIGNED),
    report: word(),
    ...pages,
  }),
  appeals: address('/admin/appeals', { state: oneOf(...APPEAL_STATES), appeal: word(), ...pages }),
  conflicts: address('/admin/conflicts', { state: oneOf(...CONFLICT_STATES), conflict: word(), ...pages }),
  migrations: address('/admin/migrations'),
  audit: address('/admin/audit', {
    action: oneOf('all', ...AUDITED),
    search: named('subject', search),
    from: day,
    to: day,
    ...ordered,
  }),
  overview: address('/admin/overview', { days: oneOf(30, 91, 364) }),
  health: address('/admin/health'),
};
