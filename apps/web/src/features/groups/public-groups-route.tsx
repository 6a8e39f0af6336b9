import { limits } from '@mutuals/api-client/limits';
import { PublicGroupsScreen, type PublicGroupsView } from '@mutuals/ui/screens/public-groups';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import { queryView } from '../../lib/query-view.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { useSearchBox } from '../../lib/use-search-box.ts';
import { WithProblemText } from '../../lib/with-problem-text.tsx';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { groupPages } from './group-pages.ts';

type ScreenProps = ComponentProps<typeof PublicGroupsScreen>;

function useGroups(searched: string) {
  const { api } = useServices();
  return useInfiniteQuery({ ...groupPages(api, searched), placeholderData: keepPreviousData });
}

/** /public-groups (SPEC section 2), for everyone: what is searched for is in the address. */
export function Component() {
  const [params, setParams] = useSearchParams();
  // The prerendered page knows no search.
  const isHydrated = useIsHydrated();
  const searched = isHydrated ? [...(params.get('search') ?? '').trim()].slice(0, limits.searchText).join('') : '';
  const list = useGroups(searched);
  const box = useSearchBox(searched, (words) =>
    setParams(
      (before) => {
        if (words === '') before.delete('search');
        else before.set('search', words);
        return before;
      },
      { replace: true, preventScrollReset: true },
    ),
  );

  const props = {
    search: box.text,
    searchMax: limits.searchText,
    groupHref: (id) => routes.galleryProfile.href({ id }),
    createProfileHref: routes.createProfile.href(),
    onSearchChange: box.onChange,
    onSearchSubmit: box.onSubmit,
    onRetry: () => void list.refetch(),
    onLoadMore: () => void list.fetchNextPage(),
  } satisfies Omit<ScreenProps, 'view'>;
  const view = queryView(list);
  if (view.status === 'failed')
    return (
      <WithProblemText of={view.problem}>
        {(message) => <PublicGroupsScreen {...props} view={{ status: 'error', message }} />}
      </WithProblemText>
    );
  return <PublicGroupsScreen {...props} view={viewOf(list)} />;
}

/** What was found stays shown until another search has answered. */
function viewOf(list: ReturnType<typeof useGroups>): PublicGroupsView {
  const last = list.data?.pages.at(-1);
  if (list.data === undefined || last === undefined) return { status: 'loading' };
  // Of what a text finds, one may stand in two parts when others were added meanwhile.
  const groups = new Map(list.data.pages.flatMap(({ data }) => data).map((group) => [group._id, group]));
  return {
    status: 'ready',
    groups: [...groups.values()],
    total: last.meta.total,
    searched: last.searchText,
    isAlike: last.meta.isAlike,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    hasMoreFailed: list.isFetchNextPageError,
  };
}
