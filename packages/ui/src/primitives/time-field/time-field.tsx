import { parseTime } from '@internationalized/date';
import type { RefAttributes } from 'react';
import { Group, GroupContext } from 'react-aria-components/Group';
import { TimeField as AriaTimeField, type TimeFieldProps as AriaTimeFieldProps } from 'react-aria-components/TimeField';
import { cx } from '../../lib/cx.ts';
import { DatePartsInput } from '../calendar/date-parts-input.tsx';
import { FieldLabel, FieldMessage, type FieldProps, invalidity } from '../../lib/field/field.tsx';
import { controlVariants, fieldVariants } from '../../lib/field/field.variants.ts';
import { useTyped } from '../../lib/field/use-typed.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { timeFieldParts } from './time-field.parts.ts';

type Clock = ReturnType<typeof parseTime>;
type Owned =
  | 'children'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'minValue'
  | 'maxValue'
  | 'granularity'
  | 'placeholderValue';

export interface TimeFieldProps
  extends
    Omit<AriaTimeFieldProps<Clock>, Owned>,
    Omit<FieldProps<HTMLElement>, 'inputRef'>,
    RefAttributes<HTMLDivElement> {
  /** The time of the day, as "14:30"; `null` or an empty text for none. */
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  /** Called with a complete time, or `null` when all of it was cleared. */
  onChange?: ((time: string | null) => void) | undefined;
  /** The first and the last time that are right; another one makes the field invalid. */
  min?: string | undefined;
  max?: string | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof timeFieldParts> | undefined;
}

const clockOf = (time: string | undefined): Clock | null => (time ? parseTime(time) : null);
/** Without the seconds, which the field does not ask for. */
const timeOf = (clock: Clock): string => clock.toString().slice(0, 5);

/** A time of the day, typed part by part, with 12 or 24 hours as the reader's language has it. */
export function TimeField({
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
  size,
  isInvalid,
  className,
  classNames,
  ...props
}: TimeFieldProps) {
  const part = partsOf<typeof timeFieldParts>('time-field', classNames);
  const [minValue, maxValue] = [clockOf(min), clockOf(max)];
  const [clock, change] = useTyped({ value, defaultValue, onChange, parse: clockOf, format: timeOf });
  return (
    <AriaTimeField<Clock>
      data-slot="time-field"
      {...props}
      {...invalidity(isInvalid, errorMessage)}
      {...(minValue && { minValue })}
      {...(maxValue && { maxValue })}
      value={clock}
      onChange={(next) => change(next)}
      className={cx(fieldVariants.classes(), className)}
    >
      <FieldLabel part={part} label={label} hideLabel={hideLabel ?? false} hint={hint} as="span" />
      <Group
        {...part(
          'control',
          `${controlVariants.classes({ size })} mu:px-3 mu:focus-within:border-focus mu:focus-within:outline-2 mu:focus-within:outline-focus`,
        )}
      >
        {/* The parts are in a Group of their own: one of the two is read. */}
        <GroupContext value={{ role: 'presentation' }}>
          <DatePartsInput part={part} />
        </GroupContext>
      </Group>
      <FieldMessage part={part} description={description} errorMessage={errorMessage} />
    </AriaTimeField>
  );
}
