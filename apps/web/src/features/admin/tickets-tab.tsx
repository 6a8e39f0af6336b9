import { queryOf, tagKey } from '@mutuals/api-client/queries';
import { type AdminTicket, TicketsPanel } from '@mutuals/ui/screens/admin';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { adminRoutes } from '../../admin-routes.ts';
import { useNow } from '../../lib/use-now.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { useServices } from '../../services.ts';
import { useConnection, useRealtime } from '../realtime/index.ts';
import { useProblemToast, useSession } from '../session/index.ts';
import { OpenTicket } from './open-ticket.tsx';
import { SavedReplies } from './saved-replies.tsx';
import { useAdminList } from './use-admin-list.ts';
import { useListFilters } from './use-list-filters.ts';
import { useSelection } from './use-selection.ts';
import { useTicketChanges } from './use-ticket-changes.ts';

/** /admin/tickets, in real time: what is asked for and the ticket that is open are in the address. */
export function TicketsTab() {
  const { api, clock } = useServices();
  const { user: self } = useSession();
  const { polling } = useConnection();
  const navigate = useNavigate();
  const [{ page, ticket: opened, ...asked }] = useQueryParams(adminRoutes.tickets);
  const hrefOf = adminRoutes.tickets.href;
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
  const changes = useTicketChanges(useProblemToast());
  useTicketNews();
  const view = useAdminList<AdminTicket>(list);
  const { chosen, runOnChosen } = useSelection(
    hrefOf({ ...asked, page }),
    new Map(view.status === 'ready' ? view.rows.map((ticket) => [ticket._id, ticket]) : []),
    changes,
  );

  const go = (href: string): void => void navigate(href, { replace: true, preventScrollReset: true });
  const listFilters = useListFilters(asked, hrefOf);

  return (
    <TicketsPanel
      view={view}
      {...listFilters}
      medianFirstAnswer={desk.data?.medianFirstAnswerSeconds ?? null}
      now={useNow(clock)}
      onOpen={(ticket, intent) => {
        setReplyingTo(intent === 'reply' ? ticket._id : null);
        go(hrefOf({ ...asked, page, ticket: ticket._id }));
      }}
      onAssignToMe={({ _id, assignedTo }) => {
        if (assignedTo !== self._id) void changes.run([{ id: _id, assignedTo: self._id }]);
      }}
      selection={{
        chosen,
        selfId: self._id,
        team: desk.data?.team ?? [],
        onAssign: (assignedTo) => void runOnChosen(({ _id }) => ({ id: _id, assignedTo })),
        onMove: (status) => void runOnChosen(({ _id, status: before }) => ({ id: _id, status, before })),
      }}
      onReplies={self.isAdmin ? () => setEditingReplies(true) : undefined}
      onRetry={() => void list.refetch()}
      pageHref={(to) => hrefOf({ ...asked, page: to })}
    >
      {isEditingReplies && <SavedReplies onClose={() => setEditingReplies(false)} />}
      {opened !== null && (
        <OpenTicket
          key={opened}
          id={opened}
          isReplying={replyingTo === opened}
          team={desk.data?.team ?? []}
          onClose={() => go(hrefOf({ ...asked, page }))}
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
