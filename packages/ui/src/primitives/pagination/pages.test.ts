import { assert, constant, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagesToShow } from './pages.ts';

describe('the pages that a pagination names', () => {
  it('are all of them up to seven', () => {
    expect(pagesToShow(1, 1)).toEqual([1]);
    expect(pagesToShow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('leave out what is far away', () => {
    expect(pagesToShow(1, 8)).toEqual([1, 2, 3, 4, 5, null, 8]);
    expect(pagesToShow(4, 12)).toEqual([1, 2, 3, 4, 5, null, 12]);
    expect(pagesToShow(5, 12)).toEqual([1, null, 4, 5, 6, null, 12]);
    expect(pagesToShow(8, 12)).toEqual([1, null, 7, 8, 9, null, 12]);
    expect(pagesToShow(9, 12)).toEqual([1, null, 8, 9, 10, 11, 12]);
    expect(pagesToShow(12, 12)).toEqual([1, null, 8, 9, 10, 11, 12]);
  });

  it('take seven places, rise, hold the ends, the current one and its neighbours, and leave out two at least', () => {
    assert(
      property(
        integer({ min: 8, max: 5000 }).chain((count) => tuple(integer({ min: 1, max: count }), constant(count))),
        ([page, count]) => {
          const shown = pagesToShow(page, count);
          const named = shown.filter((one) => one !== null);
          expect(shown).toHaveLength(7);
          expect(named).toEqual([...new Set(named)].sort((a, b) => a - b));
          for (const wanted of [1, Math.max(1, page - 1), page, Math.min(count, page + 1), count])
            expect(named).toContain(wanted);
          for (const [index, one] of shown.entries())
            if (one === null) expect((shown[index + 1] ?? 0) - (shown[index - 1] ?? 0)).toBeGreaterThan(2);
        },
      ),
    );
  });
});
