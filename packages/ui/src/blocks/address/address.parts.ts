import { defineParts } from '../../lib/parts.ts';

export const addressParts = defineParts('address', 'a line of text', {
  digits: 'the whole address, in groups of four; selected text has no spaces',
  emphasis: 'the groups that stand out',
  copy: 'the button that copies it, with `isCopyable`',
});

export const addressCheckParts = defineParts('address-check', 'a line of text', {
  icon: 'a tick, a question or an alert',
});

export const addressCompareParts = defineParts('address-compare', 'the field and its verdict', {
  field: 'takes the other address',
  verdict: 'whether it is the same one, as a live region',
  difference: 'the other address, its different groups standing out',
});
