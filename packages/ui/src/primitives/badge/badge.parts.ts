import { defineParts } from '../../lib/parts.ts';

export const badgeParts = defineParts(
  'badge',
  'a pill of 20 or 24 px in the colour of its meaning, with an icon before the word, never alone',
  {},
);

export const countBadgeParts = defineParts('count-badge', 'a number up to 9, then “9+”; nothing at 0', {});
