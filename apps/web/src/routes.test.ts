import { expect, it } from 'vitest';
import { publicPages, publicPathOf, publicPaths } from './public-pages.ts';

it('every public page is drawn', () => {
  expect([...publicPaths].sort()).toEqual(Object.keys(publicPages).sort());
});

it.each([
  ['/', '/'],
  ['/faq', '/faq'],
  ['/faq/', '/faq'],
  ['/faq/more', undefined],
  ['/discover', undefined],
  ['', undefined],
])('at %j stands the public page %j', (pathname, page) => expect(publicPathOf(pathname)).toBe(page));
