import type { ReactNode, RefAttributes } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { Radio, RadioGroup, type RadioGroupProps, type RadioProps } from 'react-aria-components/RadioGroup';
import { cx } from '../../lib/cx.ts';
import { FieldLabel, FieldMessage, type FieldTexts, invalidity } from '../../lib/field/field.tsx';
import { radioCardsVariants, radioCardVariants } from './radio-cards.variants.ts';

export { radioCardsVariants, radioCardVariants } from './radio-cards.variants.ts';

export interface RadioCardsProps extends Omit<RadioGroupProps, 'children'>, FieldTexts, RefAttributes<HTMLDivElement> {
  /** RadioCard elements. */
  children: ReactNode;
  /** How many stand beside each other from 640 px on. */
  columns?: keyof typeof radioCardsVariants.variants.columns | undefined;
}

/** One of two to five answers, each with a word of explanation. Longer lists: Select. */
export function RadioCards({
  label,
  hideLabel,
  hint,
  description,
  errorMessage,
  columns,
  isInvalid,
  className,
  children,
  ...props
}: RadioCardsProps) {
  return (
    <RadioGroup
      {...props}
      {...invalidity(isInvalid, errorMessage)}
      className={cx(radioCardsVariants.classes({ columns }), className)}
    >
      <FieldLabel label={label} hideLabel={hideLabel ?? false} hint={hint} as="span" />
      <div data-cards="" className="grid w-full gap-3">
        {children}
      </div>
      <FieldMessage description={description} errorMessage={errorMessage} />
    </RadioGroup>
  );
}

export interface RadioCardProps extends Omit<RadioProps, 'children'>, RefAttributes<HTMLLabelElement> {
  /** The answer. */
  title: string;
  /** A word of explanation. */
  children?: ReactNode;
  icon?: ReactNode;
}

/** One answer of RadioCards. */
export function RadioCard({ title, icon, className, children, ...props }: RadioCardProps) {
  return (
    <Radio {...props} className={cx(radioCardVariants.classes(), className)}>
      {composeRenderProps(children, (text) => (
        <>
          {icon && (
            <span className="mt-0.5 shrink-0 text-text-muted group-selected/card:text-accent-text [&_svg]:size-5">
              {icon}
            </span>
          )}
          <span className="flex min-w-0 flex-1 flex-col gap-0.5">
            <span className="font-medium">{title}</span>
            {text && <span className="text-sm text-text-muted">{text}</span>}
          </span>
          <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border border-border-strong bg-surface-raised group-selected/card:border-accent group-selected/card:bg-accent">
            <span className="size-2 rotate-45 rounded-[1px] bg-transparent group-selected/card:bg-on-accent forced-colors:group-selected/card:bg-[Highlight]" />
          </span>
        </>
      ))}
    </Radio>
  );
}
