import { defineParts } from '../../lib/parts.ts';

export const linkParts = defineParts(
  'link',
  'where it leads; `inline` is underlined, `quiet` and `strong` are not, and stand where their place says “link”',
  {},
);

export const linkButtonParts = defineParts(
  'link-button',
  'the same with the weight of a button, and an icon before the text',
  {},
);
