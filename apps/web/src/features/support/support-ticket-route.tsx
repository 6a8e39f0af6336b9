import { ApiProblem, type Ticket } from '@mutuals/api-client';
import { mutationOf, operationKey, queryOf, tagKey } from '@mutuals/api-client/queries';
import { canReply, movesFrom, type TicketStatus } from '@mutuals/machines/ticket';
import { SupportTicketScreen, type SupportTicketView } from '@mutuals/ui/screens/support-ticket';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useProblemText } from '../../lib/problem-text.ts';
import { resourceView, retryOf, withMessage } from '../../lib/query-view.ts';
import { useWritten } from '../attachments/index.ts';
import { useNow } from '../../lib/use-now.ts';
import { usePageTitle } from '../../routing/use-page-head.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useRealtime, useRefetchInterval } from '../realtime/index.ts';
import { useSession } from '../session/index.ts';
import { sendOnce } from '../../lib/send-once.ts';
import { useTicketMessages } from '../ticket-messages/index.ts';
import { useSeenAnswers } from './use-seen-answers.ts';

/** /support/{ticketId}: one ticket of the person, in real time. */
export function Component() {
  const { ticketId = '' } = useParams();
  return <TicketPage key={ticketId} id={ticketId} />;
}

function TicketPage({ id }: { id: string }) {
  const { api, clock } = useServices();
  const { user } = useSession();
  const refetchInterval = useRefetchInterval();
  const textOf = useProblemText();
  const now = useNow(clock);
  const ticket = queryOf(api, 'getTicket', { path: { id } });
  const view = resourceView(useQuery({ ...ticket, refetchInterval }));
  const found = view.status === 'ready' ? view.data : null;
  const { messages, earlier } = useTicketMessages(id, found);
  const reply = useReply(id);
  const move = useMove(id);
  usePageTitle(found?.subject ?? null);
  useTicketChanges(id);
  useSeenAnswers(id, found?.unreadAnswers ?? 0);

  const shown: SupportTicketView =
    view.status === 'ready'
      ? {
          status: 'ready',
          conversation: {
            ticket: { ...view.data, messages },
            earlier,
            userId: user._id,
            userAvatar: user.avatar,
            now,
            reply: reply.text,
            onReplyChange: reply.change,
            onSend: reply.send,
            isSending: reply.isSending,
            attachments: reply.attachments,
            sendError: reply.error === null ? undefined : textOf(reply.error),
            moves: movesFrom(view.data.status),
            canReply: canReply(view.data.status),
            onMove: move.to,
            movingTo: move.movingTo,
            moveError: move.error === null ? undefined : textOf(move.error),
          },
        }
      : withMessage(view, textOf);
  return <SupportTicketScreen view={shown} ticketId={id} listHref={routes.support.href()} onRetry={retryOf(view)} />;
}

/** Shows the ticket of an answer, and refreshes the lists. */
function useShow(id: string): (ticket: Ticket) => Promise<void> {
  const { api } = useServices();
  const client = useQueryClient();
  return async (ticket) => {
    client.setQueryData(queryOf(api, 'getTicket', { path: { id } }).queryKey, ticket);
    await client.invalidateQueries({ queryKey: operationKey('listTickets') });
  };
}

/** The draft of a reply: kept in the tab until the server has it. */
function useReply(id: string) {
  const { api } = useServices();
  const { user } = useSession();
  const client = useQueryClient();
  const show = useShow(id);
  const refreshAfterRefusal = useRefreshAfterRefusal(id);
  const subject = `ticket.reply.${id}`;
  const { key, isSending, text, attachments, ids, change, begin } = useWritten(subject);
  const send = useMutation({
    mutationKey: key,
    mutationFn: (message: string) =>
      sendOnce({ userId: user._id, subject }, { ...(message !== '' && { message }), pictures: ids }, (input) =>
        api.sendTicketMessage({ path: { id }, ...input }),
      ),
    onMutate: begin,
    async onSuccess(ticket, _message, onSent) {
      onSent();
      await show(ticket);
      // Writing a reply marks the answers as seen.
      await client.invalidateQueries({ queryKey: tagKey('Notifications') });
    },
    onError: refreshAfterRefusal,
  });
  return { text, change, attachments, send: send.mutate, isSending, error: send.error };
}

function useMove(id: string) {
  const { api } = useServices();
  const show = useShow(id);
  const refreshAfterRefusal = useRefreshAfterRefusal(id);
  const { mutate, isPending, variables, error } = useMutation({
    ...mutationOf(api, 'updateTicketStatus'),
    onSuccess: show,
    onError: refreshAfterRefusal,
  });
  return {
    to: (status: TicketStatus) => mutate({ path: { id }, body: { status } }),
    movingTo: isPending ? variables?.body.status : undefined,
    error,
  };
}

/** Refreshes the ticket after a conflict. */
function useRefreshAfterRefusal(id: string): (error: unknown) => void {
  const { api } = useServices();
  const client = useQueryClient();
  return (error) => {
    if (error instanceof ApiProblem && error.status === 409)
      void client.invalidateQueries(queryOf(api, 'getTicket', { path: { id } }));
  };
}

/** Refreshes the ticket when the server reports a change, or one may have been missed. */
function useTicketChanges(id: string): void {
  const { api } = useServices();
  const client = useQueryClient();
  const { channels } = useRealtime();
  useEffect(() => {
    const refresh = (): void => {
      void client.invalidateQueries(queryOf(api, 'getTicket', { path: { id } }));
      void client.invalidateQueries({ queryKey: operationKey('listTickets') });
    };
    return channels.subscribe(`ticket:${id}`, { onMessage: refresh, onGap: refresh });
  }, [api, channels, client, id]);
}
