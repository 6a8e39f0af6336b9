import { pagesOf, queryOf } from '@mutuals/api-client/queries';
import { NotificationsScreen } from '@mutuals/ui/screens/notifications';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { queryView } from '../../lib/query-view.ts';
import { useNow } from '../../lib/use-now.ts';
import { useServices } from '../../services.ts';
import { useRefetchInterval } from '../realtime/index.ts';
import { toViews } from './notification-views.ts';
import { useNotificationActions } from './use-notification-actions.ts';
import { useNotificationLinks } from './use-notification-links.ts';

/** /notifications (SPEC section 2). What other devices change arrives by realtime events (use-realtime-effects.ts). */
export function Component() {
  const { api, clock } = useServices();
  const refetchInterval = useRefetchInterval();
  const counts = useQuery(queryOf(api, 'getNotificationCounts'));
  const list = useInfiniteQuery({
    ...pagesOf(api, 'listNotifications', { query: {} }),
    refetchInterval,
  });
  const { read, remove, readAll } = useNotificationActions();
  const { notificationsHref: _here, ...links } = useNotificationLinks();
  const now = useNow(clock);
  return (
    <NotificationsScreen
      {...links}
      view={
        list.data
          ? {
              status: 'ready',
              notifications: toViews(list.data.pages),
              hasMore: list.hasNextPage,
              isLoadingMore: list.isFetchingNextPage,
              hasMoreFailed: list.isFetchNextPageError,
            }
          : { status: queryView(list).status === 'failed' ? 'error' : 'loading' }
      }
      totals={counts.data ?? null}
      now={now}
      onOpen={read}
      onDelete={remove}
      onMarkAllRead={readAll}
      onRetry={() => void list.refetch()}
      onLoadMore={() => void list.fetchNextPage()}
    />
  );
}
