import { parseDate } from '@internationalized/date';

export type CalendarDate = ReturnType<typeof parseDate>;

/** A day as "2026-11-22". */
export type Day = string;

/** React Aria's props of a picker that speak of days as objects; here they are texts. */
export type OwnedByPicker =
  | 'children'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'minValue'
  | 'maxValue'
  | 'isDateUnavailable'
  | 'granularity';

/** An empty text is none: with it the state of a form begins. */
export const dateOf = (day: Day | null | undefined): CalendarDate | null => (day ? parseDate(day) : null);
export const dayOf = (date: { toString: () => string } | null): Day | null => date && date.toString();

/** The bounds of a field, for React Aria. */
export const boundsOf = (
  min: Day | undefined,
  max: Day | undefined,
): { minValue?: CalendarDate; maxValue?: CalendarDate } => ({
  ...(min && { minValue: parseDate(min) }),
  ...(max && { maxValue: parseDate(max) }),
});
