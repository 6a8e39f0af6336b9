import { queryOf } from '@mutuals/api-client/queries';
import { type TeamMember, TicketDialog, type Writing } from '@mutuals/ui/screens/admin';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, withMessage } from '../../lib/query-view.ts';
import { useWritten } from '../attachments/index.ts';
import { useNow } from '../../lib/use-now.ts';
import { useServices } from '../../services.ts';
import { useRefetchInterval } from '../realtime/index.ts';
import { useSession, useToasts } from '../session/index.ts';
import { sendOnce } from '../../lib/send-once.ts';
import { useTicketMessages } from '../ticket-messages/index.ts';
import { useRefreshTickets, useTicketChanges } from './use-ticket-changes.ts';

interface OpenTicketProps {
  id: string;
  isReplying: boolean;
  team: readonly TeamMember[];
  onClose: () => void;
}

/** The open ticket, with its answer and its note. */
export function OpenTicket({ id, isReplying, team, onClose }: OpenTicketProps) {
  const { api, clock } = useServices();
  const { user: self } = useSession();
  const refetchInterval = useRefetchInterval();
  const textOf = useProblemText();
  const ticket = useQuery({
    ...queryOf(api, 'getTeamTicket', { path: { id } }),
    refetchInterval,
  });
  const replies = useQuery(queryOf(api, 'listSavedReplies'));
  const view = withMessage(queryView(ticket), textOf);
  const moves = useTicketChanges();
  const assignments = useTicketChanges();
  const answer = useWriting(id, 'answer', ({ text, pictures }, idempotencyKey) =>
    api.answerTicket({
      path: { id },
      body: { ...(text !== '' && { message: text }), pictures },
      idempotencyKey,
    }),
  );
  const note = useWriting(id, 'note', ({ text }, idempotencyKey) =>
    api.addTicketNote({ path: { id }, body: { note: text }, idempotencyKey }),
  );
  const move = moves.entries.get(id);
  const stateOf = (entry: typeof move) => ({
    isPending: entry?.status === 'pending',
    error: entry?.status === 'failed' ? textOf(entry.error) : undefined,
  });
  const shown = view.status === 'ready' ? view.data.ticket : null;
  const { messages, earlier } = useTicketMessages(id, shown);

  return (
    <TicketDialog
      view={
        view.status === 'ready'
          ? { status: 'ready', ticket: { ...view.data, ticket: { ...view.data.ticket, messages } } }
          : view
      }
      earlier={earlier}
      selfId={self._id}
      team={team}
      now={useNow(clock)}
      isReplying={isReplying}
      answer={answer}
      replies={replies.data?.data ?? []}
      note={note}
      move={{ ...stateOf(move), to: move && 'status' in move.change ? move.change.status : undefined }}
      onMove={(status) => void moves.run([{ id, status }])}
      assignment={stateOf(assignments.entries.get(id))}
      onAssign={(assignedTo) => void assignments.run([{ id, assignedTo }])}
      onClose={onClose}
      onRetry={() => void ticket.refetch()}
    />
  );
}

/** An answer or a note: kept in the tab until the server has it, and sent once (D31). */
function useWriting(
  id: string,
  kind: 'answer' | 'note',
  send: (written: { text: string; pictures: string[] }, idempotencyKey: string) => Promise<unknown>,
): Writing {
  const { user } = useSession();
  const { t } = useTranslation('admin');
  const toasts = useToasts();
  const textOf = useProblemText();
  const refresh = useRefreshTickets();
  const subject = `team-ticket.${kind}.${id}`;
  const { key, isSending, text, attachments, ids, change, begin } = useWritten(subject);
  const sending = useMutation({
    mutationKey: key,
    mutationFn: (words: string) =>
      sendOnce({ userId: user._id, subject }, { text: words, pictures: ids }, ({ body, idempotencyKey }) =>
        send(body, idempotencyKey),
      ),
    onMutate: begin,
    onSuccess(_answer, _words, onSent) {
      onSent();
      toasts.show({ tone: 'success', title: t(`tickets.${kind}.sent`) });
      return refresh();
    },
    // It may be closed or gone by now.
    onError: () => void refresh(),
  });
  return {
    text,
    attachments: kind === 'answer' ? attachments : undefined,
    onChange: change,
    onSend: sending.mutate,
    isPending: isSending,
    error: sending.error === null ? undefined : textOf(sending.error),
  };
}
