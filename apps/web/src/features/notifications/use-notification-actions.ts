import type { NotificationList } from '@mutuals/api-client';
import { mutationOf, operationKey, queryOf, tagKey } from '@mutuals/api-client/queries';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../services.ts';
import { UNDO_TOAST_MS, useProblemToast, useToasts } from '../session/index.ts';
import { countsWithout, idsOf, without, withRead } from './notification-changes.ts';

type Lists = InfiniteData<NotificationList>;
type Change = (pages: readonly NotificationList[], ids: ReadonlySet<string>) => NotificationList[];

/** Shows a change of notifications in every list before the server has answered; its answer counts. */
function useChangeAtOnce() {
  const { api } = useServices();
  const client = useQueryClient();
  const counts = queryOf(api, 'getNotificationCounts').queryKey;
  return async (change: Change, id: string | 'all'): Promise<void> => {
    await client.cancelQueries({ queryKey: tagKey('Notifications') });
    const lists = client.getQueriesData<Lists>({ queryKey: operationKey('listNotifications') });
    const all = lists.map(([, list]) => list?.pages ?? []);
    const ids = id === 'all' ? new Set(all.flatMap((pages) => [...idsOf(pages)])) : new Set([id]);
    // Two lists may show the same one.
    const holder = all.find((pages) => [...idsOf(pages)].some((known) => ids.has(known))) ?? [];
    client.setQueryData(
      counts,
      (before) => before && (id === 'all' ? { ...before, unread: 0 } : countsWithout(before, holder, ids)),
    );
    for (const [key] of lists)
      client.setQueryData<Lists>(key, (before) => before && { ...before, pages: change(before.pages, ids) });
  };
}

interface NotificationActions {
  read: (id: string) => void;
  /** Deletes one at once; a toast brings it back. */
  remove: (id: string) => void;
  readAll: () => void;
}

/** What a person does with their notifications, in the panel and on the page. */
export function useNotificationActions(): NotificationActions {
  const { api } = useServices();
  const client = useQueryClient();
  const toasts = useToasts();
  const { t } = useTranslation('notifications');
  const change = useChangeAtOnce();
  const showProblem = useProblemToast();
  const key = tagKey('Notifications');
  const common = {
    onError: (error: unknown) => void showProblem(error),
    onSuccess: () => {},
    // Once nothing waits any more: a list that is read before the last answer would take a later change back.
    onSettled() {
      if (client.isMutating({ mutationKey: key }) === 1) void client.invalidateQueries({ queryKey: key });
    },
  };
  // One after the other, so that bringing back comes after deleting.
  const scope = { id: 'notifications' };
  const read = useMutation({
    ...mutationOf(api, 'markNotificationRead'),
    onMutate: ({ path }) => change(withRead, path.id),
    ...common,
  });
  const restore = useMutation({ ...mutationOf(api, 'restoreNotification'), ...common, scope });
  const remove = useMutation({
    ...mutationOf(api, 'deleteNotification'),
    ...common,
    scope,
    async onMutate({ path: { id } }) {
      const action = { label: t('undo'), onPress: () => restore.mutate({ path: { id } }) };
      const closeToast = toasts.show({ title: t('deletedOne'), action }, UNDO_TOAST_MS);
      await change(without, id);
      return closeToast;
    },
    onError(error, _call, closeToast) {
      // Nothing was deleted that could be brought back.
      closeToast?.();
      showProblem(error);
    },
  });
  const readAll = useMutation({
    ...mutationOf(api, 'markAllNotificationsRead'),
    onMutate: () => change(withRead, 'all'),
    ...common,
  });
  return {
    read: (id) => read.mutate({ path: { id } }),
    remove: (id) => remove.mutate({ path: { id } }),
    readAll: () => readAll.mutate({}),
  };
}
