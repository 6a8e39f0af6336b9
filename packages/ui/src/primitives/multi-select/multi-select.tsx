import { ChevronDown } from 'lucide-react';
import type { RefAttributes } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, type SelectProps as AriaSelectProps, SelectValue } from 'react-aria-components/Select';
import { cx, join } from '../../lib/cx.ts';
import { FieldLabel, FieldMessage, type FieldProps, invalidity } from '../../lib/field/field.tsx';
import { controlVariants, fieldVariants } from '../../lib/field/field.variants.ts';
import { ListOption, type SelectOption } from '../../lib/option.tsx';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { popoverVariants } from '../popover/popover.variants.ts';
import { useNestedTheme } from '../theme/theme.tsx';
import type { multiSelectParts } from './multi-select.parts.ts';

export interface MultiSelectProps<Key extends string>
  extends
    Omit<
      AriaSelectProps<object, 'multiple'>,
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
  /** The chosen keys. */
  value?: readonly Key[] | undefined;
  defaultValue?: readonly Key[] | undefined;
  /** Called with all chosen keys, in the order of the options. */
  onChange?: ((keys: Key[]) => void) | undefined;
  /** The placeholder. */
  placeholder?: string | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof multiSelectParts> | undefined;
}

/** Several of five to about fifteen known answers. Up to five in sight: CheckboxGroup; words of one's own: TagField. */
export function MultiSelect<Key extends string>({
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
}: MultiSelectProps<Key>) {
  const part = partsOf<typeof multiSelectParts>('multi-select', classNames);
  const theme = useNestedTheme();
  return (
    <AriaSelect<object, 'multiple'>
      data-slot="multi-select"
      {...props}
      {...invalidity(isInvalid, errorMessage)}
      selectionMode="multiple"
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      placeholder={placeholder}
      onChange={(keys) => onChange?.(options.map(({ key }) => key).filter((key) => keys.includes(key)))}
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
        <SelectValue
          data-slot="multi-select-value"
          className={({ isPlaceholder }) =>
            join('mu:flex mu:min-w-0 mu:items-center', isPlaceholder && 'mu:text-text-subtle', classNames?.value)
          }
        >
          {({ isPlaceholder, selectedText, defaultChildren }) => (
            <span className="mu:truncate">{isPlaceholder ? defaultChildren : selectedText}</span>
          )}
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
