import type { ReactNode, RefAttributes } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { cx } from '../../lib/cx.ts';
import { FieldLabel, FieldMessage, type FieldTexts, invalidity } from '../../lib/field/field.tsx';
import { checkboxGroupVariants } from './checkbox-group.variants.ts';

export { checkboxGroupVariants } from './checkbox-group.variants.ts';

export interface CheckboxGroupProps
  extends Omit<AriaCheckboxGroupProps, 'children'>, FieldTexts, RefAttributes<HTMLDivElement> {
  /** Checkbox elements, each with its `value`. */
  children: ReactNode;
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
  children,
  ...props
}: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup
      {...props}
      {...invalidity(isInvalid, errorMessage)}
      className={cx(checkboxGroupVariants.classes(), className)}
    >
      <FieldLabel label={label} hideLabel={hideLabel ?? false} hint={hint} as="span" />
      <div className="mu:w-full">{children}</div>
      <FieldMessage description={description} errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  );
}
