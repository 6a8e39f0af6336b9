import { describe, expect, it } from 'vitest';
import { revealAt, sideways, tiltAt } from './drag.rules.ts';

describe('a card that a hand drags', () => {
  it('decides sideways beyond 100 px, shows its stamp from half of it, and neither where it goes up or down', () => {
    const drags = [50, 51, -51, 100, 101, -101].map((x) => ({ x, y: 0 }));
    expect(drags.map(sideways.stampAt)).toEqual([null, 'like', 'pass', 'like', 'like', 'pass']);
    expect(drags.map(sideways.decisionAt)).toEqual([null, null, null, null, 'like', 'pass']);
    expect(sideways.decisionAt({ x: 130, y: 180 })).toBeNull();
  });

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
