import { describe, expect, it } from 'vitest';
import { revealAt, tiltAt } from './drag.rules.ts';

describe('a card that a hand drags', () => {
  it('leans no further than 12 degrees, to the other side when held by the lower half', () => {
    expect(tiltAt(4000, 'upper')).toBe(12);
    expect(tiltAt(4000, 'lower')).toBe(-12);
    expect(tiltAt(-100, 'upper')).toBeLessThan(0);
  });

  it('brings the next card forward in step with the drag, and no further than its place', () => {
    expect(revealAt(0, 100)).toBe(0);
    expect(revealAt(-80, 100)).toBeCloseTo(0.5);
    expect(revealAt(1000, 100)).toBe(1);
  });
});
