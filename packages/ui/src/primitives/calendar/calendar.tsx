import type { RefAttributes } from 'react';
import { Calendar as AriaCalendar, type CalendarProps as AriaCalendarProps } from 'react-aria-components/Calendar';
import { cx } from '../../lib/cx.ts';
import { boundsOf, type CalendarDate, dateOf, type Day, dayOf } from './day.ts';
import { Month } from './month.tsx';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { calendarParts } from './calendar.parts.ts';

type Owned = 'children' | 'value' | 'defaultValue' | 'onChange' | 'minValue' | 'maxValue' | 'isDateUnavailable';

export interface CalendarProps
  extends Omit<AriaCalendarProps<CalendarDate>, Owned | 'aria-label'>, RefAttributes<HTMLDivElement> {
  /** What the day is for; its accessible name, with the month. */
  label: string;
  /** The chosen day, as "2026-11-22"; `null` for none. */
  value?: Day | null | undefined;
  defaultValue?: Day | undefined;
  onChange?: ((day: Day) => void) | undefined;
  /** The first and the last day that can be chosen. */
  min?: Day | undefined;
  max?: Day | undefined;
  /** Days between them that cannot be chosen; they can be reached and are read as such. */
  isUnavailable?: ((day: Day) => boolean) | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof calendarParts> | undefined;
}

/** A month from which one day is chosen, always open: for booking. In a form: DatePicker. */
export function Calendar({
  label,
  value,
  defaultValue,
  onChange,
  min,
  max,
  isUnavailable,
  className,
  classNames,
  ...props
}: CalendarProps) {
  const part = partsOf<typeof calendarParts>('calendar', classNames);
  return (
    <AriaCalendar<CalendarDate>
      data-slot="calendar"
      {...props}
      {...boundsOf(min, max)}
      {...(value === undefined ? {} : { value: dateOf(value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: dateOf(defaultValue) })}
      {...(isUnavailable && { isDateUnavailable: (date) => isUnavailable(date.toString()) })}
      onChange={(date) => {
        const day = dayOf(date);
        if (day) onChange?.(day);
      }}
      aria-label={label}
      className={cx('mu:ui:w-fit', className)}
    >
      <Month part={part} />
    </AriaCalendar>
  );
}
