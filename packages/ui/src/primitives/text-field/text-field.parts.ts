import { defineParts } from '../../lib/parts.ts';

export const textFieldParts = defineParts('text-field', 'the field', {
  label: 'what is asked for; `hideLabel` keeps it for screen readers',
  hint: 'a word after the label, such as “Optional”',
  control: 'the frame',
  icon: 'what stands before the text',
  prefix: 'words before the text that are no part of the value: “https://”, “@”',
  input: 'the text itself',
  count: 'how much of the limit is used, from four fifths on',
  description: 'help that stays in sight',
  error: 'what is wrong, in place of the description',
});
