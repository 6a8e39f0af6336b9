import { ChevronDown } from 'lucide-react';
import { type RefAttributes, type RefObject, useImperativeHandle, useMemo, useRef } from 'react';
import { filterDOMProps } from 'react-aria/filterDOMProps';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { type AriaListBoxOptions, useListBox, useOption } from 'react-aria/useListBox';
import { HiddenSelect, useSelect } from 'react-aria/useSelect';
import { ButtonContext } from 'react-aria-components/Button';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { FormContext } from 'react-aria-components/Form';
import { LabelContext } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import type { SelectProps as AriaSelectProps } from 'react-aria-components/Select';
import { Provider, useSlottedContext } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import { useRenderProps } from 'react-aria-components/useRenderProps';
import { Item } from 'react-stately/Item';
import { type SelectState, useSelectState } from 'react-stately/useSelectState';
import { cx, join } from '../../lib/cx.ts';
import { FieldLabel, FieldMessage, type FieldProps, invalidity } from '../../lib/field/field.tsx';
import { controlVariants, fieldVariants } from '../../lib/field/field.variants.ts';
import { OptionContent, type SelectOption } from '../../lib/option.tsx';
import { optionVariants } from '../../lib/option.variants.ts';
import { AriaButton } from '../button/aria-button.tsx';
import { popoverVariants } from '../popover/popover.variants.ts';
import { useNestedTheme } from '../theme/theme.tsx';

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
  /** What can be chosen, in order. */
  options: ReadonlyArray<SelectOption<Key>>;
  /** The chosen key; `null` while nothing is chosen. */
  value?: Key | null;
  defaultValue?: Key;
  onChange?: (key: Key) => void;
  /** Stands in the field while nothing is chosen. */
  placeholder?: string | undefined;
}

type State = SelectState<SelectOption<string>>;

const itemOf = (option: SelectOption<string>) => <Item textValue={option.label}>{option.label}</Item>;

/** One row of the open list. */
function Row({ option, state }: { option: SelectOption<string>; state: State }) {
  const ref = useRef<HTMLDivElement>(null);
  const { optionProps, descriptionProps, isSelected, isDisabled } = useOption({ key: option.key }, state, ref);
  return (
    <div
      {...optionProps}
      ref={ref}
      data-selected={isSelected || undefined}
      data-disabled={isDisabled || undefined}
      className={optionVariants.classes()}
    >
      <OptionContent
        option={option}
        end={option.end}
        description={
          option.description && (
            <span {...descriptionProps} className="text-sm text-text-muted">
              {option.description}
            </span>
          )
        }
      />
    </div>
  );
}

/** The open list: there only while it shows, so that a closed Select costs no more than its button. */
function List({
  options,
  state,
  ref,
  ...props
}: {
  options: ReadonlyArray<SelectOption<string>>;
  state: State;
  ref: RefObject<HTMLDivElement | null>;
} & AriaListBoxOptions<SelectOption<string>>) {
  const { listBoxProps } = useListBox(props, state, ref);
  return (
    <div {...listBoxProps} ref={ref} className="outline-none">
      {options.map((option) => (
        <Row key={option.key} option={option} state={state} />
      ))}
    </div>
  );
}

/**
 * One of several known answers. Up to five that deserve a word of explanation: RadioCards; on or off: Switch.
 */
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
  placeholder,
  inputRef,
  size,
  isInvalid,
  className,
  style,
  ref,
  ...rest
}: SelectProps<Key>) {
  const theme = useNestedTheme();
  const form = useSlottedContext(FormContext);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(inputRef, () => button.current);
  const list = useRef<HTMLDivElement>(null);
  const props = {
    ...rest,
    ...invalidity(isInvalid, errorMessage),
    validationBehavior: rest.validationBehavior ?? form?.validationBehavior ?? 'native',
  };
  const disabledKeys = useMemo(
    () => [...(rest.disabledKeys ?? []), ...options.filter((option) => option.isDisabled).map((option) => option.key)],
    [options, rest.disabledKeys],
  );
  const state = useSelectState<SelectOption<string>>({
    ...props,
    items: options,
    children: itemOf,
    disabledKeys,
    ...(value === undefined ? {} : { value }),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    onChange: (key) => {
      const option = options.find((candidate) => candidate.key === key);
      if (option) onChange?.(option.key);
    },
  });
  const {
    labelProps,
    triggerProps,
    valueProps,
    menuProps,
    descriptionProps,
    errorMessageProps,
    hiddenSelectProps,
    ...validation
  } = useSelect({ ...props, label }, state, button);
  const { isFocusVisible, focusProps } = useFocusRing({ within: true });
  const { isDisabled = false, isRequired = false } = rest;
  const look = useRenderProps({
    className: cx(fieldVariants.classes(), className),
    ...(style ? { style } : {}),
    values: {
      isOpen: state.isOpen,
      isFocused: state.isFocused,
      isFocusVisible,
      isDisabled,
      isRequired,
      isInvalid: validation.isInvalid,
    },
  });
  // The browser's own select, unseen: what a form sends, resets and checks, and what the browser fills in.
  const isInForm =
    Boolean(rest.name ?? rest.form ?? rest.autoComplete ?? rest.validate) || isRequired || validation.isInvalid;
  const chosen = options.find((option) => option.key === state.value);
  return (
    <div
      {...mergeProps(filterDOMProps(rest, { global: true }), focusProps)}
      {...look}
      ref={ref}
      slot={rest.slot ?? undefined}
      data-focused={state.isFocused || undefined}
      data-focus-visible={isFocusVisible || undefined}
      data-open={state.isOpen || undefined}
      data-disabled={isDisabled || undefined}
      data-invalid={validation.isInvalid || undefined}
      data-required={isRequired || undefined}
    >
      <Provider
        values={[
          [LabelContext, labelProps],
          [
            ButtonContext,
            { ...triggerProps, ref: button, isPressed: state.isOpen, autoFocus: rest.autoFocus ?? false },
          ],
          [TextContext, { slots: { description: descriptionProps, errorMessage: errorMessageProps } }],
          [FieldErrorContext, validation],
        ]}
      >
        <FieldLabel label={label} hideLabel={hideLabel ?? false} hint={hint} as="span" />
        <AriaButton
          className={`${controlVariants.classes({ focus: 'keyboard', size })} cursor-pointer justify-between gap-2 px-3 text-left disabled:cursor-default group-data-[invalid]/field:border-danger`}
        >
          <span
            {...valueProps}
            className={join('flex min-w-0 items-center gap-2 truncate', !chosen && 'text-text-subtle')}
          >
            {chosen ? <OptionContent option={chosen} /> : placeholder}
          </span>
          <ChevronDown aria-hidden="true" className="size-4.5 shrink-0 text-text-subtle" />
        </AriaButton>
        <FieldMessage description={description} errorMessage={errorMessage} />
      </Provider>
      {isInForm && (
        <HiddenSelect
          {...hiddenSelectProps}
          {...(rest.autoComplete === undefined ? {} : { autoComplete: rest.autoComplete })}
        />
      )}
      <Popover
        slot={null}
        trigger="Select"
        triggerRef={button}
        scrollRef={list}
        placement="bottom start"
        isOpen={state.isOpen}
        onOpenChange={state.setOpen}
        aria-labelledby={menuProps['aria-labelledby'] ?? ''}
        data-theme={theme}
        offset={4}
        className={join(popoverVariants.classes({ padding: 'list' }), 'min-w-(--trigger-width)')}
      >
        <List {...menuProps} options={options} state={state} ref={list} />
      </Popover>
    </div>
  );
}
