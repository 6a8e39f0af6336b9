import type { ReactNode, RefAttributes } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { cx } from '../../lib/cx.ts';
import { CheckMark } from './check-mark.tsx';
import { checkboxVariants } from './checkbox.variants.ts';

export { checkboxVariants } from './checkbox.variants.ts';

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'children'>, RefAttributes<HTMLLabelElement> {
  /** The label. */
  children: ReactNode;
  /** A second line under the label. */
  description?: ReactNode;
}

/** A choice saved with its form, or one of several that can be selected together. Use Switch for one that takes effect at once. */
export function Checkbox({ description, className, children, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox {...props} className={cx(checkboxVariants.classes(), className)}>
      {composeRenderProps(children, (label, { isSelected, isIndeterminate }) => (
        <>
          <CheckMark isSelected={isSelected} isIndeterminate={isIndeterminate} />
          <span className="mu:flex mu:min-w-0 mu:flex-col">
            {label}
            {description && <span className="mu:text-sm mu:text-text-muted">{description}</span>}
          </span>
        </>
      ))}
    </AriaCheckbox>
  );
}
