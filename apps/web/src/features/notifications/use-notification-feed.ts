import type { NotificationFeed } from '@mutuals/ui/patterns/chrome';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryView } from '../../lib/query-view.ts';
import { useNow } from '../../lib/use-now.ts';
import { useServices } from '../../services.ts';
import { toViews } from './notification-views.ts';
import { newestNotifications } from './notification-polling.ts';
import { useNotificationActions } from './use-notification-actions.ts';
import { useNotificationLinks } from './use-notification-links.ts';

/** What the bell opens: the newest notifications, once NotificationPolling has asked for them, and how they are read and deleted. */
export function useNotificationFeed(): NotificationFeed {
  const { api, clock } = useServices();
  const list = useInfiniteQuery({ ...newestNotifications(api), enabled: false });
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
