import { describe, expect, it } from 'vitest';
import { clockText, momentReached, shareOf, toneOf } from './time-left.ts';

describe('a countdown', () => {
  it('is calm above a half, attentive above a quarter, then urgent', () => {
    expect([1, 0.501, 0.5, 0.251, 0.25, 0].map(toneOf)).toEqual([
      'success',
      'success',
      'warning',
      'warning',
      'danger',
      'danger',
    ]);
  });

  it('counts a second that has begun, so that 0:00 means over', () => {
    expect([900_000, 845_001, 60_000, 59_999, 1, 0, -5000, 3_725_000].map(clockText)).toEqual([
      '15:00',
      '14:06',
      '1:00',
      '1:00',
      '0:01',
      '0:00',
      '0:00',
      '1:02:05',
    ]);
  });

  it('keeps the share between nothing and all', () => {
    expect([shareOf(450, 900), shareOf(2000, 900), shareOf(-1, 900), shareOf(1, 0)]).toEqual([0.5, 1, 0, 0]);
  });

  it('tells the last moment reached, never one that lies before its start', () => {
    const moments = [1_800_000, 300_000, 60_000, 0];
    expect(
      [900_000, 300_001, 300_000, 299_000, 60_000, 1, 0].map((left) => momentReached(left, 900_000, moments)),
    ).toEqual([undefined, undefined, 300_000, 300_000, 60_000, 60_000, 0]);
  });
});
