import { useNavigate } from 'react-router';
import { useSearchBox } from '../../lib/use-search-box.ts';

interface ListFilters<Filters> {
  /** What is asked for, with what stands in the search box. */
  filters: Filters;
  onFiltersChange: (next: Filters) => void;
  /** Searches at once. */
  onSearchSubmit: (search: string) => void;
}

/** The filters of a list over the address that holds them: what is typed waits for a pause, what is chosen is asked for at once. */
export function useListFilters<Filters extends { readonly search: string }>(
  asked: Filters,
  hrefOf: (filters: Filters) => string,
): ListFilters<Filters> {
  const navigate = useNavigate();
  const ask = (filters: Filters): void => void navigate(hrefOf(filters), { replace: true, preventScrollReset: true });
  const box = useSearchBox(asked.search, (search) => ask({ ...asked, search }));
  return {
    filters: { ...asked, search: box.text },
    onFiltersChange(next) {
      const { search } = next;
      const there = { ...next, search: asked.search };
      if (hrefOf(there) !== hrefOf(asked)) ask(there);
      else if (search === '') box.onSubmit('');
      else box.onChange(search);
    },
    onSearchSubmit: box.onSubmit,
  };
}
