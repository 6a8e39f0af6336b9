import { defineParts } from '../../lib/parts.ts';

export const textAreaParts = defineParts('text-area', 'the field', {
  label: 'what is asked for; `hideLabel` keeps it for screen readers',
  hint: 'a word after the label, such as “Optional”',
  input: '`rows` lines at first, at most 200 px high',
  count: 'how much of the limit is used, in characters as people count them, from four fifths on',
  description: 'help that stays in sight',
  error: 'what is wrong, in place of the description',
});
