import { assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameDuration, springHome } from './spring.ts';

const px = double({ min: -900, max: 900, noNaN: true });
const speed = double({ min: -4, max: 4, noNaN: true });

describe('a card springs home', () => {
  it('starts where the hand left it and ends exactly at home', () => {
    assert(
      property(px, px, speed, speed, (x, y, vx, vy) => {
        const frames = springHome({ x, y }, { x: vx, y: vy });
        expect(frames[0]).toEqual({ x, y });
        expect(frames.at(-1)).toEqual({ x: 0, y: 0 });
      }),
    );
  });

  it('never takes longer than 400 ms, however far or fast it was thrown', () => {
    assert(
      property(px, speed, (x, vx) => {
        expect(frameDuration(springHome({ x, y: 0 }, { x: vx, y: 0 }))).toBeLessThanOrEqual(400.1);
      }),
    );
  });

  it('leaves in the direction in which the hand was moving', () => {
    const frames = springHome({ x: 60, y: 0 }, { x: 1.5, y: 0 });
    expect(frames[1]?.x).toBeGreaterThan(60);
  });
});
