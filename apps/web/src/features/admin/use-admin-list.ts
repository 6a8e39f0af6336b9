import type { ListView } from '@mutuals/ui/screens/admin';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, withMessage } from '../../lib/query-view.ts';

type Part<Row> = {
  data: readonly Row[];
  meta: { page: number; limit: number; total: number; totalPages: number; isTotalExact: boolean };
};

type ListQuery<Row> = Parameters<typeof queryView<Part<Row>>>[0] & { isPlaceholderData: boolean };

/** A page of a list as the panels of the team show it. */
export function useAdminList<Row>(query: ListQuery<Row>): ListView<Row> {
  const textOf = useProblemText();
  const view = withMessage(queryView(query), textOf);
  if (view.status !== 'ready') return view;
  const { data, meta } = view.data;
  const { page, limit, total, totalPages: pageCount, isTotalExact } = meta;
  return {
    status: 'ready',
    rows: data,
    page,
    limit,
    total,
    isTotalExact,
    pageCount,
    isSearching: query.isPlaceholderData,
  };
}
