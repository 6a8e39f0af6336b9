import { mutationOf, tagKey } from '@mutuals/api-client/queries';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { whenInFront } from '../../lib/when-in-front.ts';
import { useServices } from '../../services.ts';
import { newestNotifications } from './notification-polling.ts';

/** What a conversation says of itself, beside its messages, which are read one by one. */
const TOLD: ReadonlySet<string> = new Set(['new_match', 'conversation_closed']);

/** Reads what tells of the conversation that is open, once its page is in front: it was seen, so no device goes on to tell of it (D72). */
export function useSeenConversation(): void {
  const { api } = useServices();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const { mutate } = useMutation({
    ...mutationOf(api, 'markNotificationRead'),
    onSuccess: () => client.invalidateQueries({ queryKey: tagKey('Notifications') }),
  });
  // Those that the bell has anyway.
  const { data } = useInfiniteQuery({ ...newestNotifications(api), enabled: false });
  const told = data?.pages.flatMap((page) => page.data) ?? [];
  const ids = told
    .filter(({ type, isRead, actionUrl }) => !isRead && TOLD.has(type) && actionUrl === pathname)
    .map(({ _id }) => _id)
    .join();
  useEffect(() => {
    if (ids === '') return;
    return whenInFront(() => {
      for (const id of ids.split(',')) mutate({ path: { id } });
    });
  }, [ids, mutate]);
}
