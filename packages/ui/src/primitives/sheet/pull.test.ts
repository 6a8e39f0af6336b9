import { describe, expect, it } from 'vitest';
import { closes, offsetOf, PULL_TO_CLOSE } from './pull.ts';

const slowly = (to: number) => [
  { y: 0, at: 0 },
  { y: to, at: 1000 },
  { y: to, at: 1200 },
];

describe('a sheet that is pulled', () => {
  it('closes beyond 100 px, and comes back from there or less', () => {
    expect([PULL_TO_CLOSE, closes(slowly(101)), closes(slowly(100))]).toEqual([100, true, false]);
  });

  it('closes when flicked, however short the way', () => {
    expect(
      closes([
        { y: 0, at: 0 },
        { y: 20, at: 20 },
        { y: 40, at: 40 },
      ]),
    ).toBe(true);
  });

  it('stays when the finger only trembled, or flicked it back up', () => {
    expect(
      closes([
        { y: 0, at: 0 },
        { y: 14, at: 10 },
      ]),
    ).toBe(false);
    expect(
      closes([
        { y: 0, at: 0 },
        { y: 220, at: 300 },
        { y: 160, at: 340 },
      ]),
    ).toBe(false);
  });

  it('judges a flick by its last moments, not by a rest before', () => {
    expect(
      closes([
        { y: 0, at: 0 },
        { y: 10, at: 2000 },
        { y: 60, at: 2050 },
      ]),
    ).toBe(true);
  });

  it('follows the finger down and resists it upwards', () => {
    expect([offsetOf(80), offsetOf(0), offsetOf(-81)]).toEqual([80, 0, -9]);
  });
});
