import { defineParts } from '../../lib/parts.ts';

export const visuallyHiddenParts = defineParts(
  'visually-hidden',
  'a `span` unless `as` says otherwise, one pixel wide, in the flow of reading',
  {},
);
