import { fieldMessages, fieldTexts } from '../../lib/field/field.parts.ts';
import { defineParts } from '../../lib/parts.ts';

export const textFieldParts = defineParts('text-field', 'the field', {
  ...fieldTexts,
  control: 'the frame',
  icon: 'what stands before the text',
  prefix: 'words before the text that are no part of the value: “https://”, “@”',
  input: 'the text itself',
  count: 'how much of the limit is used, from four fifths on',
  ...fieldMessages,
});
