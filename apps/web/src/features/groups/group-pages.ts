import type { ApiClient } from '@mutuals/api-client';
import { operationKey } from '@mutuals/api-client/queries';
import { infiniteQueryOptions } from '@tanstack/react-query';

type Part = { cursor?: string; page?: number };
const first: Part = {};

/** The public groups: all of them by cursor, so that none is shown twice; search results by page (docs/decisions/021-gallery.md). */
export const groupPages = (api: ApiClient, searchText: string) =>
  infiniteQueryOptions({
    queryKey: [...operationKey('listPublicGroups'), searchText],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...(searchText !== '' && { searchText }), ...pageParam };
      // The pages keep the search that they answer.
      return { ...(await api.listPublicGroups({ query, signal })), searchText };
    },
    initialPageParam: first,
    getNextPageParam: ({ meta: { nextCursor, page, totalPages } }): Part | undefined => {
      if (nextCursor !== null) return { cursor: nextCursor };
      return searchText !== '' && page < totalPages ? { page: page + 1 } : undefined;
    },
  });
