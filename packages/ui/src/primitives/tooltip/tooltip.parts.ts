import { defineParts } from '../../lib/parts.ts';

export const tooltipParts = defineParts(
  'tooltip',
  'one short sentence in the opposite colours of the page, beside a button or link that takes focus',
  {},
);
