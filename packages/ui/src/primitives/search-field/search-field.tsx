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
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { searchFieldParts } from './search-field.parts.ts';

export interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, 'children'>, FieldProps<HTMLInputElement>, RefAttributes<HTMLDivElement> {
  /** What to search for, such as "Name, tag or skill". */
  placeholder?: string | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof searchFieldParts> | undefined;
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
  classNames,
  value,
  onChange,
  ...props
}: SearchFieldProps) {
  const part = partsOf<typeof searchFieldParts>('search-field', classNames);
  const [composed, setComposed] = useState<string | null>(null);
  return (
    <AriaSearchField
      data-slot="search-field"
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
          <FieldLabel part={part} label={label} hideLabel={hideLabel} hint={hint} />
          <Group
            {...part(
              'control',
              `${controlVariants.classes({ focus: 'within', size })} ${size === 'sm' ? 'mu:h-control-small' : 'mu:h-control'}`,
            )}
          >
            <Search aria-hidden="true" {...part('icon', 'mu:ms-3 mu:size-4.5 mu:shrink-0 mu:text-text-subtle')} />
            <Input
              ref={inputRef}
              dir="auto"
              placeholder={placeholder}
              onKeyDownCapture={keepComposingKeys}
              {...part(
                'input',
                'mu:min-w-0 mu:flex-1 mu:self-stretch mu:bg-transparent mu:px-2 mu:outline-none mu:placeholder:text-text-subtle mu:[&::-webkit-search-cancel-button]:hidden mu:[&::-webkit-search-decoration]:hidden',
              )}
            />
            {!isEmpty && (
              <Button
                {...part(
                  'clear',
                  `mu:relative mu:me-1 mu:grid mu:shrink-0 mu:cursor-pointer mu:touch-target mu:place-items-center mu:rounded-full mu:text-text-muted mu:hover:bg-fill-hover mu:hover:text-text mu:pressed:bg-fill-pressed ${size === 'sm' ? 'mu:size-7' : 'mu:size-9'}`,
                )}
              >
                <X aria-hidden="true" className="mu:size-4" />
              </Button>
            )}
          </Group>
          <FieldMessage part={part} description={description} errorMessage={errorMessage} />
        </>
      )}
    </AriaSearchField>
  );
}
