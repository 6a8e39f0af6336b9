import type { RefAttributes } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { cx } from '../../lib/cx.ts';
import { characterCount } from '../../lib/field/character-count.tsx';
import { FieldLabel, FieldMessage, type FieldProps, invalidity } from '../../lib/field/field.tsx';
import { controlVariants, fieldVariants } from '../../lib/field/field.variants.ts';
import { useTextValue } from '../../lib/field/use-text-value.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { textAreaParts } from './text-area.parts.ts';

export interface TextAreaProps
  extends Omit<AriaTextFieldProps, 'children'>, FieldProps<HTMLTextAreaElement>, RefAttributes<HTMLDivElement> {
  /** An example of an answer. Never the only label. */
  placeholder?: string | undefined;
  /** Initial lines; it grows with its text up to 200 px, then scrolls. */
  rows?: number;
  /** The maximum number of characters (code points); a count shows when it gets close. Longer text is kept, not cut. */
  limit?: number | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof textAreaParts> | undefined;
}

/** Several lines of text: a bio, a description. */
export function TextArea({
  label,
  hideLabel,
  hint,
  description,
  errorMessage,
  placeholder = '',
  rows = 3,
  limit,
  inputRef,
  size,
  isInvalid,
  className,
  classNames,
  ...props
}: TextAreaProps) {
  const part = partsOf<typeof textAreaParts>('text-area', classNames);
  const { text, onChange } = useTextValue(props);
  return (
    <AriaTextField
      data-slot="text-area"
      {...props}
      {...invalidity(isInvalid, errorMessage)}
      onChange={onChange}
      className={cx(fieldVariants.classes(), className)}
    >
      <FieldLabel part={part} label={label} hideLabel={hideLabel ?? false} hint={hint} />
      <AriaTextArea
        ref={inputRef}
        dir="auto"
        placeholder={placeholder}
        rows={rows}
        {...part(
          'input',
          `${controlVariants.classes({ size })} mu:field-sizing-content mu:max-h-50 mu:resize-none mu:px-3 ${size === 'sm' ? 'mu:py-2' : 'mu:py-2.5'} mu:placeholder:text-text-subtle`,
        )}
        style={{ minHeight: `calc(${rows}lh + ${size === 'sm' ? '1.125rem' : '1.375rem'})` }}
      />
      <FieldMessage
        part={part}
        description={description}
        errorMessage={errorMessage}
        count={characterCount(text, limit, part)}
      />
    </AriaTextField>
  );
}
