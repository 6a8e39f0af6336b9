import { tagKey } from '@mutuals/api-client/queries';
import type { TicketStatus } from '@mutuals/machines/ticket';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../services.ts';
import { useToasts } from '../session/index.ts';

/** Reads all that shows tickets anew. */
export function useRefreshTickets(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: tagKey('Tickets') });
}

interface Options {
  onError?: (error: unknown) => void;
}

/** Gives a ticket to somebody of the team, or back to all; the toast takes it back. */
export function useAssign({ onError }: Options = {}) {
  const { api } = useServices();
  const { t } = useTranslation('admin');
  const toasts = useToasts();
  const refresh = useRefreshTickets();
  const assign = useMutation({
    mutationFn: ({ id, to }: { id: string; to: string | null; before: string | null }) =>
      api.assignTicket({ path: { id }, body: { assignedTo: to } }),
    onSuccess(_ticket, { id, to, before }) {
      toasts.show({
        tone: 'success',
        title: t('tickets.assignedDone'),
        action: { label: t('undo'), onPress: () => assign.mutate({ id, to: before, before: to }) },
      });
      return refresh();
    },
    ...(onError && { onError }),
  });
  return assign;
}

/** Gives a ticket another status; the toast takes it back. What was refused shows the ticket as it is. */
export function useMove() {
  const { api } = useServices();
  const { t } = useTranslation('admin');
  const toasts = useToasts();
  const refresh = useRefreshTickets();
  const move = useMutation({
    mutationFn: ({ id, to }: { id: string; to: TicketStatus; before: TicketStatus }) =>
      api.setTicketStatus({ path: { id }, body: { status: to } }),
    onSuccess(_ticket, { id, to, before }) {
      toasts.show({
        tone: 'success',
        title: t('tickets.moved'),
        action: { label: t('undo'), onPress: () => move.mutate({ id, to: before, before: to }) },
      });
      return refresh();
    },
    onError: () => void refresh(),
  });
  return move;
}
