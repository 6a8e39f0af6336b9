import { mutationOf, tagKey } from '@mutuals/api-client/queries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenInFront } from '../../lib/when-in-front.ts';
import { useServices } from '../../services.ts';

/** Tells the server that the answers to a ticket were seen, once they are on a page that is in front. */
export function useSeenAnswers(id: string, unread: number): void {
  const { api } = useServices();
  const client = useQueryClient();
  const { mutate } = useMutation({
    ...mutationOf(api, 'markTicketRead'),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: tagKey('Tickets') }),
        client.invalidateQueries({ queryKey: tagKey('Notifications') }),
      ]),
  });
  useEffect(() => {
    if (unread === 0) return;
    return whenInFront(() => mutate({ path: { id } }));
  }, [id, mutate, unread]);
}
