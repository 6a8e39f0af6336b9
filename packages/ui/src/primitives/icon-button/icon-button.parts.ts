import { defineParts } from '../../lib/parts.ts';

export const iconButtonParts = defineParts(
  'icon-button',
  'a circle of 36, 44, 56 or 68 px around an icon; the hit area is never below 44 px',
  {
    ring: 'in place of the icon while pending',
    tooltip: 'the label in words, on hover and on keyboard focus',
  },
);
