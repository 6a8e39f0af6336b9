import { fieldMessages } from '../../lib/field/field.parts.ts';
import { defineParts } from '../../lib/parts.ts';

export const numberFieldParts = defineParts('number-field', 'the field', {
  label: 'what is counted',
  hint: 'a word after the label, such as “Optional”',
  control: 'the frame',
  input: 'the number, written as the reader’s language writes it',
  decrement: 'one less; off at `minValue`; no stop for Tab',
  increment: 'one more; off at `maxValue`; no stop for Tab',
  ...fieldMessages,
});
