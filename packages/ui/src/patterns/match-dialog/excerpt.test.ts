import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

describe('the excerpt of a bio', () => {
  it('leaves a text alone that fits', () => {
    expect(excerpt(' I draw maps. ', 100)).toBe('I draw maps.');
    expect(excerpt('a'.repeat(100), 100)).toHaveLength(100);
  });

  it('cuts after 100 characters and says so', () => {
    expect(excerpt('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`);
    expect(excerpt('零'.repeat(120), 100)).toBe(`${'零'.repeat(100)}…`);
  });

  it('never cuts through a character', () => {
    expect(excerpt('👩‍👩‍👧‍👦'.repeat(3), 2)).toBe(`${'👩‍👩‍👧‍👦'.repeat(2)}…`);
  });
});
