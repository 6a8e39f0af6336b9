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

export interface NumberFieldProps
  extends Omit<AriaNumberFieldProps, 'children'>, FieldProps<HTMLInputElement>, RefAttributes<HTMLDivElement> {}

const step =
  'grid h-full w-10 shrink-0 cursor-pointer place-items-center self-stretch text-text-muted hover:bg-fill-hover hover:text-text pressed:bg-fill-pressed disabled:cursor-default disabled:text-text-subtle disabled:opacity-50';

/** A number, typed or stepped (arrow keys, Page Up and Down, the two buttons), written in the reader's locale. */
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
  ...props
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...props}
      {...invalidity(isInvalid, errorMessage)}
      className={cx(fieldVariants.classes(), className)}
    >
      <FieldLabel label={label} hideLabel={hideLabel ?? false} hint={hint} />
      <Group
        className={`${controlVariants.classes({ focus: 'within', size })} ${size === 'sm' ? 'h-9' : 'h-11'} overflow-hidden`}
      >
        <Input ref={inputRef} className="figures min-w-0 flex-1 self-stretch bg-transparent px-3 outline-none" />
        <Button slot="decrement" className={step}>
          <Minus aria-hidden="true" className="size-4" />
        </Button>
        <span aria-hidden="true" className="h-5 w-px shrink-0 bg-border" />
        <Button slot="increment" className={step}>
          <Plus aria-hidden="true" className="size-4" />
        </Button>
      </Group>
      <FieldMessage description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  );
}
