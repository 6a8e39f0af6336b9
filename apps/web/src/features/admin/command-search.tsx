import { limits } from '@mutuals/api-client/limits';
import { queryOf } from '@mutuals/api-client/queries';
import {
  type AdminPayment,
  type AdminProfile,
  AdminSearch,
  type AdminSearchProps,
  type AdminTicket,
  type AdminUser,
  SEARCH_MIN,
} from '@mutuals/ui/screens/admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminRoutes } from '../../admin-routes.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useServices } from '../../services.ts';
import { useAdminList } from './use-admin-list.ts';

/** How long nobody types before it is searched for. */
const PAUSE_MS = 200;
/** How many of each kind are shown. */
const FEW = 5;

/** Whether one search continues the other: only then may rows of the one be shown for the other. */
const isOneSearch = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/** What fits, of each kind that may be read: where one cannot be searched, the others are found all the same. */
function useFound(typed: string, mayRead: (kind: 'users' | 'profiles' | 'payments' | 'tickets') => boolean) {
  const { api } = useServices();
  const search = useDebounced(typed, PAUSE_MS);
  const isLong = [typed, search].every((words) => [...words].length >= SEARCH_MIN);
  const query = { search, limit: FEW };
  const optionsOf = (kind: Parameters<typeof mayRead>[0]) => ({
    enabled: isLong && mayRead(kind),
    meta: { search },
    placeholderData: <Data,>(rows: Data, before?: { readonly meta: Readonly<Record<string, unknown>> | undefined }) => {
      const searched = before?.meta?.['search'];
      return typeof searched === 'string' && isOneSearch(search, searched) ? rows : undefined;
    },
  });
  const users = useQuery({ ...queryOf(api, 'listUsers', { query }), ...optionsOf('users') });
  const profiles = useQuery({ ...queryOf(api, 'listAdminProfiles', { query }), ...optionsOf('profiles') });
  const payments = useQuery({ ...queryOf(api, 'listPayments', { query }), ...optionsOf('payments') });
  const tickets = useQuery({ ...queryOf(api, 'listAllTickets', { query }), ...optionsOf('tickets') });
  const views = {
    users: useAdminList<AdminUser>(users),
    profiles: useAdminList<AdminProfile>(profiles),
    payments: useAdminList<AdminPayment>(payments),
    tickets: useAdminList<AdminTicket>(tickets),
  };
  const shown = <View,>(kind: Parameters<typeof mayRead>[0], view: View) => {
    if ([...typed].length < SEARCH_MIN || !mayRead(kind)) return null;
    return isLong && isOneSearch(typed, search) ? view : ({ status: 'loading' } as const);
  };
  return {
    found: {
      users: shown('users', views.users),
      profiles: shown('profiles', views.profiles),
      payments: shown('payments', views.payments),
      tickets: shown('tickets', views.tickets),
    },
    retry() {
      for (const one of [users, profiles, payments, tickets]) if (one.isError) void one.refetch();
    },
  };
}

/** The state of the search: open or not, and how often it was opened and used to navigate. */
export function useCommandSearch() {
  const [isOpen, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const [jumps, setJumps] = useState(0);
  return {
    isOpen,
    openings,
    jumps,
    open() {
      if (isOpen) return;
      setOpenings(openings + 1);
      setOpen(true);
    },
    onOpenChange: setOpen,
    onChosen: () => setJumps(jumps + 1),
  };
}

/** ⌘K: finds what this person of the team may open, and leads there. What of a kind may be read is what has a tab of theirs. */
export function CommandSearch({
  tabs,
  ...props
}: Pick<AdminSearchProps, 'tabs' | 'isOpen' | 'onOpenChange' | 'onChosen'>) {
  const [search, setSearch] = useState('');
  const { found, retry } = useFound(search.trim(), (kind) => tabs.some(({ id }) => id === kind));
  return (
    <AdminSearch
      {...props}
      tabs={tabs}
      search={search}
      onSearchChange={setSearch}
      maxLength={limits.searchText}
      found={found}
      hrefOf={{
        user: ({ privyId }) => adminRoutes.users.href({ search: privyId }),
        profile: ({ _id }) => adminRoutes.profiles.href({ search: _id }),
        payment: ({ _id }) => adminRoutes.payments.href({ payment: _id }),
        ticket: ({ _id }) => adminRoutes.tickets.href({ ticket: _id }),
      }}
      onRetry={retry}
    />
  );
}
