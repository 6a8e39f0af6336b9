import { type Key, type KeyboardEvent, type RefAttributes, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Input } from 'react-aria-components/Input';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import { cx, join } from '../../lib/cx.ts';
import { FieldLabel, FieldMessage, type FieldProps, invalidity } from '../../lib/field/field.tsx';
import { controlVariants, fieldVariants } from '../../lib/field/field.variants.ts';
import { isComposing } from '../../lib/is-composing.ts';
import { CloseIcon } from '../icons/icons.ts';
import { addTags, partTyped, type Refusal, splitTags } from './tags.ts';

export { addTags, splitTags } from './tags.ts';

export interface TagFieldTexts {
  /** The list is full, and what is still typed was not added. */
  full: string;
  /** A word that is still typed is in the list already. */
  repeated: (word: string) => string;
}

export interface TagFieldProps
  extends
    Omit<AriaTextFieldProps, 'children' | 'value' | 'defaultValue' | 'onChange'>,
    FieldProps<HTMLInputElement>,
    RefAttributes<HTMLDivElement> {
  /** The words, in order. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onChange?: ((tags: string[]) => void) | undefined;
  /** Told the words that were typed and not added, so that a form does not save without them; empty once there are none. */
  onRefusedChange?: ((words: readonly string[]) => void) | undefined;
  /** The most words allowed (D37: 20). */
  max?: number | undefined;
  /** An example of an answer, while there is none. */
  placeholder?: string | undefined;
  texts: TagFieldTexts;
}

interface Refused {
  readonly words: readonly string[];
  readonly refusal: Refusal;
}

const NONE: readonly string[] = [];

/**
 * A short list of words: tags, skills, languages. A comma, Enter or leaving the field makes a word of what was typed;
 * Backspace in an empty field takes the last one back for editing; pasted lists are split. A word that cannot be added (it is
 * there already, or the list is full) stays typed, and a text says why.
 */
export function TagField({
  label,
  hideLabel,
  hint,
  description,
  errorMessage,
  value: given,
  defaultValue,
  onChange,
  onRefusedChange,
  max = 20,
  placeholder = '',
  texts,
  inputRef,
  size,
  isInvalid,
  className,
  ...props
}: TagFieldProps) {
  const isFixed = Boolean(props.isDisabled || props.isReadOnly);
  const [value, setValue] = useControlledState<readonly string[], string[]>(given, defaultValue ?? NONE, onChange);
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<Refused | null>(null);
  const input = useObjectRef(inputRef);
  const labelId = useId();

  const refuse = (next: Refused | null) => {
    setRefused(next);
    if (next || refused) onRefusedChange?.(next?.words ?? NONE);
  };
  /** Adds what can be added. The others stay typed, before the word that is still `open`. */
  const add = (words: readonly string[], open?: string, to = value) => {
    const { tags, refused: left, refusal } = addTags(to, words, max);
    if (tags.length > to.length) setValue(tags);
    setText((open === undefined ? left : [...left, open]).join(', '));
    refuse(refusal ? { words: left, refusal } : null);
  };
  const type = (typed: string) => {
    const { ended, open } = partTyped(typed);
    // Only a new separator ends a word: what was refused can be edited like any text.
    if (ended.length > partTyped(text).ended.length) return add(ended, open);
    setText(typed);
    if (refused && !refused.words.every((word) => splitTags(typed).includes(word))) refuse(null);
  };
  const remove = (keys: Set<Key>) => {
    const kept = value.filter((tag) => !keys.has(tag));
    setValue(kept);
    // There may be room now for what was refused.
    if (refused) add(splitTags(text), undefined, kept);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && text.trim()) {
      event.preventDefault();
      add(splitTags(text));
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) {
      event.preventDefault();
      setText(value.at(-1) ?? '');
      setValue(value.slice(0, -1));
    }
  };
  const refusal = refused && (refused.refusal === 'full' ? texts.full : texts.repeated(refused.words[0] ?? ''));
  const error = refusal ?? errorMessage;

  return (
    <AriaTextField
      {...props}
      {...invalidity(refusal ? true : isInvalid, error)}
      value={text}
      onChange={type}
      className={cx(fieldVariants.classes(), className)}
    >
      <span id={labelId}>
        <FieldLabel label={label} hideLabel={hideLabel ?? false} hint={hint} />
      </span>
      <div
        role="presentation"
        data-invalid={refusal || (isInvalid ?? errorMessage) ? true : undefined}
        data-disabled={props.isDisabled || undefined}
        className={`${controlVariants.classes({ focus: 'within', size })} mu:cursor-text mu:flex-wrap ${size === 'sm' ? 'mu:gap-1 mu:p-1' : 'mu:gap-1.5 mu:p-1.5'}`}
        onClick={() => input.current?.focus()}
      >
        {value.length > 0 && (
          <TagGroup aria-labelledby={labelId} className="mu:contents" {...(isFixed ? {} : { onRemove: remove })}>
            <TagList className="mu:contents">
              {value.map((tag) => (
                <Tag
                  key={tag}
                  id={tag}
                  textValue={tag}
                  className={join(
                    'mu:flex mu:max-w-full mu:cursor-default mu:items-center mu:gap-1 mu:rounded-[6px] mu:bg-fill-hover mu:text-sm mu:focus-ring mu:forced-colors:border',
                    size === 'sm' ? 'mu:h-6.5 mu:pl-2' : 'mu:h-7.5 mu:pl-2.5',
                    isFixed ? 'mu:pr-2.5' : 'mu:pr-1',
                    props.isDisabled ? 'mu:text-text-muted' : 'mu:text-text',
                  )}
                >
                  <span dir="auto" className="mu:truncate">
                    {tag}
                  </span>
                  {!isFixed && (
                    <Button
                      slot="remove"
                      className="mu:relative mu:grid mu:size-6 mu:shrink-0 mu:cursor-pointer mu:place-items-center mu:rounded-small mu:text-text-muted mu:focus-ring mu:before:absolute mu:before:-inset-1.5 mu:hover:text-text"
                    >
                      <CloseIcon aria-hidden="true" className="mu:size-3.5" />
                    </Button>
                  )}
                </Tag>
              ))}
            </TagList>
          </TagGroup>
        )}
        <Input
          ref={input}
          dir="auto"
          placeholder={value.length === 0 ? placeholder : ''}
          className={`mu:min-w-16 mu:flex-1 mu:bg-transparent mu:px-1.5 mu:outline-none mu:placeholder:text-text-subtle ${size === 'sm' ? 'mu:h-6.5' : 'mu:h-7.5'}`}
          onKeyDown={onKeyDown}
          onBlur={() => add(splitTags(text))}
        />
      </div>
      <output className="mu:sr-only">{refusal}</output>
      <FieldMessage
        description={description}
        errorMessage={error}
        count={
          value.length >= max * 0.8 && (
            <span className="mu:figures mu:shrink-0 mu:text-text-subtle">
              {value.length} / {max}
            </span>
          )
        }
      />
    </AriaTextField>
  );
}
