import { defineParts } from '../../lib/parts.ts';

export const buttonParts = defineParts(
  'button',
  '36, 44 or 52 px high, at `sm` with a hit area of 44 px; an icon, then a verb and what it acts on. While pending a ring takes the place of the icon, or of the label',
  {},
);
