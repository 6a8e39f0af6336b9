import { defineParts } from '../../lib/parts.ts';

export const cardParts = defineParts(
  'card',
  'a surface one step above or below the page, with a hairline and no shadow',
  {},
);
