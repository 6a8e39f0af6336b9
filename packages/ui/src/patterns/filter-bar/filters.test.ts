import { describe, expect, it } from 'vitest';
import { activeFilters, cleared, noFilters } from './filters.ts';

describe('filters', () => {
  it('count what narrows the list, not the search nor the order', () => {
    expect(activeFilters({ ...noFilters, search: 'zk', sort: 'popular' })).toBe(0);
    expect(
      activeFilters({ ...noFilters, type: 'group', verifiedOnly: true, tags: ['zk', 'defi'], languages: ['中文'] }),
    ).toBe(4);
  });

  it('are cleared without touching the order', () => {
    expect(
      cleared({ search: 'zk', type: 'group', verifiedOnly: true, tags: ['zk'], languages: ['fr'], sort: 'popular' }),
    ).toEqual({ ...noFilters, sort: 'popular' });
  });
});
