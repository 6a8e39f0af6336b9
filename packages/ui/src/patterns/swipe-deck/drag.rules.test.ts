import { describe, expect, it } from 'vitest';
import { decisionAt, revealAt, stampAt, tiltAt } from './drag.rules.ts';

describe('the drag of SPEC 2 and 9', () => {
  it('shows a stamp from 50 px, LIKE to the right and NOPE to the left', () => {
    expect([-50, -49, 0, 49, 50].map((x) => stampAt({ x, y: 0 }))).toEqual(['pass', null, null, null, 'like']);
  });

  it('decides beyond 100 px and springs back at 100 px or less', () => {
    expect([-101, -100, 0, 100, 101].map((x) => decisionAt({ x, y: 0 }))).toEqual(['pass', null, null, null, 'like']);
  });

  it('takes a drag that is more vertical than horizontal for no decision', () => {
    expect(stampAt({ x: 120, y: 121 })).toBeNull();
    expect(decisionAt({ x: -120, y: -121 })).toBeNull();
    expect(decisionAt({ x: 120, y: -119 })).toBe('like');
  });

  it('leans no further than 12 degrees, to the other side when held by the lower half', () => {
    expect(tiltAt(4000, 'upper')).toBe(12);
    expect(tiltAt(4000, 'lower')).toBe(-12);
    expect(tiltAt(-100, 'upper')).toBeLessThan(0);
  });

  it('brings the next card forward in step with the drag, and no further than its place', () => {
    expect(revealAt(0)).toBe(0);
    expect(revealAt(-80)).toBeCloseTo(0.5);
    expect(revealAt(1000)).toBe(1);
  });
});
