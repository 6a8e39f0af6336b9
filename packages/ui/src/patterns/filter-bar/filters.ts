import type { TypeFilter } from '../filter-chips/filter-chips.tsx';
import type { DeckProof } from '../filter-chips/proven-filter.tsx';

export const SORTS = ['recent', 'popular', 'verified'] as const;
export type Sort = (typeof SORTS)[number];

/** The filters of a profile list, and its order. */
export interface Filters {
  readonly search: string;
  readonly type: TypeFilter;
  readonly verifiedOnly: boolean;
  /** What they have proven and show (D84); null for whoever they are. */
  readonly proven: DeckProof | null;
  /** Null is the list's default order: the newest first, and in a search the best match. */
  readonly sort: Sort | null;
  /** Part of the paid plans, like the two below. */
  readonly tags: readonly string[];
  readonly languages: readonly string[];
  /** Only people, groups and projects that have a paid plan themselves. */
  readonly premiumOnly: boolean;
}

export const noFilters: Filters = {
  search: '',
  type: 'all',
  verifiedOnly: false,
  proven: null,
  sort: null,
  tags: [],
  languages: [],
  premiumOnly: false,
};

/** How many filters are active. The search words are visible themselves, and an order excludes nothing. */
export const activeFilters = ({ type, verifiedOnly, proven, tags, languages, premiumOnly }: Filters): number =>
  [type !== 'all', verifiedOnly, proven !== null, tags.length > 0, languages.length > 0, premiumOnly].filter(Boolean)
    .length;

/** A list's orders, its default first: in a search that is the best match. */
export const sortsOf = ({ search }: Filters): readonly (Sort | 'best')[] =>
  search === '' ? SORTS : ['best', ...SORTS];

/** The list's current order. */
export const sortOf = ({ search, sort }: Filters): Sort | 'best' => sort ?? (search === '' ? 'recent' : 'best');

/** The filters with an order; the default order is stored as null. */
export const sorted = (filters: Filters, chosen: Sort | 'best'): Filters => ({
  ...filters,
  sort: chosen === 'best' || (chosen === 'recent' && filters.search === '') ? null : chosen,
});

/** No filters, in the same order. */
export const cleared = ({ sort }: Filters): Filters => ({ ...noFilters, sort });
