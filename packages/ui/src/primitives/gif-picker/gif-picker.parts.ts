import { defineParts } from '../../lib/parts.ts';

export const gifPickerParts = defineParts('gif-picker', 'the whole', {
  search: 'empty shows what is trending',
  title: 'what the grid shows',
  box: 'scrolls',
  list: 'three in a row, twelve a page; skeletons of the same shape while it loads',
  gif: 'one of them',
  failure: 'what happened',
  retry: 'tries again',
  source: 'the GIF service, where it asks to be named',
  pages: 'back and on',
  previous: 'a page back',
  next: 'a page on',
});
