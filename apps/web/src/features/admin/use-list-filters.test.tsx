import { expect, it } from 'vitest';
import { apiOf } from '../../testing/api-of.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { useListFilters } from './use-list-filters.ts';
import { useSearchParams } from 'react-router';

type Filters = { readonly search: string; readonly status: string };
const hrefOf = ({ search, status }: Filters): string => `/?${new URLSearchParams({ search, status })}`;

/** A list whose address holds these filters. */
async function open(filters: Filters) {
  let list: ReturnType<typeof useListFilters<Filters>> | undefined;
  function Probe(): string {
    const [query] = useSearchParams();
    list = useListFilters({ search: query.get('search') ?? '', status: query.get('status') ?? '' }, hrefOf);
    return 'Opened';
  }
  const { screen, router } = await renderMember(<Probe />, apiOf(), { path: hrefOf(filters) });
  await expect.element(screen.getByText('Opened')).toBeVisible();
  const now = () => {
    if (!list) throw new Error('Nothing is rendered.');
    return list;
  };
  return { now, router, address: () => `/${router.state.location.search}` };
}

it('a choice applies at once, with what is searched for, in the place of the address before; nothing scrolls', async () => {
  const { now, router, address } = await open({ search: 'ada', status: 'all' });
  now().onFiltersChange({ search: 'ada', status: 'open' });
  await expect.poll(address).toBe(hrefOf({ search: 'ada', status: 'open' }));
  expect(router.state).toMatchObject({ historyAction: 'REPLACE', preventScrollReset: true });
  await expect.poll(() => now().filters).toEqual({ search: 'ada', status: 'open' });
});

it('what is typed stands in the box before it is searched for', async () => {
  const { now, address } = await open({ search: '', status: 'open' });
  now().onFiltersChange({ search: 'lin', status: 'open' });
  await expect.poll(() => now().filters).toEqual({ search: 'lin', status: 'open' });
  expect(address()).toBe(hrefOf({ search: '', status: 'open' }));
  now().onSearchSubmit('lin');
  await expect.poll(address).toBe(hrefOf({ search: 'lin', status: 'open' }));
});

it('a box that is emptied shows everything at once', async () => {
  const { now, router } = await open({ search: 'ada', status: 'open' });
  now().onFiltersChange({ search: '', status: 'open' });
  // Without a pause for typing.
  expect(router.state.navigation.location?.search ?? router.state.location.search).toContain('search=&');
  await expect.poll(() => now().filters).toEqual({ search: '', status: 'open' });
});
