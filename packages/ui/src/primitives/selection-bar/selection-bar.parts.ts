import { defineParts } from '../../lib/parts.ts';

export const selectionBarParts = defineParts('selection-bar', 'a region, which takes no room', {
  bar: 'what shows while something is chosen: above the end of the page, where the page scrolls',
  count: 'how much is chosen',
  clear: 'clears the selection',
});
