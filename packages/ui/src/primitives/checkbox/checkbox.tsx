import type { ReactNode, RefAttributes } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { cx } from '../../lib/cx.ts';
import { CheckMark } from './check-mark.tsx';
import { checkboxVariants } from './checkbox.variants.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { checkboxParts } from './checkbox.parts.ts';

export { checkboxVariants } from './checkbox.variants.ts';

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'children'>, RefAttributes<HTMLLabelElement> {
  /** The label. */
  children: ReactNode;
  /** A second line under the label. */
  description?: ReactNode;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof checkboxParts> | undefined;
}

/** A choice saved with its form, or one of several that can be selected together. Use Switch for one that takes effect at once. */
export function Checkbox({ description, className, classNames, children, ...props }: CheckboxProps) {
  const part = partsOf<typeof checkboxParts>('checkbox', classNames);
  return (
    <AriaCheckbox data-slot="checkbox" {...props} className={cx(checkboxVariants.classes(), className)}>
      {composeRenderProps(children, (label, { isSelected, isIndeterminate }) => (
        <>
          <CheckMark part={part} isSelected={isSelected} isIndeterminate={isIndeterminate} />
          <span {...part('label', 'mu:flex mu:min-w-0 mu:flex-col')}>
            {label}
            {description && <span {...part('description', 'mu:text-sm mu:text-text-muted')}>{description}</span>}
          </span>
        </>
      ))}
    </AriaCheckbox>
  );
}
