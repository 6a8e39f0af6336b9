import { fieldMessages, fieldTexts } from '../../lib/field/field.parts.ts';
import { defineParts } from '../../lib/parts.ts';

export const otpFieldParts = defineParts('otp-field', 'the field', {
  ...fieldTexts,
  control: 'around the boxes',
  box: 'one for each character; the next one is framed',
  input: 'one line of text over all boxes, so that codes are filled in and pasted',
  ...fieldMessages,
});
