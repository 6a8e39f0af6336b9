import { fieldMessages } from '../../lib/field/field.parts.ts';
import { defineParts } from '../../lib/parts.ts';

export const checkboxGroupParts = defineParts('checkbox-group', 'the field', {
  label: 'the question',
  hint: 'a word after the label, such as “Optional”',
  options: 'the answers, each a Checkbox with its `value`',
  ...fieldMessages,
});
