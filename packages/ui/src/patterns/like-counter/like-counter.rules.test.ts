import { describe, expect, it } from 'vitest';
import { type Feature, type Limit, levelOf } from './like-counter.rules.ts';

const of = (limit: number | null, remaining: number | null): Limit => ({
  limit,
  remaining,
  current: 0,
  canUse: remaining !== 0,
  resetsAt: '2026-11-21T00:00:00.000Z',
});
const levels = (feature: Feature, limit: number, from: number) =>
  Array.from({ length: from + 1 }, (_, index) => levelOf(feature, of(limit, from - index)));

describe('the colours of the counters (SPEC 9)', () => {
  it('turns likes yellow at 3 left and red at 0', () => {
    expect(levels('likes', 10, 4)).toEqual(['plenty', 'low', 'low', 'low', 'out']);
  });

  it('turns super-likes yellow at 2 left', () => {
    expect(levels('superLikes', 5, 3)).toEqual(['plenty', 'low', 'low', 'low']);
  });

  it('knows unlimited, and a tier that has none', () => {
    expect(levelOf('likes', of(null, null))).toBe('unlimited');
    expect(levelOf('superLikes', of(0, 0))).toBe('none');
  });
});
