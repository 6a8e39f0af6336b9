import { fieldMessages } from '../../lib/field/field.parts.ts';
import { defineParts } from '../../lib/parts.ts';

export const searchFieldParts = defineParts('search-field', 'the field', {
  label: 'for screen readers; the magnifying glass says it to others',
  hint: 'a word after the label, such as “Optional”',
  control: 'the frame',
  icon: 'the magnifying glass',
  input: 'what is searched for',
  clear: 'empties the field, there as soon as something is in it',
  ...fieldMessages,
});
