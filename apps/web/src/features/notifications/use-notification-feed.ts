import { mutationOf, pagesOf, queryOf, tagKey } from '@mutuals/api-client/queries';
import type { ApiClient, NotificationList } from '@mutuals/api-client';
import type { NotificationFeed } from '@mutuals/ui/patterns/chrome';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryView } from '../../lib/query-view.ts';
import { useNow } from '../../lib/use-now.ts';
import { useIsShown } from '../../lib/when-shown.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useConnection } from '../realtime/index.ts';
import { useProblemToast, useSession } from '../session/index.ts';
import { countsWithout, idsOf, without, withRead } from './notification-changes.ts';

/** SPEC section 9: how many notifications the panel asks for. */
const PANEL = 50;

const newest = (api: ApiClient) => pagesOf(api, 'listNotifications', { query: { limit: PANEL } });

type Change = (pages: readonly NotificationList[], ids: ReadonlySet<string>) => NotificationList[];

/** Shows a change of notifications before the server has answered; its answer counts. */
function useChangeAtOnce() {
  const { api } = useServices();
  const client = useQueryClient();
  const list = newest(api).queryKey;
  const counts = queryOf(api, 'getNotificationCounts').queryKey;
  return async (change: Change, id: string | 'all'): Promise<void> => {
    await client.cancelQueries({ queryKey: tagKey('Notifications') });
    const pages = client.getQueryData(list)?.pages ?? [];
    const ids = id === 'all' ? idsOf(pages) : new Set([id]);
    client.setQueryData(counts, (before) => before && countsWithout(before, pages, ids));
    client.setQueryData(list, (before) => before && { ...before, pages: change(before.pages, ids) });
  };
}

/** What the bell opens: the newest notifications, and how they are read and deleted. */
export function useNotificationFeed(): NotificationFeed {
  const { api, clock } = useServices();
  const { user } = useSession();
  const { polling } = useConnection();
  const client = useQueryClient();
  // The badge has its counts; the list comes after what the page shows.
  const enabled = useIsShown();
  const list = useInfiniteQuery({ ...newest(api), enabled, refetchInterval: polling?.steadyMs ?? false });
  const change = useChangeAtOnce();
  const showProblem = useProblemToast();
  const onError = (error: unknown): void => {
    showProblem(error);
    void client.invalidateQueries({ queryKey: tagKey('Notifications') });
  };
  const read = useMutation({
    ...mutationOf(api, 'markNotificationRead'),
    onMutate: ({ path }) => change(withRead, path.id),
    onError,
  });
  const remove = useMutation({
    ...mutationOf(api, 'deleteNotification'),
    onMutate: ({ path }) => change(without, path.id),
    onError,
  });
  const readAll = useMutation({
    ...mutationOf(api, 'markAllNotificationsRead'),
    onMutate: () => change(withRead, 'all'),
    onError,
  });
  const now = useNow(clock);

  const { status } = queryView(list);
  const view = useMemo((): NotificationFeed['view'] => {
    const notifications = list.data?.pages.flatMap(({ data }) => data);
    if (notifications)
      return {
        status: 'ready',
        notifications: notifications.map((notification) => ({
          ...notification,
          href: notification.actionUrl ?? undefined,
        })),
      };
    return { status: status === 'failed' ? 'error' : 'loading' };
  }, [list.data, status]);

  return {
    view,
    now,
    likesHref: routes.likes.href(),
    messagesHref: routes.messages.href(),
    discoverHref: routes.discover.href(),
    premiumHref: user.subscription.tier === 'free' ? routes.premium.href() : undefined,
    onOpen: (id) => read.mutate({ path: { id } }),
    onDelete: (id) => remove.mutate({ path: { id } }),
    onMarkAllRead: () => readAll.mutate({}),
    onRetry: () => void list.refetch(),
  };
}
