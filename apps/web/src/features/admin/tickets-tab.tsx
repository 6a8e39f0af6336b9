import { queryOf } from '@mutuals/api-client/queries';
import { type AdminTicket, TicketsPanel } from '@mutuals/ui/screens/admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { adminRoutes } from '../../admin-routes.ts';
import { useNow } from '../../lib/use-now.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { useServices } from '../../services.ts';
import { useRefetchInterval } from '../realtime/index.ts';
import { useProblemToast, useSession } from '../session/index.ts';
import { OpenTicket } from './open-ticket.tsx';
import { SavedReplies } from './saved-replies.tsx';
import { useAdminList } from './use-admin-list.ts';
import { useListFilters } from './use-list-filters.ts';
import { useNews } from './use-news.ts';
import { useSelection } from './use-selection.ts';
import { useTicketChanges } from './use-ticket-changes.ts';

/** /admin/tickets, in real time: the address holds the filters and the open ticket. */
export function TicketsTab() {
  const { api, clock } = useServices();
  const { user: self } = useSession();
  const refetchInterval = useRefetchInterval();
  const navigate = useNavigate();
  const [{ page, ticket: opened, ...filters }] = useQueryParams(adminRoutes.tickets);
  const hrefOf = adminRoutes.tickets.href;
  /** The ticket that was opened for a reply. */
  const [replyingTo, setReplyingTo] = useState<string | null>(null);
  const [isEditingReplies, setEditingReplies] = useState(false);
  const list = useQuery({
    ...queryOf(api, 'listAllTickets', {
      query: {
        page,
        sort: filters.sort,
        ...(filters.search !== '' && { search: filters.search }),
        ...(filters.assigned !== 'all' && { assigned: filters.assigned }),
        ...(filters.status !== 'all' && { status: filters.status }),
        ...(filters.category !== 'all' && { category: filters.category }),
      },
    }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
  const desk = useQuery(queryOf(api, 'getTicketDesk'));
  const changes = useTicketChanges(useProblemToast());
  useNews('tickets', 'Tickets');
  const view = useAdminList<AdminTicket>(list);
  const { chosen, runOnChosen } = useSelection(
    hrefOf({ ...filters, page }),
    new Map(view.status === 'ready' ? view.rows.map((ticket) => [ticket._id, ticket]) : []),
    changes,
  );

  const go = (href: string): void => void navigate(href, { replace: true, preventScrollReset: true });
  const listFilters = useListFilters(filters, hrefOf);

  return (
    <TicketsPanel
      view={view}
      {...listFilters}
      medianFirstAnswer={desk.data?.medianFirstAnswerSeconds ?? null}
      now={useNow(clock)}
      onOpen={(ticket, intent) => {
        setReplyingTo(intent === 'reply' ? ticket._id : null);
        go(hrefOf({ ...filters, page, ticket: ticket._id }));
      }}
      onAssignToMe={({ _id, assignedTo }) => {
        if (assignedTo !== self._id) void changes.run([{ id: _id, assignedTo: self._id }]);
      }}
      selection={{
        chosen,
        selfId: self._id,
        team: desk.data?.team ?? [],
        onAssign: (assignedTo) => void runOnChosen(({ _id }) => ({ id: _id, assignedTo })),
        onMove: (status) => void runOnChosen(({ _id }) => ({ id: _id, status })),
      }}
      onReplies={self.isAdmin ? () => setEditingReplies(true) : undefined}
      onRetry={() => void list.refetch()}
      pageHref={(to) => hrefOf({ ...filters, page: to })}
    >
      {isEditingReplies && <SavedReplies onClose={() => setEditingReplies(false)} />}
      {opened !== null && (
        <OpenTicket
          key={opened}
          id={opened}
          isReplying={replyingTo === opened}
          team={desk.data?.team ?? []}
          onClose={() => go(hrefOf({ ...filters, page }))}
        />
      )}
    </TicketsPanel>
  );
}
