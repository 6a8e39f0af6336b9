import { monthParts } from '../calendar/month-parts.ts';
import { fieldMessages } from '../../lib/field/field.parts.ts';
import { defineParts } from '../../lib/parts.ts';

export const dateRangePickerParts = defineParts('date-range-picker', 'the field', {
  label: 'what the days are of',
  hint: 'a word after the label, such as “Optional”',
  control: 'the frame',
  day: 'the first and the last, both included',
  segment: 'day, month or year',
  clear: 'takes both away, once there are any',
  trigger: 'opens the calendar',
  popover: 'the surface below',
  calendar: 'a month: the first press begins the span, the second ends it',
  ...monthParts,
  ...fieldMessages,
});
