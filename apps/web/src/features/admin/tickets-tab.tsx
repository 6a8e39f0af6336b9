import { queryOf, tagKey } from '@mutuals/api-client/queries';
import { type AdminTicket, type TicketFilters, TicketsPanel } from '@mutuals/ui/screens/admin';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useNow } from '../../lib/use-now.ts';
import { useSearchBox } from '../../lib/use-search-box.ts';
import { useServices } from '../../services.ts';
import { useConnection, useRealtime } from '../realtime/index.ts';
import { useProblemToast, useSession } from '../session/index.ts';
import { pageOf, readTickets, ticketsHref } from './admin-address.ts';
import { OpenTicket } from './open-ticket.tsx';
import { SavedReplies } from './saved-replies.tsx';
import { useAdminList } from './use-admin-list.ts';
import { useAssign } from './use-ticket-changes.ts';

/** What is chosen rather than typed. */
const CHOICES = ['assigned', 'status', 'category', 'sort'] as const;

/** /admin/tickets, in real time: what is asked for and the ticket that is open are in the address. */
export function TicketsTab() {
  const { api, clock } = useServices();
  const { user: self } = useSession();
  const { polling } = useConnection();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [asked, page, opened] = [readTickets(address), pageOf(address), address.get('ticket')];
  /** The ticket that was opened to be answered at once. */
  const [replyingTo, setReplyingTo] = useState<string | null>(null);
  const [isEditingReplies, setEditingReplies] = useState(false);
  const list = useQuery({
    ...queryOf(api, 'listAllTickets', {
      query: {
        page,
        sort: asked.sort,
        ...(asked.search !== '' && { search: asked.search }),
        ...(asked.assigned !== 'all' && { assigned: asked.assigned }),
        ...(asked.status !== 'all' && { status: asked.status }),
        ...(asked.category !== 'all' && { category: asked.category }),
      },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: polling?.steadyMs ?? false,
  });
  const desk = useQuery(queryOf(api, 'getTicketDesk'));
  const showProblem = useProblemToast();
  const assign = useAssign({ onError: showProblem });
  useTicketNews();

  const go = (href: string): void => void navigate(href, { replace: true, preventScrollReset: true });
  const ask = (filters: TicketFilters): void => go(ticketsHref(filters, 1));
  const box = useSearchBox(asked.search, (search) => ask({ ...asked, search }));

  function onFiltersChange(next: TicketFilters): void {
    const { search } = next;
    if (CHOICES.some((name) => next[name] !== asked[name])) ask({ ...next, search: asked.search });
    else if (search === '') box.onSubmit('');
    else box.onChange(search);
  }

  return (
    <TicketsPanel
      view={useAdminList<AdminTicket>(list)}
      filters={{ ...asked, search: box.text }}
      onFiltersChange={onFiltersChange}
      onSearchSubmit={box.onSubmit}
      medianFirstAnswer={desk.data?.medianFirstAnswerSeconds ?? null}
      now={useNow(clock)}
      onOpen={(ticket, intent) => {
        setReplyingTo(intent === 'reply' ? ticket._id : null);
        go(ticketsHref(asked, page, ticket._id));
      }}
      onAssignToMe={({ _id, assignedTo }) => {
        if (assignedTo !== self._id) assign.mutate({ id: _id, to: self._id, before: assignedTo });
      }}
      onReplies={self.isAdmin ? () => setEditingReplies(true) : undefined}
      onRetry={() => void list.refetch()}
      pageHref={(to) => ticketsHref(asked, to)}
    >
      {isEditingReplies && <SavedReplies onClose={() => setEditingReplies(false)} />}
      {opened !== null && (
        <OpenTicket
          key={opened}
          id={opened}
          isReplying={replyingTo === opened}
          team={desk.data?.team ?? []}
          onClose={() => go(ticketsHref(asked, page))}
        />
      )}
    </TicketsPanel>
  );
}

/** Reads what is shown anew when anything happened to any ticket. */
function useTicketNews(): void {
  const client = useQueryClient();
  const { channels } = useRealtime();
  useEffect(() => {
    const refresh = (): void => void client.invalidateQueries({ queryKey: tagKey('Tickets') });
    return channels.subscribe('tickets', { onMessage: refresh, onGap: refresh });
  }, [channels, client]);
}
