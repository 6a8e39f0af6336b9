import { limits } from '@mutuals/api-client/limits';
import { PublicGroupsScreen, type PublicGroupsView } from '@mutuals/ui/screens/public-groups';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ComponentProps, use } from 'react';
import { MembersMoreOf } from '../../lib/members-more-of.ts';
import { queryView } from '../../lib/query-view.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
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

/** /public-groups (SPEC section 2), for everyone: what is searched for is in the address. A member may block who is behind a group. */
export function Component() {
  const moreOf = use(MembersMoreOf);
  const [{ search }, change] = useQueryParams(routes.publicGroups);
  const list = useGroups(search);
  const box = useSearchBox(search, (words) => change({ search: words }));

  const props = {
    ...(moreOf && { moreOf }),
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

/** Results stay until the next search has answered. */
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
