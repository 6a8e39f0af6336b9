import { monthParts } from '../calendar/month-parts.ts';
import { fieldMessages, fieldTexts } from '../../lib/field/field.parts.ts';
import { defineParts } from '../../lib/parts.ts';

export const datePickerParts = defineParts('date-picker', 'the field', {
  ...fieldTexts,
  control: 'the frame',
  day: 'what is typed, part by part, in the order of the language',
  segment: 'day, month or year',
  trigger: 'opens the calendar',
  popover: 'the surface below',
  calendar: 'a month',
  ...monthParts,
  ...fieldMessages,
});
