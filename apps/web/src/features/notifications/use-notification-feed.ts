import { pagesOf } from '@mutuals/api-client/queries';
import type { NotificationFeed } from '@mutuals/ui/patterns/chrome';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryView } from '../../lib/query-view.ts';
import { useNow } from '../../lib/use-now.ts';
import { useIsShown } from '../../lib/when-shown.ts';
import { useServices } from '../../services.ts';
import { useConnection } from '../realtime/index.ts';
import { toViews } from './notification-views.ts';
import { useNotificationActions } from './use-notification-actions.ts';
import { useNotificationLinks } from './use-notification-links.ts';

/** SPEC section 9: how many notifications the panel asks for. */
const PANEL = 50;

/** What the bell opens: the newest notifications, and how they are read and deleted. */
export function useNotificationFeed(): NotificationFeed {
  const { api, clock } = useServices();
  const { polling } = useConnection();
  // The badge has its counts; the list comes after what the page shows.
  const enabled = useIsShown();
  const list = useInfiniteQuery({
    ...pagesOf(api, 'listNotifications', { query: { limit: PANEL } }),
    enabled,
    refetchInterval: polling?.steadyMs ?? false,
  });
  const { read, remove, readAll } = useNotificationActions();
  const links = useNotificationLinks();
  const now = useNow(clock);

  const { status } = queryView(list);
  const view = useMemo((): NotificationFeed['view'] => {
    if (list.data) return { status: 'ready', notifications: toViews(list.data.pages) };
    return { status: status === 'failed' ? 'error' : 'loading' };
  }, [list.data, status]);

  return {
    ...links,
    view,
    now,
    onOpen: read,
    onDelete: remove,
    onMarkAllRead: readAll,
    onRetry: () => void list.refetch(),
  };
}
