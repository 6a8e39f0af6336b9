import { fieldMessages, fieldTexts } from '../../lib/field/field.parts.ts';
import { defineParts } from '../../lib/parts.ts';

export const textAreaParts = defineParts('text-area', 'the field', {
  ...fieldTexts,
  input: '`rows` lines at first, at most 200 px high',
  count: 'how much of the limit is used, in characters as people count them, from four fifths on',
  ...fieldMessages,
});
