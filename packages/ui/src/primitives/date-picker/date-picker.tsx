import { CalendarDays } from 'lucide-react';
import type { RefAttributes } from 'react';
import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
} from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { cx } from '../../lib/cx.ts';
import { DatePartsInput } from '../calendar/date-parts-input.tsx';
import { boundsOf, type CalendarDate, dateOf, type Day, type OwnedByPicker } from '../calendar/day.ts';
import { Month } from '../calendar/month.tsx';
import { FieldLabel, FieldMessage, type FieldProps, invalidity } from '../../lib/field/field.tsx';
import { controlVariants, fieldVariants } from '../../lib/field/field.variants.ts';
import { useTyped } from '../../lib/field/use-typed.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { popoverVariants } from '../popover/popover.variants.ts';
import { useNestedTheme } from '../theme/theme.tsx';
import type { datePickerParts } from './date-picker.parts.ts';

export interface DatePickerProps
  extends
    Omit<AriaDatePickerProps<CalendarDate>, OwnedByPicker>,
    Omit<FieldProps<HTMLElement>, 'inputRef'>,
    RefAttributes<HTMLDivElement> {
  /** The day, as "2026-11-22"; `null` or an empty text for none. */
  value?: Day | null | undefined;
  defaultValue?: Day | undefined;
  /** Called with a complete day, or `null` when all of it was cleared; not while a year is being typed. */
  onChange?: ((day: Day | null) => void) | undefined;
  /** The first and the last day that can be chosen. Another one can be typed: then the field is invalid. */
  min?: Day | undefined;
  max?: Day | undefined;
  /** Days between them that cannot be chosen. */
  isUnavailable?: ((day: Day) => boolean) | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof datePickerParts> | undefined;
}

/** A year being typed is 2, then 20, then 202. */
const isWhole = (date: CalendarDate): boolean => date.year >= 1000;

/** A day, typed or picked in a calendar, in the reader's order. For a span: DateRangePicker; always open: Calendar. */
export function DatePicker({
  label,
  hideLabel,
  hint,
  description,
  errorMessage,
  value,
  defaultValue,
  onChange,
  min,
  max,
  isUnavailable,
  size,
  isInvalid,
  className,
  classNames,
  ...props
}: DatePickerProps) {
  const part = partsOf<typeof datePickerParts>('date-picker', classNames);
  const theme = useNestedTheme();
  const [date, change] = useTyped({ value, defaultValue, onChange, parse: dateOf, format: String, isWhole });
  return (
    <AriaDatePicker<CalendarDate>
      data-slot="date-picker"
      {...props}
      {...invalidity(isInvalid, errorMessage)}
      {...boundsOf(min, max)}
      {...(isUnavailable && { isDateUnavailable: (day) => isUnavailable(day.toString()) })}
      value={date}
      onChange={change}
      className={cx(fieldVariants.classes(), className)}
    >
      <FieldLabel part={part} label={label} hideLabel={hideLabel ?? false} hint={hint} as="span" />
      <Group
        {...part(
          'control',
          `${controlVariants.classes({ size })} mu:ps-3 mu:focus-within:border-focus mu:focus-within:outline-2 mu:focus-within:outline-focus`,
        )}
      >
        <DatePartsInput part={part} />
        <Button
          {...part(
            'trigger',
            'mu:ms-auto mu:grid mu:w-10 mu:cursor-pointer mu:place-items-center mu:self-stretch mu:rounded-control mu:text-text-subtle mu:focus-ring mu:-outline-offset-2 mu:hover:text-text mu:disabled:cursor-default',
          )}
        >
          <CalendarDays aria-hidden="true" className="mu:size-4.5" />
        </Button>
      </Group>
      <FieldMessage part={part} description={description} errorMessage={errorMessage} />
      <Popover data-theme={theme} offset={4} {...part('popover', popoverVariants.classes({ padding: 'card' }))}>
        <Dialog className="mu:outline-none">
          <Calendar {...part('calendar')}>
            <Month part={part} />
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
