import { fieldMessages, fieldTexts } from '../../lib/field/field.parts.ts';
import { defineParts } from '../../lib/parts.ts';

export const timeFieldParts = defineParts('time-field', 'the field', {
  ...fieldTexts,
  control: 'the frame',
  day: 'the time, part by part',
  segment: 'hour, minute, or the half of the day',
  ...fieldMessages,
});
