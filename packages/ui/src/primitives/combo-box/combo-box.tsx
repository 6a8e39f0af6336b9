import { ChevronDown } from 'lucide-react';
import type { ReactNode, RefAttributes } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, type ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { cx, join } from '../../lib/cx.ts';
import { FieldLabel, FieldMessage, type FieldProps, invalidity } from '../../lib/field/field.tsx';
import { controlVariants, fieldVariants } from '../../lib/field/field.variants.ts';
import { keepComposingKeys } from '../../lib/is-composing.ts';
import { useText } from '../../lib/texts/texts.ts';
import { ListOption, type SelectOption } from '../../lib/option.tsx';
import { popoverVariants } from '../popover/popover.variants.ts';
import { Ring } from '../progress-circle/ring.tsx';
import { useNestedTheme } from '../theme/theme.tsx';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { comboBoxParts } from './combo-box.parts.ts';

type Owned =
  | 'children'
  | 'items'
  | 'defaultItems'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
  | 'selectionMode'
  | 'allowsEmptyCollection'
  | 'onInputChange';

export interface ComboBoxProps<Key extends string>
  extends
    Omit<AriaComboBoxProps<SelectOption<Key>>, Owned>,
    FieldProps<HTMLInputElement>,
    RefAttributes<HTMLDivElement> {
  /** The options, in order. */
  options: ReadonlyArray<SelectOption<Key>>;
  /** The selected key; `null` for none. */
  value?: Key | null;
  defaultValue?: Key;
  /** Called with the selected key, or `null` when the text was cleared. */
  onChange?: (key: Key | null) => void;
  /** Called with the typed text. */
  onInputChange?: (text: string) => void;
  /** The owner filters the options by the typed text (`onInputChange`): they show unfiltered. */
  isSearchedElsewhere?: boolean;
  /** Options are loading. */
  isLoading?: boolean;
  /** Replaces the options in the list: "Searching…" while they load, else that nothing matches, by default in the Provider's words. */
  emptyText?: ReactNode;
  /** An example of what to type, such as "Type a language". */
  placeholder?: string | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof comboBoxParts> | undefined;
}

/** Nothing matches what is typed. */
const Nothing = () => useText('comboBox', 'empty');

/** One of many known answers, found by typing. Up to about ten: Select. Several answers in one's own words: TagField. */
export function ComboBox<Key extends string>({
  label,
  hideLabel,
  hint,
  description,
  errorMessage,
  options,
  value,
  defaultValue,
  onChange,
  isSearchedElsewhere = false,
  isLoading = false,
  emptyText,
  placeholder = '',
  inputRef,
  size,
  isInvalid,
  className,
  classNames,
  ...props
}: ComboBoxProps<Key>) {
  const part = partsOf<typeof comboBoxParts>('combo-box', classNames);
  const theme = useNestedTheme();
  const choose = (key: unknown) => onChange?.(options.find((candidate) => candidate.key === key)?.key ?? null);
  return (
    <AriaComboBox
      data-slot="combo-box"
      {...props}
      {...invalidity(isInvalid, errorMessage)}
      {...(isSearchedElsewhere ? { items: options } : { defaultItems: options })}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      allowsEmptyCollection
      onChange={choose}
      className={cx(fieldVariants.classes(), className)}
    >
      <FieldLabel part={part} label={label} hideLabel={hideLabel ?? false} hint={hint} />
      <Group {...part('control', controlVariants.classes({ focus: 'within', size }))}>
        <Input
          ref={inputRef}
          placeholder={placeholder}
          onKeyDownCapture={keepComposingKeys}
          {...part(
            'input',
            'mu:min-w-0 mu:flex-1 mu:self-stretch mu:rounded-[inherit] mu:bg-transparent mu:ps-3 mu:outline-none mu:placeholder:text-text-subtle',
          )}
        />
        {isLoading && <Ring {...part('ring', 'mu:ms-2 mu:size-4.5 mu:text-text-subtle')} />}
        <Button
          {...part(
            'trigger',
            'mu:grid mu:w-11 mu:shrink-0 mu:cursor-pointer mu:place-items-center mu:self-stretch mu:text-text-subtle mu:hover:text-text mu:disabled:cursor-default',
          )}
        >
          <ChevronDown aria-hidden="true" className="mu:size-4.5" />
        </Button>
      </Group>
      <FieldMessage part={part} description={description} errorMessage={errorMessage} />
      <Popover
        data-theme={theme}
        offset={4}
        {...part('popover', join(popoverVariants.classes({ padding: 'list' }), 'mu:w-(--trigger-width)'))}
      >
        <ListBox<SelectOption<Key>>
          renderEmptyState={() => (
            <p {...part('empty', 'mu:px-3 mu:py-2 mu:text-text-muted')}>{emptyText ?? <Nothing />}</p>
          )}
          {...part('list', 'mu:outline-none')}
        >
          {(option) => <ListOption part={part} option={option} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
