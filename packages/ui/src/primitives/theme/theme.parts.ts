import { defineParts } from '../../lib/parts.ts';

export const themeParts = defineParts(
  'theme',
  'a `div` that sets every colour for what is inside; themes nest to any depth',
  {},
);
