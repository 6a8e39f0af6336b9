import type { ReactNode, RefAttributes } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { cx } from '../../lib/cx.ts';
import { FieldLabel, FieldMessage, type FieldTexts, invalidity } from '../../lib/field/field.tsx';
import { checkboxGroupVariants } from './checkbox-group.variants.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { checkboxGroupParts } from './checkbox-group.parts.ts';

export { checkboxGroupVariants } from './checkbox-group.variants.ts';

export interface CheckboxGroupProps
  extends Omit<AriaCheckboxGroupProps, 'children'>, FieldTexts, RefAttributes<HTMLDivElement> {
  /** Checkbox elements, each with its `value`. */
  children: ReactNode;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof checkboxGroupParts> | undefined;
}

/** Several of a few answers to one question, saved with its form. For exactly one: RadioCards. For many: TagField. */
export function CheckboxGroup({
  label,
  hideLabel,
  hint,
  description,
  errorMessage,
  isInvalid,
  className,
  classNames,
  children,
  ...props
}: CheckboxGroupProps) {
  const part = partsOf<typeof checkboxGroupParts>('checkbox-group', classNames);
  return (
    <AriaCheckboxGroup
      data-slot="checkbox-group"
      {...props}
      {...invalidity(isInvalid, errorMessage)}
      className={cx(checkboxGroupVariants.classes(), className)}
    >
      <FieldLabel part={part} label={label} hideLabel={hideLabel ?? false} hint={hint} as="span" />
      <div {...part('options', 'mu:w-full')}>{children}</div>
      <FieldMessage part={part} description={description} errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  );
}
