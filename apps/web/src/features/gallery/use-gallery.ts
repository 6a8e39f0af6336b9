import { type ApiClient, ApiProblem, type CallInput, type ProfileCard } from '@mutuals/api-client';
import { limits } from '@mutuals/api-client/limits';
import { queryOf } from '@mutuals/api-client/queries';
import type { Filters } from '@mutuals/ui/patterns/filter-bar';
import type { GalleryProfile, GalleryView } from '@mutuals/ui/screens/gallery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { queryView } from '../../lib/query-view.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { useSearchBox } from '../../lib/use-search-box.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { type GalleryAddress, galleryHref, readGallery } from './gallery-address.ts';

/** What the server is asked for at an address. */
export function galleryQuery(api: ApiClient, { filters, page }: GalleryAddress) {
  const { search, type, verifiedOnly, sort, tags, languages, premiumOnly } = filters;
  const query: NonNullable<CallInput<'browseGallery'>['query']> = {
    ...(search !== '' && { searchText: search }),
    ...(type !== 'all' && { profileType: type }),
    ...(verifiedOnly && { isVerified: true }),
    ...(sort !== null && { sortBy: sort }),
    ...(tags.length > 0 && { tags: tags.join() }),
    ...(languages.length > 0 && { languages: languages.join() }),
    ...(premiumOnly && { isPremium: true }),
    page,
  };
  return queryOf(api, 'browseGallery', { query });
}

const none = new URLSearchParams();

/** How the reader stands to a profile. */
type Standing = Pick<GalleryProfile, 'isOwn' | 'isSaved' | 'like'>;

/** As the screen shows it; a failure has no words yet. */
type Read = Exclude<GalleryView, { status: 'error' }> | { status: 'failed'; problem: unknown };

/** The gallery as its address says: what is found, what is trending, and how the address changes. */
export function useGallery(standingOf: (profile: ProfileCard) => Standing) {
  const { api } = useServices();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [params] = useSearchParams();
  // The page is prerendered for no address in particular.
  const asked = readGallery(isHydrated ? params : none);
  const { page } = asked;
  const list = useQuery({
    ...galleryQuery(api, asked),
    enabled: isHydrated,
    placeholderData: keepPreviousData,
  });
  const trending = useQuery(queryOf(api, 'listTrendingProfiles')).data?.data ?? [];

  // Typing and choosing stand in the place of what was asked for before; a page is one more step, which “Back” undoes.
  const ask = (filters: Filters): void =>
    void navigate(galleryHref({ filters, page: 1 }), { replace: true, preventScrollReset: true });
  const box = useSearchBox(asked.filters.search, (search) => ask({ ...asked.filters, search }));
  const filters = { ...asked.filters, search: box.text };

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
      pageHref: (to: number) => galleryHref({ ...asked, page: to }),
      premiumHref: routes.premium.href(),
      onFiltersChange(next: Filters): void {
        if (next.search === '') box.onSubmit('');
        else box.onChange(next.search);
        if (!isTyped(next, filters)) ask(next);
      },
      onRetry: () => void list.refetch(),
    },
  };
}

/** Whether nothing but the words changed. */
const isTyped = (next: Filters, before: Filters): boolean =>
  galleryHref({ filters: { ...next, search: '' }, page: 1 }) ===
  galleryHref({ filters: { ...before, search: '' }, page: 1 });
