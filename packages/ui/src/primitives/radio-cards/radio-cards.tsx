import type { ReactNode, RefAttributes } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { Radio, RadioGroup, type RadioGroupProps, type RadioProps } from 'react-aria-components/RadioGroup';
import { cx } from '../../lib/cx.ts';
import { FieldLabel, FieldMessage, type FieldTexts, invalidity } from '../../lib/field/field.tsx';
import { radioCardsVariants, radioCardVariants } from './radio-cards.variants.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { radioCardParts, radioCardsParts } from './radio-cards.parts.ts';

export { radioCardsVariants, radioCardVariants } from './radio-cards.variants.ts';

export interface RadioCardsProps extends Omit<RadioGroupProps, 'children'>, FieldTexts, RefAttributes<HTMLDivElement> {
  /** RadioCard elements. */
  children: ReactNode;
  /** How many per row from 640 px on. */
  columns?: keyof typeof radioCardsVariants.variants.columns | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof radioCardsParts> | undefined;
}

/** One of two to five answers, each with a short explanation. Longer lists: Select. */
export function RadioCards({
  label,
  hideLabel,
  hint,
  description,
  errorMessage,
  columns,
  isInvalid,
  className,
  classNames,
  children,
  ...props
}: RadioCardsProps) {
  const part = partsOf<typeof radioCardsParts>('radio-cards', classNames);
  return (
    <RadioGroup
      data-slot="radio-cards"
      {...props}
      {...invalidity(isInvalid, errorMessage)}
      className={cx(radioCardsVariants.classes({ columns }), className)}
    >
      <FieldLabel part={part} label={label} hideLabel={hideLabel ?? false} hint={hint} as="span" />
      <div data-cards="" {...part('cards', 'mu:grid mu:w-full mu:gap-3')}>
        {children}
      </div>
      <FieldMessage part={part} description={description} errorMessage={errorMessage} />
    </RadioGroup>
  );
}

export interface RadioCardProps extends Omit<RadioProps, 'children'>, RefAttributes<HTMLLabelElement> {
  /** The answer. */
  title: string;
  /** A short explanation. */
  children?: ReactNode;
  icon?: ReactNode;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof radioCardParts> | undefined;
}

/** One answer of RadioCards. */
export function RadioCard({ title, icon, className, classNames, children, ...props }: RadioCardProps) {
  const part = partsOf<typeof radioCardParts>('radio-card', classNames);
  return (
    <Radio data-slot="radio-card" {...props} className={cx(radioCardVariants.classes(), className)}>
      {composeRenderProps(children, (text) => (
        <>
          {icon && (
            <span
              {...part(
                'icon',
                'mu:mt-0.5 mu:shrink-0 mu:text-text-muted mu:group-selected/card:text-accent-text mu:[&_svg]:size-5',
              )}
            >
              {icon}
            </span>
          )}
          <span className="mu:flex mu:min-w-0 mu:flex-1 mu:flex-col mu:gap-0.5">
            <span {...part('title', 'mu:font-medium')}>{title}</span>
            {text && <span {...part('text', 'mu:text-sm mu:text-text-muted')}>{text}</span>}
          </span>
          <span
            {...part(
              'mark',
              'mu:mt-0.5 mu:grid mu:size-5 mu:shrink-0 mu:place-items-center mu:rounded-full mu:border mu:border-border-strong mu:bg-surface-raised mu:group-selected/card:border-accent mu:group-selected/card:bg-accent',
            )}
          >
            <span className="mu:size-2 mu:rotate-(--mu-mark-turn) mu:rounded-[var(--mu-mark-radius,9px)] mu:bg-transparent mu:group-selected/card:bg-on-accent mu:forced-colors:group-selected/card:bg-[Highlight]" />
          </span>
        </>
      ))}
    </Radio>
  );
}
