import type { TypeFilter } from '../filter-chips/filter-chips.tsx';

export const SORTS = ['recent', 'popular', 'verified'] as const;
export type Sort = (typeof SORTS)[number];

/** What a list of profiles is narrowed down to, and its order. */
export interface Filters {
  readonly search: string;
  readonly type: TypeFilter;
  readonly verifiedOnly: boolean;
  readonly sort: Sort;
  /** Part of the paid plans, as are the languages. */
  readonly tags: readonly string[];
  readonly languages: readonly string[];
}

export const noFilters: Filters = {
  search: '',
  type: 'all',
  verifiedOnly: false,
  sort: 'recent',
  tags: [],
  languages: [],
};

/** How many filters are on. The words in the search field show themselves, and an order leaves nothing out. */
export const activeFilters = ({ type, verifiedOnly, tags, languages }: Filters): number =>
  [type !== 'all', verifiedOnly, tags.length > 0, languages.length > 0].filter(Boolean).length;

/** Everything again, in the same order. */
export const cleared = ({ sort }: Filters): Filters => ({ ...noFilters, sort });
