import { tagKey } from '@mutuals/api-client/queries';
import type { TicketStatus } from '@mutuals/machines/ticket';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../services.ts';
import { useToasts } from '../session/index.ts';
import { UNDO_TOAST_MS, useUndoFailed } from './use-undo-failed.ts';

/** Reads all that shows tickets anew. */
export function useRefreshTickets(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: tagKey('Tickets') });
}

interface Given {
  readonly ids: readonly string[];
  /** Null for nobody. */
  readonly to: string | null;
}

/** Takes back to whom tickets were given; one message tells of all. */
export function useTakeBack(): (given: Given) => void {
  const { api } = useServices();
  const { t } = useTranslation('admin');
  const toasts = useToasts();
  const undoFailed = useUndoFailed();
  const refresh = useRefreshTickets();
  const takeBack = useMutation({
    async mutationFn({ ids, to }: Given) {
      const failures: unknown[] = [];
      for (const id of ids)
        try {
          // One after the other: many at once would meet the limit of the server.
          await api.undoTicketAssignment({ path: { id }, body: { assignedTo: to } });
        } catch (failure) {
          failures.push(failure);
        }
      return failures;
    },
    onSuccess(failures, { ids }) {
      const [count, failed] = [ids.length - failures.length, failures.length];
      if (count === 0) undoFailed(failures[0]);
      else
        toasts.show({
          tone: failed === 0 ? 'success' : 'warning',
          title: t('tickets.takenBack', { count }),
          ...(failed > 0 && { description: t('tickets.notTakenBack', { count: failed }) }),
        });
      return refresh();
    },
  });
  return takeBack.mutate;
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
  const takeBack = useTakeBack();
  return useMutation({
    mutationFn: ({ id, to }: { id: string; to: string | null }) =>
      api.assignTicket({ path: { id }, body: { assignedTo: to } }),
    onSuccess(_ticket, { id, to }) {
      const action = { label: t('undo'), onPress: () => takeBack({ ids: [id], to }) };
      toasts.show({ tone: 'success', title: t('tickets.assignedDone'), action }, UNDO_TOAST_MS);
      return refresh();
    },
    ...(onError && { onError }),
  });
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
