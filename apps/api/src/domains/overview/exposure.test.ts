import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gini, meanShown, type Tally, unseenShare } from './exposure.rules.ts';

const each = (...shown: number[]): Tally[] => shown.map((times) => ({ shown: times, profiles: 1 }));
const counts = fc.array(fc.nat(50), { minLength: 1, maxLength: 30 });
/** The definition: the mean difference of all pairs, by twice the mean. */
function giniOfPairs(shown: readonly number[]): number {
  const differences = shown.flatMap((one) => shown.map((other) => Math.abs(one - other)));
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  return sum(differences) / (2 * shown.length * sum(shown));
}

describe('exposure', () => {
  it('EX1: is equal at 0, and unequal towards 1', () => {
    expect(gini(each(5, 5, 5))).toBeCloseTo(0);
    expect(gini(each(0, 0, 0, 12))).toBeCloseTo(0.75);
  });
  it('EX1: is the mean difference of all pairs, however profiles are counted together', () => {
    fc.assert(
      fc.property(counts, (shown) => {
        fc.pre(shown.some((times) => times > 0));
        expect(gini(each(...shown))).toBeCloseTo(giniOfPairs(shown));
        const together = [...new Set(shown)].map((times) => ({
          shown: times,
          profiles: shown.filter((one) => one === times).length,
        }));
        expect(gini(together)).toBeCloseTo(giniOfPairs(shown));
        expect(unseenShare(together)).toBeCloseTo(unseenShare(each(...shown)) ?? Number.NaN);
      }),
    );
  });
  it('EX2: a fifth of the mean is seen, and less is not', () => {
    // The mean is 5.
    expect(unseenShare(each(1, 9, 5, 5))).toBe(0);
    expect(unseenShare(each(0, 10, 5, 5))).toBe(0.25);
  });
  it('EX3: nobody, and nobody who was shown, is not measured', () => {
    expect([gini([]), unseenShare([]), meanShown([])]).toEqual([null, null, null]);
    expect([gini(each(0, 0)), unseenShare(each(0, 0)), meanShown(each(0, 0))]).toEqual([null, null, 0]);
  });
});
