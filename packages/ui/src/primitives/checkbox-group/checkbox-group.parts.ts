import { defineParts } from '../../lib/parts.ts';

export const checkboxGroupParts = defineParts('checkbox-group', 'the field', {
  label: 'the question',
  hint: 'a word after the label, such as “Optional”',
  options: 'the answers, each a Checkbox with its `value`',
  description: 'help that stays in sight',
  error: 'what is wrong, in place of the description',
});
