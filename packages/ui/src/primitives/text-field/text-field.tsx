import type { ReactNode, RefAttributes } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { cx } from '../../lib/cx.ts';
import { characterCount } from '../../lib/field/character-count.tsx';
import { FieldLabel, FieldMessage, type FieldProps, invalidity } from '../../lib/field/field.tsx';
import { controlVariants, fieldVariants } from '../../lib/field/field.variants.ts';
import { useTextValue } from '../../lib/field/use-text-value.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { textFieldParts } from './text-field.parts.ts';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'children'>, FieldProps<HTMLInputElement>, RefAttributes<HTMLDivElement> {
  /** An example of an answer. Never the only label. */
  placeholder?: string | undefined;
  /** The maximum number of characters (code points); a count shows when it gets close. Longer text is kept, not cut. */
  limit?: number;
  /** Something small before the text: an icon, "@", "https://". */
  prefix?: string;
  /** Something before the text, drawn: an icon. */
  icon?: ReactNode;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof textFieldParts> | undefined;
}

/** One line of text. For several lines use TextArea, for a list of words TagField, for a choice among few Select. */
export function TextField({
  label,
  hideLabel,
  hint,
  description,
  errorMessage,
  placeholder = '',
  limit,
  prefix,
  icon,
  inputRef,
  size,
  isInvalid,
  className,
  classNames,
  ...props
}: TextFieldProps) {
  const part = partsOf<typeof textFieldParts>('text-field', classNames);
  const { text, onChange } = useTextValue(props);
  return (
    <AriaTextField
      data-slot="text-field"
      {...props}
      {...invalidity(isInvalid, errorMessage)}
      onChange={onChange}
      className={cx(fieldVariants.classes(), className)}
    >
      <FieldLabel part={part} label={label} hideLabel={hideLabel ?? false} hint={hint} />
      {/* What has a prefix, an address or a handle, is written from left to right. */}
      <Group
        {...(prefix ? { dir: 'ltr' } : {})}
        {...part('control', controlVariants.classes({ focus: 'within', size }))}
      >
        {icon && <span {...part('icon', 'mu:ps-3 mu:text-text-subtle mu:[&_svg]:size-4.5')}>{icon}</span>}
        {prefix && (
          <span aria-hidden="true" {...part('prefix', 'mu:ps-3 mu:text-text-subtle')}>
            {prefix}
          </span>
        )}
        <Input
          ref={inputRef}
          dir="auto"
          placeholder={placeholder}
          {...part(
            'input',
            `mu:min-w-0 mu:flex-1 mu:rounded-[inherit] mu:bg-transparent mu:pe-3 mu:outline-none mu:placeholder:text-text-subtle ${prefix ? 'mu:ps-0.5' : icon ? 'mu:ps-2' : 'mu:ps-3'}`,
          )}
        />
      </Group>
      <FieldMessage
        part={part}
        description={description}
        errorMessage={errorMessage}
        count={characterCount(text, limit, part)}
      />
    </AriaTextField>
  );
}
