import type { ReactNode, RefAttributes } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import {
  Radio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  type RadioProps,
} from 'react-aria-components/RadioGroup';
import { cx, join } from '../../lib/cx.ts';
import { FieldLabel, FieldMessage, type FieldTexts, invalidity } from '../../lib/field/field.tsx';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { radioGroupParts, radioOptionParts } from './radio-group.parts.ts';
import { radioGroupVariants, radioMark, radioOptionVariants } from './radio-group.variants.ts';

export { radioGroupVariants, radioOptionVariants } from './radio-group.variants.ts';

export interface RadioGroupProps
  extends Omit<AriaRadioGroupProps, 'children'>, FieldTexts, RefAttributes<HTMLDivElement> {
  /** RadioOption elements. */
  children: ReactNode;
  /** One below the other, or side by side as long as there is room. */
  direction?: keyof typeof radioGroupVariants.variants.direction | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof radioGroupParts> | undefined;
}

/** One of two to six short answers, all in sight. With an explanation each: RadioCards; for more of them: Select. */
export function RadioGroup({
  label,
  hideLabel,
  hint,
  description,
  errorMessage,
  direction,
  isInvalid,
  className,
  classNames,
  children,
  ...props
}: RadioGroupProps) {
  const part = partsOf<typeof radioGroupParts>('radio-group', classNames);
  return (
    <AriaRadioGroup
      data-slot="radio-group"
      {...props}
      {...invalidity(isInvalid, errorMessage)}
      {...(direction === 'row' ? { orientation: 'horizontal' } : {})}
      className={cx(radioGroupVariants.classes({ direction }), className)}
    >
      <FieldLabel part={part} label={label} hideLabel={hideLabel ?? false} hint={hint} as="span" />
      <div data-options="" {...part('options')}>
        {children}
      </div>
      <FieldMessage part={part} description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}

export interface RadioOptionProps extends Omit<RadioProps, 'children'>, RefAttributes<HTMLLabelElement> {
  /** The answer. */
  children: ReactNode;
  /** A second line under it. */
  description?: ReactNode;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof radioOptionParts> | undefined;
}

/** One answer of a RadioGroup. */
export function RadioOption({ description, className, classNames, children, ...props }: RadioOptionProps) {
  const part = partsOf<typeof radioOptionParts>('radio-option', classNames);
  return (
    <Radio data-slot="radio-option" {...props} className={cx(radioOptionVariants.classes(), className)}>
      {composeRenderProps(children, (label, { isSelected }) => (
        <>
          <span {...part('mark', join(radioMark.all, isSelected ? radioMark.on : radioMark.off))}>
            {isSelected && (
              <span
                {...part(
                  'dot',
                  'mu:size-2 mu:rotate-(--mu-mark-turn) mu:rounded-[var(--mu-mark-radius,9px)] mu:bg-on-accent mu:forced-colors:bg-[Highlight]',
                )}
              />
            )}
          </span>
          <span {...part('label', 'mu:flex mu:min-w-0 mu:flex-col')}>
            {label}
            {description && <span {...part('description', 'mu:text-sm mu:text-text-muted')}>{description}</span>}
          </span>
        </>
      ))}
    </Radio>
  );
}
