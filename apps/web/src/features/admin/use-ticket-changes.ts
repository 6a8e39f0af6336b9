import { tagKey } from '@mutuals/api-client/queries';
import type { TicketStatus } from '@mutuals/machines/ticket';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../services.ts';
import { useBulkAction } from './use-bulk-action.ts';

/** Refreshes everything that shows tickets. */
export function useRefreshTickets(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: tagKey('Tickets') });
}

/** Gives a ticket to somebody of the team (null: to nobody), or another status. */
type TicketChange = { readonly id: string } & (
  | { readonly assignedTo: string | null }
  | { readonly status: TicketStatus }
);

/** Changes tickets, with undo. */
export function useTicketChanges(onFailed?: (error: unknown) => void) {
  const { api } = useServices();
  const { t } = useTranslation('admin');
  const titleOf = (change: TicketChange, count: number): string => {
    if ('status' in change) return count === 1 ? t('tickets.moved') : t('tickets.chosen.moved', { count });
    return count === 1 ? t('tickets.assignedDone') : t('tickets.chosen.assigned', { count });
  };
  const refresh = useRefreshTickets();
  return useBulkAction<TicketChange>({
    async act(change) {
      const path = { id: change.id };
      if ('status' in change) {
        const body = { status: change.status };
        await api.setTicketStatus({ path, body });
        return () => api.undoTicketMove({ path, body });
      }
      const body = { assignedTo: change.assignedTo };
      await api.assignTicket({ path, body });
      return () => api.undoTicketAssignment({ path, body });
    },
    done: titleOf,
    undone: (change, count) => ('status' in change ? titleOf(change, count) : t('tickets.takenBack', { count })),
    onFailed,
    onSettled: () => void refresh(),
  });
}
