import { limits } from '@mutuals/api-client/limits';
import { type Filters, noFilters, PROFILE_TYPES, SORTS } from '@mutuals/ui/patterns/filter-bar';
import { routes } from '../../routes.ts';

/** What an address of the gallery asks for. */
export interface GalleryAddress {
  readonly filters: Filters;
  readonly page: number;
}

/** Reads an address, which anyone may have written: what it names wrongly is as if it were not there. */
export function readGallery(address: URLSearchParams): GalleryAddress {
  const text = address.get('search')?.trim() ?? '';
  const page = Number(address.get('page') ?? 1);
  return {
    filters: {
      ...noFilters,
      search: [...text].slice(0, limits.searchText).join(''),
      type: PROFILE_TYPES.find((type) => type === address.get('type')) ?? 'all',
      verifiedOnly: address.get('verified') === 'true',
      sort: SORTS.find((sort) => sort === address.get('sort')) ?? null,
      tags: words(address.get('tags'), limits.tagsPerProfile),
      languages: words(address.get('languages'), limits.languagesPerProfile),
      premiumOnly: address.get('premium') === 'true',
    },
    page: Number.isInteger(page) && page >= 1 && page <= limits.pageMax ? page : 1,
  };
}

/** The words of a comma list, each once and no more than a search takes. */
const words = (list: string | null, most: number): readonly string[] =>
  [...new Set((list ?? '').split(',').map((word) => word.trim()))].filter((word) => word !== '').slice(0, most);

/** The address that asks for this. */
export const galleryHref = ({ filters, page }: GalleryAddress): string =>
  routes.gallery.href({
    search: filters.search.trim() || undefined,
    type: filters.type === 'all' ? undefined : filters.type,
    verified: filters.verifiedOnly ? 'true' : undefined,
    sort: filters.sort ?? undefined,
    tags: filters.tags.join() || undefined,
    languages: filters.languages.join() || undefined,
    premium: filters.premiumOnly ? 'true' : undefined,
    page: page === 1 ? undefined : String(page),
  });
