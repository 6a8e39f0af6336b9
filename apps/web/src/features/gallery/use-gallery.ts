import { type ApiClient, ApiProblem, type CallInput, type ProfileCard } from '@mutuals/api-client';
import { limits } from '@mutuals/api-client/limits';
import { queryOf } from '@mutuals/api-client/queries';
import type { Filters } from '@mutuals/ui/patterns/filter-bar';
import type { GalleryProfile, GalleryView } from '@mutuals/ui/screens/gallery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryView } from '../../lib/query-view.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { useSearchBox } from '../../lib/use-search-box.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';

type GalleryQuery = ReturnType<typeof routes.gallery.query.parse>;

/** What the server is asked for at an address. */
export function galleryQuery(
  api: ApiClient,
  { search, type, verifiedOnly, proven, sort, tags, languages, premiumOnly, page }: GalleryQuery,
) {
  const query: NonNullable<CallInput<'browseGallery'>['query']> = {
    ...(search !== '' && { searchText: search }),
    ...(type !== 'all' && { profileType: type }),
    ...(verifiedOnly && { isVerified: true }),
    ...(proven !== null && { proven }),
    ...(sort !== null && { sortBy: sort }),
    ...(tags.length > 0 && { tags: tags.join() }),
    ...(languages.length > 0 && { languages: languages.join() }),
    ...(premiumOnly && { isPremium: true }),
    page,
  };
  return queryOf(api, 'browseGallery', { query });
}

/** How the reader stands to a profile. */
type Standing = Pick<GalleryProfile, 'isOwn' | 'isSaved' | 'like'>;

/** As the screen shows it; a failure has no words yet. */
type Read = Exclude<GalleryView, { status: 'error' }> | { status: 'failed'; problem: unknown };

/** The gallery as its address says: what is found, what is trending, and how the address changes. */
export function useGallery(standingOf: (profile: ProfileCard) => Standing) {
  const { api } = useServices();
  const isHydrated = useIsHydrated();
  const [asked, change] = useQueryParams(routes.gallery);
  const { page, ...before } = asked;
  const list = useQuery({
    ...galleryQuery(api, asked),
    enabled: isHydrated,
    placeholderData: keepPreviousData,
  });
  const trending = useQuery(queryOf(api, 'listTrendingProfiles')).data?.data ?? [];

  // Typing and choosing stand in the place of what was asked for before; a page is one more step, which “Back” undoes.
  const ask = (filters: Partial<Filters>): void => change({ ...filters, page: 1 });
  const box = useSearchBox(before.search, (search) => ask({ search }));
  const filters = { ...before, search: box.text };

  function view(): Read {
    if (list.error instanceof ApiProblem && list.error.code === 'advanced_filters_locked') return { status: 'locked' };
    const read = queryView(list);
    if (read.status !== 'ready') return read;
    const { data, meta } = read.data;
    return {
      status: 'ready',
      profiles: data.map((profile) => ({ ...profile, ...standingOf(profile) })),
      total: meta.total,
      hasNext: page < limits.pageMax && page < meta.totalPages,
      isAlike: meta.isAlike,
      isSearching: list.isPlaceholderData,
    };
  }
  return {
    view: view(),
    /** What each page of this kind shows. */
    screen: {
      filters,
      page,
      trending,
      profileHref: (id: string) => routes.galleryProfile.href({ id }),
      pageHref: (to: number) => routes.gallery.href({ ...before, page: to }),
      premiumHref: routes.premium.href(),
      onFiltersChange(next: Filters): void {
        if (next.search === '') box.onSubmit('');
        else box.onChange(next.search);
        const rest = { ...next, search: before.search };
        if (routes.gallery.href(rest) !== routes.gallery.href(before)) ask(next);
      },
      onRetry: () => void list.refetch(),
    },
  };
}
