import { describe, expect, it } from 'vitest';
import { dropped, moved } from './gallery.ts';

const list = ['a', 'b', 'c', 'd'].map((url) => ({ url, description: '' }));
const urls = (pictures: typeof list | readonly { url: string }[]) => pictures.map(({ url }) => url).join('');

describe('the order of a gallery', () => {
  it('changes by one place at a time, and not beyond its ends', () => {
    expect(moved('abcd'.split(''), 1, 0).join('')).toBe('bacd');
    expect(moved('abcd'.split(''), 1, 2).join('')).toBe('acbd');
    expect(moved('abcd'.split(''), 0, -1).join('')).toBe('abcd');
    expect(moved('abcd'.split(''), 1, 9).join('')).toBe('acdb');
    expect(moved('abcd'.split(''), 7, 0).join('')).toBe('abcd');
  });

  it('changes by dropping before or after another one', () => {
    expect(urls(dropped(list, new Set(['d']), { url: 'a', side: 'before' }))).toBe('dabc');
    expect(urls(dropped(list, new Set(['a']), { url: 'c', side: 'after' }))).toBe('bcad');
    expect(urls(dropped(list, new Set(['d', 'a']), { url: 'b', side: 'after' }))).toBe('badc');
    expect(urls(dropped(list, new Set(['a']), { url: 'a', side: 'after' }))).toBe('abcd');
  });
});
