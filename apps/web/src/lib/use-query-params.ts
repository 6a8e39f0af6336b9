import { useSearchParams } from 'react-router';
import type { Query } from './address.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

const NONE = new URLSearchParams();

/**
 * The query of the open page, and how to change some of it in the same place of the history. A prerendered page is made for no query: it has the
 * defaults until it is hydrated.
 */
export function useQueryParams<Values>({ query }: { query: Query<Values> }) {
  const [search, setSearch] = useSearchParams();
  const isHydrated = useIsHydrated();
  const change = (values: Partial<Values>): void =>
    setSearch((before) => query.format({ ...query.parse(before), ...values }), {
      replace: true,
      preventScrollReset: true,
    });
  return [query.parse(isHydrated ? search : NONE), change] as const;
}
