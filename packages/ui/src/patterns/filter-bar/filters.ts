import type { TypeFilter } from '../filter-chips/filter-chips.tsx';

export const SORTS = ['recent', 'popular', 'verified'] as const;
export type Sort = (typeof SORTS)[number];

/** What a list of profiles is narrowed down to, and its order. */
export interface Filters {
  readonly search: string;
  readonly type: TypeFilter;
  readonly verifiedOnly: boolean;
  /** Null is the list's own order: the newest first, and of a search the best match. */
  readonly sort: Sort | null;
  /** Part of the paid plans, as are the two below. */
  readonly tags: readonly string[];
  readonly languages: readonly string[];
  /** Only people, groups and projects that pay themselves. */
  readonly premiumOnly: boolean;
}

export const noFilters: Filters = {
  search: '',
  type: 'all',
  verifiedOnly: false,
  sort: null,
  tags: [],
  languages: [],
  premiumOnly: false,
};

/** How many filters are on. The words in the search field show themselves, and an order leaves nothing out. */
export const activeFilters = ({ type, verifiedOnly, tags, languages, premiumOnly }: Filters): number =>
  [type !== 'all', verifiedOnly, tags.length > 0, languages.length > 0, premiumOnly].filter(Boolean).length;

/** The orders of a list, its own first: of a search that is the best match. */
export const sortsOf = ({ search }: Filters): readonly (Sort | 'best')[] =>
  search === '' ? SORTS : ['best', ...SORTS];

/** The order that the list is in. */
export const sortOf = ({ search, sort }: Filters): Sort | 'best' => sort ?? (search === '' ? 'recent' : 'best');

/** What choosing an order makes of the filters: the list's own order needs no name. */
export const sorted = (filters: Filters, chosen: Sort | 'best'): Filters => ({
  ...filters,
  sort: chosen === 'best' || (chosen === 'recent' && filters.search === '') ? null : chosen,
});

/** Everything again, in the same order. */
export const cleared = ({ sort }: Filters): Filters => ({ ...noFilters, sort });
