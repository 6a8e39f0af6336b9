import { ChevronDown } from 'lucide-react';
import type { RefAttributes } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, type SelectProps as AriaSelectProps, SelectValue } from 'react-aria-components/Select';
import { cx, join } from '../../lib/cx.ts';
import { FieldLabel, FieldMessage, type FieldProps, invalidity } from '../../lib/field/field.tsx';
import { controlVariants, fieldVariants } from '../../lib/field/field.variants.ts';
import { ListOption, OptionContent, type SelectOption } from '../../lib/option.tsx';
import { popoverVariants } from '../popover/popover.variants.ts';
import { useNestedTheme } from '../theme/theme.tsx';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { selectParts } from './select.parts.ts';

export type { SelectOption } from '../../lib/option.tsx';

export interface SelectProps<Key extends string>
  extends
    Omit<
      AriaSelectProps<object>,
      | 'children'
      | 'placeholder'
      | 'render'
      | 'selectionMode'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
    >,
    FieldProps<HTMLButtonElement>,
    RefAttributes<HTMLDivElement> {
  /** The options, in order. */
  options: ReadonlyArray<SelectOption<Key>>;
  /** The selected key; `null` for none. */
  value?: Key | null;
  defaultValue?: Key;
  onChange?: (key: Key) => void;
  /** The placeholder. */
  placeholder?: string | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof selectParts> | undefined;
}

/** One of several known answers. Up to five with an explanation each: RadioCards; on or off: Switch. */
export function Select<Key extends string>({
  label,
  hideLabel,
  hint,
  description,
  errorMessage,
  options,
  value,
  defaultValue,
  onChange,
  placeholder = '',
  inputRef,
  size,
  isInvalid,
  className,
  classNames,
  ...props
}: SelectProps<Key>) {
  const part = partsOf<typeof selectParts>('select', classNames);
  const theme = useNestedTheme();
  return (
    <AriaSelect
      data-slot="select"
      {...props}
      {...invalidity(isInvalid, errorMessage)}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      placeholder={placeholder}
      onChange={(key) => {
        const option = options.find((candidate) => candidate.key === key);
        if (option) onChange?.(option.key);
      }}
      className={cx(fieldVariants.classes(), className)}
    >
      <FieldLabel part={part} label={label} hideLabel={hideLabel ?? false} hint={hint} />
      <Button
        ref={inputRef}
        {...part(
          'trigger',
          `${controlVariants.classes({ focus: 'keyboard', size })} mu:cursor-pointer mu:justify-between mu:gap-2 mu:px-3 mu:text-start mu:disabled:cursor-default mu:group-data-[invalid]/field:border-danger`,
        )}
      >
        <SelectValue<SelectOption<Key>>
          data-slot="select-value"
          className={({ isPlaceholder }) =>
            join(
              'mu:flex mu:min-w-0 mu:items-center mu:gap-2 mu:truncate',
              isPlaceholder && 'mu:text-text-subtle',
              classNames?.value,
            )
          }
        >
          {({ state, defaultChildren }) => {
            const chosen = options.find((option) => option.key === state.value);
            return chosen ? <OptionContent option={chosen} /> : defaultChildren;
          }}
        </SelectValue>
        <ChevronDown aria-hidden="true" {...part('icon', 'mu:size-4.5 mu:shrink-0 mu:text-text-subtle')} />
      </Button>
      <FieldMessage part={part} description={description} errorMessage={errorMessage} />
      <Popover
        data-theme={theme}
        offset={4}
        placement="bottom start"
        {...part('popover', join(popoverVariants.classes({ padding: 'list' }), 'mu:min-w-(--trigger-width)'))}
      >
        <ListBox items={options} {...part('list', 'mu:outline-none')}>
          {(option) => <ListOption part={part} option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
