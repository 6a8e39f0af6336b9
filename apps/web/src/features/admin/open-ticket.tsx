import { queryOf } from '@mutuals/api-client/queries';
import { type TeamMember, TicketDialog, type Writing } from '@mutuals/ui/screens/admin';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepDraft, readDraft } from '../../lib/drafts.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, withMessage } from '../../lib/query-view.ts';
import { useAttachments } from '../attachments/index.ts';
import { useNow } from '../../lib/use-now.ts';
import { useServices } from '../../services.ts';
import { useConnection } from '../realtime/index.ts';
import { useSession, useToasts } from '../session/index.ts';
import { sendOnce } from '../../lib/send-once.ts';
import { useAssign, useMove, useRefreshTickets } from './use-ticket-changes.ts';

interface OpenTicketProps {
  id: string;
  isReplying: boolean;
  team: readonly TeamMember[];
  onClose: () => void;
}

/** The ticket that is open, with what is written about it. */
export function OpenTicket({ id, isReplying, team, onClose }: OpenTicketProps) {
  const { api, clock } = useServices();
  const { user: self } = useSession();
  const { polling } = useConnection();
  const textOf = useProblemText();
  const ticket = useQuery({
    ...queryOf(api, 'getTeamTicket', { path: { id } }),
    refetchInterval: polling?.steadyMs ?? false,
  });
  const replies = useQuery(queryOf(api, 'listSavedReplies'));
  const view = withMessage(queryView(ticket), textOf);
  const assign = useAssign();
  const move = useMove();
  const { attachments, ids, clear } = useAttachments();
  const answer = useWriting(
    id,
    'answer',
    ({ text, pictures }, idempotencyKey) =>
      api.answerTicket({ path: { id }, body: { message: text, pictures }, idempotencyKey }),
    { pictures: ids, onSent: clear },
  );
  const note = useWriting(id, 'note', ({ text }, idempotencyKey) =>
    api.addTicketNote({ path: { id }, body: { note: text }, idempotencyKey }),
  );
  const stateOf = ({ isPending, error }: { isPending: boolean; error: unknown }) => ({
    isPending,
    error: error === null ? undefined : textOf(error),
  });
  const shown = view.status === 'ready' ? view.data.ticket : null;

  return (
    <TicketDialog
      view={view.status === 'ready' ? { status: 'ready', ticket: view.data } : view}
      selfId={self._id}
      team={team}
      now={useNow(clock)}
      isReplying={isReplying}
      answer={{ ...answer, attachments }}
      replies={replies.data?.data ?? []}
      note={note}
      move={{ ...stateOf(move), to: move.variables?.to }}
      onMove={(to) => {
        if (shown) move.mutate({ id, to, before: shown.status });
      }}
      assignment={stateOf(assign)}
      onAssign={(to) => {
        if (shown) assign.mutate({ id, to, before: shown.assignedTo });
      }}
      onClose={onClose}
      onRetry={() => void ticket.refetch()}
    />
  );
}

const isText = (value: unknown): value is { text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** Something that is being written about a ticket: kept in the tab until the server has it, and sent once (D31). */
function useWriting(
  id: string,
  kind: 'answer' | 'note',
  send: (written: { text: string; pictures: string[] }, idempotencyKey: string) => Promise<unknown>,
  { pictures = [], onSent }: { pictures?: string[]; onSent?: () => void } = {},
): Writing {
  const { user } = useSession();
  const { t } = useTranslation('admin');
  const toasts = useToasts();
  const textOf = useProblemText();
  const refresh = useRefreshTickets();
  const subject = `team-ticket.${kind}.${id}`;
  const [text, setText] = useState(() => readDraft(user._id, subject, isText)?.text ?? '');
  function change(next: string): void {
    setText(next);
    keepDraft(user._id, subject, next.trim() === '' ? null : { text: next });
  }
  const sending = useMutation({
    mutationFn: (words: string) =>
      sendOnce({ userId: user._id, subject }, { text: words, pictures }, ({ body, idempotencyKey }) =>
        send(body, idempotencyKey),
      ),
    onSuccess() {
      change('');
      onSent?.();
      toasts.show({ tone: 'success', title: t(`tickets.${kind}.sent`) });
      return refresh();
    },
    // It may be closed or gone by now.
    onError: () => void refresh(),
  });
  return {
    text,
    onChange: change,
    onSend: sending.mutate,
    isPending: sending.isPending,
    error: sending.error === null ? undefined : textOf(sending.error),
  };
}
