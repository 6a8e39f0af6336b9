import { describe, expect, it } from 'vitest';
import { activeFilters, cleared, noFilters, sorted, sortOf } from './filters.ts';

describe('filters', () => {
  it('count what narrows the list, not the search nor the order', () => {
    expect(activeFilters({ ...noFilters, search: 'zk', sort: 'popular' })).toBe(0);
    expect(
      activeFilters({
        ...noFilters,
        type: 'group',
        verifiedOnly: true,
        proven: 'wallet',
        tags: ['zk', 'defi'],
        languages: ['中文'],
        premiumOnly: true,
      }),
    ).toBe(6);
  });

  it('are cleared without touching the order', () => {
    expect(
      cleared({
        search: 'zk',
        type: 'group',
        verifiedOnly: true,
        proven: 'wallet',
        tags: ['zk'],
        languages: ['fr'],
        premiumOnly: true,
        sort: 'popular',
      }),
    ).toEqual({ ...noFilters, sort: 'popular' });
  });

  it('name the order that a list has by itself: the newest first, of a search the best match', () => {
    const search = { ...noFilters, search: 'zk' };
    expect([sortOf(noFilters), sortOf(search)]).toEqual(['recent', 'best']);
    expect([sorted(noFilters, 'recent').sort, sorted(search, 'best').sort]).toEqual([null, null]);
    expect([sorted(search, 'recent').sort, sorted(noFilters, 'popular').sort]).toEqual(['recent', 'popular']);
  });
});
