import type { ApiClient, InboundLike } from '@mutuals/api-client';
import { pagesOf } from '@mutuals/api-client/queries';
import type { LikesView } from '@mutuals/ui/screens/likes';
import { queryView, withMessage } from '../../lib/query-view.ts';

/** The likes of one own profile, part by part. */
export const likesOf = (api: ApiClient, userProfileId: string) => ({
  received: pagesOf(api, 'listInboundLikes', { query: { userProfileId } }),
  sent: pagesOf(api, 'listOutboundLikes', { query: { userProfileId } }),
});

/** The part of an infinite query that a view needs. */
type Likes = {
  data: { pages: readonly { data: readonly InboundLike[]; meta: { total: number }; waiting?: number }[] } | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
};

/** Rows stay when the next page, or a refetch, fails. */
export function likesView(query: Likes, textOf: (problem: unknown) => string): LikesView {
  const view = queryView(query);
  if (view.status !== 'ready') return withMessage(view, textOf);
  const { pages } = view.data;
  return {
    status: 'ready',
    likes: pages.flatMap((page) => page.data),
    total: pages[0]?.meta.total ?? 0,
    waiting: pages[0]?.waiting ?? 0,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    hasMoreFailed: query.isFetchNextPageError,
  };
}
