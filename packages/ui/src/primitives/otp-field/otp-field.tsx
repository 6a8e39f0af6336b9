import type { RefAttributes } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { cx, join } from '../../lib/cx.ts';
import { FieldLabel, FieldMessage, type FieldProps, invalidity } from '../../lib/field/field.tsx';
import { fieldVariants } from '../../lib/field/field.variants.ts';
import { useTextValue } from '../../lib/field/use-text-value.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { otpFieldParts } from './otp-field.parts.ts';

export interface OtpFieldProps
  extends
    Omit<AriaTextFieldProps, 'children' | 'type' | 'maxLength' | 'inputMode' | 'autoComplete'>,
    Omit<FieldProps<HTMLInputElement>, 'size'>,
    RefAttributes<HTMLDivElement> {
  /** How many characters the code has. */
  length?: number;
  /** `digits` brings the keyboard of numbers and drops what is none, such as the spaces of a pasted code. */
  kind?: 'digits' | 'letters';
  /** Called once all characters are there: by typing, by pasting or by the device. */
  onComplete?: ((code: string) => void) | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof otpFieldParts> | undefined;
}

/** A code that was sent by message or shown by an app. It is one field, so that devices fill it in, and pasting works. */
export function OtpField({
  label,
  hideLabel,
  hint,
  description,
  errorMessage,
  length = 6,
  kind = 'digits',
  onComplete,
  inputRef,
  isInvalid,
  className,
  classNames,
  ...props
}: OtpFieldProps) {
  const part = partsOf<typeof otpFieldParts>('otp-field', classNames);
  const { text, onChange } = useTextValue(props);
  function change(typed: string): void {
    const code = typed.replaceAll(kind === 'digits' ? /\D/g : /[^\p{L}\p{N}]/gu, '').slice(0, length);
    if (code === text) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  }
  return (
    <AriaTextField
      data-slot="otp-field"
      {...props}
      {...invalidity(isInvalid, errorMessage)}
      value={text}
      onChange={change}
      autoComplete="one-time-code"
      inputMode={kind === 'digits' ? 'numeric' : 'text'}
      className={cx(fieldVariants.classes(), className)}
    >
      <FieldLabel part={part} label={label} hideLabel={hideLabel ?? false} hint={hint} />
      <Group dir="ltr" {...part('control', 'mu:group/code mu:relative mu:flex mu:max-w-full mu:gap-2')}>
        {Array.from({ length }, (_, place) => (
          <span
            key={place}
            aria-hidden="true"
            {...part(
              'box',
              join(
                'mu:figures mu:grid mu:h-control-large mu:w-11 mu:min-w-0 mu:shrink mu:place-items-center mu:rounded-control mu:border mu:border-border-strong mu:bg-surface-raised mu:text-xl mu:text-text mu:group-data-[invalid]/field:border-danger mu:group-disabled/code:bg-surface-sunken mu:group-disabled/code:text-text-subtle',
                place === Math.min(text.length, length - 1) &&
                  'mu:group-focus-within/code:outline-2 mu:group-focus-within/code:-outline-offset-1 mu:group-focus-within/code:outline-focus',
              ),
            )}
          >
            {text[place]}
          </span>
        ))}
        {/* Unseen, in forced colours too; selecting and pasting work in it as in any other. */}
        <Input ref={inputRef} {...part('input', 'mu:absolute mu:inset-0 mu:size-full mu:cursor-text mu:opacity-0')} />
      </Group>
      <FieldMessage part={part} description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
