import { Minus, Plus } from 'lucide-react';
import type { RefAttributes } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { cx } from '../../lib/cx.ts';
import { FieldLabel, FieldMessage, type FieldProps, invalidity } from '../../lib/field/field.tsx';
import { controlVariants, fieldVariants } from '../../lib/field/field.variants.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { numberFieldParts } from './number-field.parts.ts';

export interface NumberFieldProps
  extends Omit<AriaNumberFieldProps, 'children'>, FieldProps<HTMLInputElement>, RefAttributes<HTMLDivElement> {
  /** Classes of its parts. */
  classNames?: ClassNames<typeof numberFieldParts> | undefined;
}

const step =
  'mu:grid mu:h-full mu:w-10 mu:shrink-0 mu:cursor-pointer mu:place-items-center mu:self-stretch mu:text-text-muted mu:hover:bg-fill-hover mu:hover:text-text mu:pressed:bg-fill-pressed mu:disabled:cursor-default mu:disabled:text-text-subtle mu:disabled:opacity-50';

/** A number, typed or stepped (arrow keys, Page Up and Down, the two buttons), in the reader's locale. */
export function NumberField({
  label,
  hideLabel,
  hint,
  description,
  errorMessage,
  inputRef,
  size,
  isInvalid,
  className,
  classNames,
  ...props
}: NumberFieldProps) {
  const part = partsOf<typeof numberFieldParts>('number-field', classNames);
  return (
    <AriaNumberField
      data-slot="number-field"
      {...props}
      {...invalidity(isInvalid, errorMessage)}
      className={cx(fieldVariants.classes(), className)}
    >
      <FieldLabel part={part} label={label} hideLabel={hideLabel ?? false} hint={hint} />
      <Group
        {...part(
          'control',
          `${controlVariants.classes({ focus: 'within', size })} ${size === 'sm' ? 'mu:h-control-small' : 'mu:h-control'} mu:overflow-hidden`,
        )}
      >
        <Input
          ref={inputRef}
          {...part(
            'input',
            'mu:figures mu:min-w-0 mu:flex-1 mu:self-stretch mu:bg-transparent mu:px-3 mu:outline-none',
          )}
        />
        <Button slot="decrement" {...part('decrement', step)}>
          <Minus aria-hidden="true" className="mu:size-4" />
        </Button>
        <span aria-hidden="true" className="mu:h-5 mu:w-px mu:shrink-0 mu:bg-border" />
        <Button slot="increment" {...part('increment', step)}>
          <Plus aria-hidden="true" className="mu:size-4" />
        </Button>
      </Group>
      <FieldMessage part={part} description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  );
}
