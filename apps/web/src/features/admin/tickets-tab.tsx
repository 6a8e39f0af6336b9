import { queryOf, tagKey } from '@mutuals/api-client/queries';
import { type AdminTicket, TicketsPanel } from '@mutuals/ui/screens/admin';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { adminRoutes } from '../../admin-routes.ts';
import { useNow } from '../../lib/use-now.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { useServices } from '../../services.ts';
import { useConnection, useRealtime } from '../realtime/index.ts';
import { useProblemToast, useSession, useToasts } from '../session/index.ts';
import { OpenTicket } from './open-ticket.tsx';
import { SavedReplies } from './saved-replies.tsx';
import { useAdminList } from './use-admin-list.ts';
import { type Outcome, useChosen } from './use-chosen.ts';
import { useListFilters } from './use-list-filters.ts';
import { useAssign, useRefreshTickets, useTakeBack } from './use-ticket-changes.ts';
import { UNDO_TOAST_MS } from './use-undo-failed.ts';

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
  const { t } = useTranslation('admin');
  const toasts = useToasts();
  const refresh = useRefreshTickets();
  const showProblem = useProblemToast();
  const assign = useAssign({ onError: showProblem });
  const takeBack = useTakeBack();
  useTicketNews();
  const view = useAdminList<AdminTicket>(list);
  const { chosen, run } = useChosen(
    hrefOf({ ...asked, page }),
    view.status === 'ready' ? view.rows.map(({ _id }) => _id) : [],
  );
  /** One message for all that was tried, which may offer to take it back. */
  function tell({ done, failed }: Outcome, title: string, onUndo?: () => void): void {
    const action = onUndo && done > 0 ? { label: t('undo'), onPress: onUndo } : undefined;
    const message = {
      tone: failed === 0 ? 'success' : 'warning',
      title: done === 0 ? t('tickets.chosen.none') : title,
      ...(failed > 0 && { description: t('chosen.failed', { count: failed }) }),
    } as const;
    if (action) toasts.show({ ...message, action }, UNDO_TOAST_MS);
    else toasts.show(message);
    void refresh();
  }
  function assignChosen(to: string | null): void {
    const given: string[] = [];
    run(
      async (id) => {
        await api.assignTicket({ path: { id }, body: { assignedTo: to } });
        given.push(id);
      },
      (outcome) =>
        tell(outcome, t('tickets.chosen.assigned', { count: outcome.done }), () => takeBack({ ids: given, to })),
    );
  }

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
        if (assignedTo !== self._id) assign.mutate({ id: _id, to: self._id });
      }}
      selection={{
        chosen,
        selfId: self._id,
        team: desk.data?.team ?? [],
        onAssign: assignChosen,
        onMove: (status) =>
          run(
            (id) => api.setTicketStatus({ path: { id }, body: { status } }),
            (outcome) => tell(outcome, t('tickets.chosen.moved', { count: outcome.done })),
          ),
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
