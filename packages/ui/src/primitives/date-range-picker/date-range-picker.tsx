import { CalendarDays, X } from 'lucide-react';
import type { RefAttributes } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  DateRangePicker as AriaDateRangePicker,
  type DateRangePickerProps as AriaDateRangePickerProps,
} from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { cx } from '../../lib/cx.ts';
import { DatePartsInput } from '../calendar/date-parts-input.tsx';
import { boundsOf, type CalendarDate, dateOf, type Day, type OwnedByPicker } from '../calendar/day.ts';
import { Month } from '../calendar/month.tsx';
import { FieldLabel, FieldMessage, type FieldProps, invalidity } from '../../lib/field/field.tsx';
import { controlVariants, fieldVariants } from '../../lib/field/field.variants.ts';
import { useTyped } from '../../lib/field/use-typed.ts';
import { useText } from '../../lib/texts/texts.ts';
import { popoverVariants } from '../popover/popover.variants.ts';
import { useNestedTheme } from '../theme/theme.tsx';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { dateRangePickerParts } from './date-range-picker.parts.ts';

/** Days, both included, as "2026-11-22". */
export interface DateRange {
  readonly from: Day;
  readonly to: Day;
}

interface Span {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

function spanOf({ from, to }: DateRange): Span | null {
  const [start, end] = [dateOf(from), dateOf(to)];
  return start && end && { start, end };
}
const rangeOf = (span: Span): DateRange => ({ from: span.start.toString(), to: span.end.toString() });
const isSame = (one: DateRange | null, other: DateRange | null): boolean =>
  one?.from === other?.from && one?.to === other?.to;
/** A year being typed is 2, then 20, then 202. */
const isWhole = (span: Span): boolean => Math.min(span.start.year, span.end.year) >= 1000;

export interface DateRangePickerProps
  extends
    Omit<AriaDateRangePickerProps<CalendarDate>, OwnedByPicker>,
    Omit<FieldProps<HTMLElement>, 'inputRef'>,
    RefAttributes<HTMLDivElement> {
  /** The range; `null`, or one with an empty text, for none. */
  value?: DateRange | null | undefined;
  defaultValue?: DateRange | undefined;
  /** Called with both days once both are complete, or `null` when they were cleared. */
  onChange?: ((range: DateRange | null) => void) | undefined;
  /** The first and the last day that can be chosen. Others can be typed: then the field is invalid. */
  min?: Day | undefined;
  max?: Day | undefined;
  /** Days between them that cannot be chosen. */
  isUnavailable?: ((day: Day) => boolean) | undefined;
  /** The label of the button that clears both days; by default the Provider's word. */
  clearLabel?: string | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof dateRangePickerParts> | undefined;
}

/** From one day to another, typed or picked in a calendar. For a few known ranges: ToggleButtonGroup. */
export function DateRangePicker({
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
  clearLabel,
  size,
  isInvalid,
  className,
  classNames,
  ...props
}: DateRangePickerProps) {
  const part = partsOf<typeof dateRangePickerParts>('date-range-picker', classNames);
  const clear = useText('dateRange', 'clear', clearLabel);
  const theme = useNestedTheme();
  const [span, change] = useTyped({
    value,
    defaultValue,
    onChange,
    parse: spanOf,
    format: rangeOf,
    isSame,
    isWhole,
  });
  return (
    <AriaDateRangePicker<CalendarDate>
      data-slot="date-range-picker"
      {...props}
      {...invalidity(isInvalid, errorMessage)}
      {...boundsOf(min, max)}
      {...(isUnavailable && { isDateUnavailable: (day) => isUnavailable(day.toString()) })}
      value={span}
      onChange={change}
      className={cx(fieldVariants.classes(), className)}
    >
      <FieldLabel part={part} label={label} hideLabel={hideLabel ?? false} hint={hint} as="span" />
      <Group
        {...part(
          'control',
          `${controlVariants.classes({ size })} mu:gap-1 mu:ps-3 mu:focus-within:border-focus mu:focus-within:outline-2 mu:focus-within:outline-focus`,
        )}
      >
        <DatePartsInput part={part} slot="start" />
        <span aria-hidden="true" className="mu:text-text-subtle">
          –
        </span>
        <DatePartsInput part={part} slot="end" />
        <span className="mu:ms-auto mu:flex mu:self-stretch">
          {span && !props.isDisabled && !props.isReadOnly && (
            <Button
              slot={null}
              aria-label={clear}
              onPress={() => change(null)}
              {...part(
                'clear',
                'mu:grid mu:w-8 mu:cursor-pointer mu:place-items-center mu:rounded-control mu:text-text-subtle mu:focus-ring mu:-outline-offset-2 mu:hover:text-text',
              )}
            >
              <X aria-hidden="true" className="mu:size-4" />
            </Button>
          )}
          <Button
            {...part(
              'trigger',
              'mu:grid mu:w-10 mu:cursor-pointer mu:place-items-center mu:rounded-control mu:text-text-subtle mu:focus-ring mu:-outline-offset-2 mu:hover:text-text mu:disabled:cursor-default',
            )}
          >
            <CalendarDays aria-hidden="true" className="mu:size-4.5" />
          </Button>
        </span>
      </Group>
      <FieldMessage part={part} description={description} errorMessage={errorMessage} />
      <Popover data-theme={theme} offset={4} {...part('popover', popoverVariants.classes({ padding: 'card' }))}>
        <Dialog className="mu:outline-none">
          <RangeCalendar {...part('calendar')}>
            <Month part={part} isRange />
          </RangeCalendar>
        </Dialog>
      </Popover>
    </AriaDateRangePicker>
  );
}
