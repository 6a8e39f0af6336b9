import { Search, X } from 'lucide-react';
import { type CompositionEvent, type RefAttributes, useState } from 'react';
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
import { keepComposingKeys } from '../../lib/is-composing.ts';

export interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, 'children'>, FieldProps<HTMLInputElement>, RefAttributes<HTMLDivElement> {
  /** What to search for, such as "Name, tag or skill". */
  placeholder?: string | undefined;
}

/** Searches a list. Escape or the cross clears it, Enter searches at once (`onSubmit`). Composed text, as in Chinese, is reported once committed. */
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
  value,
  onChange,
  ...props
}: SearchFieldProps) {
  const [composed, setComposed] = useState<string | null>(null);
  return (
    <AriaSearchField
      {...props}
      {...(value !== undefined && { value: composed ?? value })}
      onChange={(text) => (composed === null ? onChange?.(text) : setComposed(text))}
      onCompositionStart={({ currentTarget }: CompositionEvent<HTMLInputElement>) => setComposed(currentTarget.value)}
      onCompositionEnd={({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        setComposed(null);
        onChange?.(currentTarget.value);
      }}
      {...invalidity(isInvalid, errorMessage)}
      className={cx(fieldVariants.classes(), className)}
    >
      {({ isEmpty }) => (
        <>
          <FieldLabel label={label} hideLabel={hideLabel} hint={hint} />
          <Group
            className={`${controlVariants.classes({ focus: 'within', size })} ${size === 'sm' ? 'mu:h-control-small' : 'mu:h-control'}`}
          >
            <Search aria-hidden="true" className="mu:ml-3 mu:size-4.5 mu:shrink-0 mu:text-text-subtle" />
            <Input
              ref={inputRef}
              dir="auto"
              placeholder={placeholder}
              onKeyDownCapture={keepComposingKeys}
              className="mu:min-w-0 mu:flex-1 mu:self-stretch mu:bg-transparent mu:px-2 mu:outline-none mu:placeholder:text-text-subtle mu:[&::-webkit-search-cancel-button]:hidden mu:[&::-webkit-search-decoration]:hidden"
            />
            {!isEmpty && (
              <Button
                className={`mu:relative mu:mr-1 mu:grid mu:shrink-0 mu:cursor-pointer mu:touch-target mu:place-items-center mu:rounded-full mu:text-text-muted mu:hover:bg-fill-hover mu:hover:text-text mu:pressed:bg-fill-pressed ${size === 'sm' ? 'mu:size-7' : 'mu:size-9'}`}
              >
                <X aria-hidden="true" className="mu:size-4" />
              </Button>
            )}
          </Group>
          <FieldMessage description={description} errorMessage={errorMessage} />
        </>
      )}
    </AriaSearchField>
  );
}
