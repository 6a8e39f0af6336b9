import type { Block } from '@mutuals/api-client';
import { pagesOf } from '@mutuals/api-client/queries';
import type { BlockedPeopleProps } from '@mutuals/ui/screens/settings';
import { useInfiniteQuery, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, withMessage } from '../../lib/query-view.ts';
import { useServices } from '../../services.ts';
import { usePeopleChange } from '../realtime/index.ts';
import { useProblemToast, useToasts } from '../session/index.ts';

const KEY = 'unblock';

/** Whom the person blocked, and taking it back (D64). */
export function useBlocks(): BlockedPeopleProps {
  const { api } = useServices();
  const { t } = useTranslation('trust');
  const textOf = useProblemText();
  const toasts = useToasts();
  const peopleChanged = usePeopleChange();
  const showProblem = useProblemToast();
  const client = useQueryClient();
  const list = useInfiniteQuery(pagesOf(api, 'listBlocks', {}));
  const unblock = useMutation({
    mutationKey: [KEY],
    mutationFn: ({ _id: blockId }: Pick<Block, '_id' | 'profile'>) => api.deleteBlock({ path: { blockId } }),
    onSuccess(_answer, { profile }) {
      const name = profile.isDeleted ? t('list.deleted') : profile.name;
      toasts.show({ tone: 'success', title: t('list.done', { name }) });
      peopleChanged(true);
    },
    onError(error) {
      showProblem(error);
      // Another device may have done it. No event follows what was not done here.
      void client.invalidateQueries();
    },
  });
  const pending = useMutationState({
    filters: { mutationKey: [KEY], status: 'pending' },
    select: ({ state: { variables } }) => String(Object(variables)._id),
  });
  const view = queryView(list);
  return {
    view:
      view.status === 'ready'
        ? {
            status: 'ready',
            blocks: view.data.pages.flatMap(({ data }) => data),
            hasMore: list.hasNextPage,
            isLoadingMore: list.isFetchingNextPage,
            hasMoreFailed: list.isFetchNextPageError,
          }
        : withMessage(view, textOf),
    unblocking: new Set(pending),
    onUnblock: (block) => unblock.mutate(block),
    onRetry: () => void list.refetch(),
    onLoadMore: () => void list.fetchNextPage(),
  };
}
