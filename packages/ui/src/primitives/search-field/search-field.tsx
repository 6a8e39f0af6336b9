import { Search, X } from 'lucide-react';
import type { RefAttributes } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { cx } from '../../lib/cx.ts';
import { FieldLabel, FieldMessage, type FieldProps, invalidity } from '../../lib/field/field.tsx';
import { controlVariants, fieldVariants } from '../../lib/field/field.variants.ts';

export interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, 'children'>, FieldProps<HTMLInputElement>, RefAttributes<HTMLDivElement> {
  /** What can be searched for, such as "Name, tag or skill". */
  placeholder?: string | undefined;
}

/** Finds within a list. Escape or the cross empties it, Enter searches at once (`onSubmit`). */
export function SearchField({
  label,
  hideLabel = true,
  hint,
  description,
  errorMessage,
  placeholder = '',
  inputRef,
  size,
  isInvalid,
  className,
  ...props
}: SearchFieldProps) {
  return (
    <AriaSearchField
      {...props}
      {...invalidity(isInvalid, errorMessage)}
      className={cx(fieldVariants.classes(), className)}
    >
      {({ isEmpty }) => (
        <>
          <FieldLabel label={label} hideLabel={hideLabel} hint={hint} />
          <Group className={`${controlVariants.classes({ focus: 'within', size })} ${size === 'sm' ? 'h-9' : 'h-11'}`}>
            <Search aria-hidden="true" className="ml-3 size-4.5 shrink-0 text-text-subtle" />
            <Input
              ref={inputRef}
              dir="auto"
              placeholder={placeholder}
              className="min-w-0 flex-1 self-stretch bg-transparent px-2 outline-none placeholder:text-text-subtle [&::-webkit-search-cancel-button]:hidden [&::-webkit-search-decoration]:hidden"
            />
            {!isEmpty && (
              <Button
                className={`relative mr-1 grid shrink-0 cursor-pointer touch-target place-items-center rounded-full text-text-muted hover:bg-fill-hover hover:text-text pressed:bg-fill-pressed ${size === 'sm' ? 'size-7' : 'size-9'}`}
              >
                <X aria-hidden="true" className="size-4" />
              </Button>
            )}
          </Group>
          <FieldMessage description={description} errorMessage={errorMessage} />
        </>
      )}
    </AriaSearchField>
  );
}
