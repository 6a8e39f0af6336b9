import { useNavigate } from 'react-router';
import { useSearchBox } from '../../lib/use-search-box.ts';

interface ListFilters<Filters> {
  /** The current filters, with the text of the search box. */
  filters: Filters;
  onFiltersChange: (next: Filters) => void;
  /** Searches at once. */
  onSearchSubmit: (search: string) => void;
}

/** The filters of a list, which the address holds: typing is debounced, a choice applies at once. */
export function useListFilters<Filters extends { readonly search: string }>(
  current: Filters,
  hrefOf: (filters: Filters) => string,
): ListFilters<Filters> {
  const navigate = useNavigate();
  const ask = (filters: Filters): void => void navigate(hrefOf(filters), { replace: true, preventScrollReset: true });
  const box = useSearchBox(current.search, (search) => ask({ ...current, search }));
  return {
    filters: { ...current, search: box.text },
    onFiltersChange(next) {
      const { search } = next;
      const there = { ...next, search: current.search };
      if (hrefOf(there) !== hrefOf(current)) ask(there);
      else if (search === '') box.onSubmit('');
      else box.onChange(search);
    },
    onSearchSubmit: box.onSubmit,
  };
}
