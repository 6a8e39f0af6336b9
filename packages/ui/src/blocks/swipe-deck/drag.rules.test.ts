import { describe, expect, it } from 'vitest';
import { decisionAt, revealAt, stampAt, tiltAt } from './drag.rules.ts';

describe('a card that a hand drags', () => {
  const sideways = (...px: number[]) => px.map((x) => ({ x, y: 0 }));

  it('[SW8] decides beyond 100 px, right is like and left is pass', () => {
    expect(sideways(101, -101, 100, -100, 0).map(decisionAt)).toEqual(['like', 'pass', null, null, null]);
  });

  it('[SW9] shows its stamp from 50 px', () => {
    expect(sideways(50, -50, 49, -49, 0).map(stampAt)).toEqual(['like', 'pass', null, null, null]);
  });

  it('[SW10] neither decides nor shows a stamp where it goes more up or down than sideways', () => {
    const steep = [151, -151].map((y) => ({ x: 150, y }));
    expect([...steep.map(decisionAt), ...steep.map(stampAt)]).toEqual([null, null, null, null]);
    expect(decisionAt({ x: 150, y: 150 })).toBe('like');
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
