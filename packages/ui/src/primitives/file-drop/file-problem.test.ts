import { describe, expect, it } from 'vitest';
import { problemOf } from './file-problem.ts';

const rules = { accept: ['image/jpeg', 'image/png'], maxBytes: 5_000_000 };

describe('a file that is dropped', () => {
  it('is taken when its type is listed and it is no larger than allowed', () => {
    expect(problemOf({ type: 'image/png', size: 5_000_000 }, rules)).toBeUndefined();
  });

  it('is refused one byte above the limit', () => {
    expect(problemOf({ type: 'image/jpeg', size: 5_000_001 }, rules)).toBe('size');
  });

  it('is refused for its type first, and when it has none', () => {
    expect(problemOf({ type: 'image/svg+xml', size: 9_000_000 }, rules)).toBe('type');
    expect(problemOf({ type: '', size: 1 }, rules)).toBe('type');
  });
});
