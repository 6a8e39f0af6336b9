import { defineParts } from '../../lib/parts.ts';

export const switchParts = defineParts('switch', 'the whole line, which can be pressed', {
  label: 'the setting, worded for on',
  description: 'what it does',
  track: 'at the end of the line, so that several stand below each other',
  thumb: 'left is off, right and gold is on',
});
