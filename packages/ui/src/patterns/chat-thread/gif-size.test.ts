import { describe, expect, it } from 'vitest';
import { gifSize } from './gif-size.ts';

describe('a GIF in a thread', () => {
  it.each([
    ['wide', 560, 280, 280, 140],
    ['small', 70, 40, 280, 160],
    ['tall', 300, 400, 240, 320],
    ['square', 500, 500, 280, 280],
  ])('that is %s fills its place in its own shape', (_what, width, height, shownWidth, shownHeight) => {
    expect(gifSize(width, height)).toEqual({ width: shownWidth, height: shownHeight });
  });

  it.each([
    [10_000, 1, 280, 64],
    [1, 10_000, 64, 320],
  ])('of %i by %i has a place that can be seen', (width, height, shownWidth, shownHeight) => {
    expect(gifSize(width, height)).toEqual({ width: shownWidth, height: shownHeight });
  });
});
