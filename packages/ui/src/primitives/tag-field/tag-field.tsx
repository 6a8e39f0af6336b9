import { type KeyboardEvent, type RefAttributes, useId, useRef, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { cx, join } from '../../lib/cx.ts';
import { FieldLabel, FieldMessage, type FieldTexts, invalidity } from '../../lib/field/field.tsx';
import { controlVariants, fieldVariants } from '../../lib/field/field.variants.ts';
import { AriaButton as Button } from '../button/aria-button.tsx';
import { CloseIcon } from '../icons/icons.ts';
import { addTags, splitTags } from './tags.ts';

export { addTags, splitTags } from './tags.ts';

export interface TagFieldProps
  extends
    Omit<AriaTextFieldProps, 'children' | 'value' | 'defaultValue' | 'onChange'>,
    FieldTexts,
    RefAttributes<HTMLDivElement> {
  /** The words, in order. */
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** The most words allowed (D37: 20). */
  max?: number;
  /** An example of an answer, while there is none. */
  placeholder?: string;
}

/**
 * A short list of words: tags, skills, languages. A comma, Enter or leaving the field makes a word of what was typed;
 * Backspace in an empty field takes the last one back for editing; pasted lists are split.
 */
export function TagField({
  label,
  hideLabel,
  hint,
  description,
  errorMessage,
  value,
  onChange,
  max = 20,
  placeholder = '',
  isInvalid,
  className,
  ...props
}: TagFieldProps) {
  const isFixed = Boolean(props.isDisabled || props.isReadOnly);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();

  const commit = (typed: string) => {
    const words = splitTags(typed);
    if (words.length > 0) onChange(addTags(value, words, max));
    setText('');
  };
  const type = (typed: string) => {
    const parts = typed.split(/(?<=[,，、\n])/);
    const open = parts.at(-1) ?? '';
    if (parts.length === 1 && !/[,，、\n]$/.test(open)) return setText(typed);
    const isOpen = !/[,，、\n]$/.test(open);
    commit(isOpen ? parts.slice(0, -1).join('') : typed);
    setText(isOpen ? open.trimStart() : '');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && text.trim()) {
      event.preventDefault();
      commit(text);
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) {
      event.preventDefault();
      setText(value.at(-1) ?? '');
      onChange(value.slice(0, -1));
    }
  };

  return (
    <AriaTextField
      {...props}
      {...invalidity(isInvalid, errorMessage)}
      value={text}
      onChange={type}
      className={cx(fieldVariants.classes(), className)}
    >
      <span id={labelId}>
        <FieldLabel label={label} hideLabel={hideLabel ?? false} hint={hint} />
      </span>
      <div
        role="presentation"
        data-invalid={(isInvalid ?? Boolean(errorMessage)) ? true : undefined}
        data-disabled={props.isDisabled || undefined}
        className={`${controlVariants.classes({ focus: 'within' })} cursor-text flex-wrap gap-1.5 p-1.5`}
        onClick={() => input.current?.focus()}
      >
        {value.length > 0 && (
          <TagGroup
            aria-labelledby={labelId}
            className="contents"
            {...(isFixed ? {} : { onRemove: (keys) => onChange(value.filter((tag) => !keys.has(tag))) })}
          >
            <TagList className="contents">
              {value.map((tag) => (
                <Tag
                  key={tag}
                  id={tag}
                  textValue={tag}
                  className={join(
                    'flex h-7.5 max-w-full cursor-default items-center gap-1 rounded-[6px] bg-fill-hover pl-2.5 text-sm focus-ring forced-colors:border',
                    isFixed ? 'pr-2.5' : 'pr-1',
                    props.isDisabled ? 'text-text-muted' : 'text-text',
                  )}
                >
                  <span className="truncate">{tag}</span>
                  {!isFixed && (
                    <Button
                      slot="remove"
                      className="relative grid size-6 shrink-0 cursor-pointer place-items-center rounded-small text-text-muted focus-ring before:absolute before:-inset-1.5 hover:text-text"
                    >
                      <CloseIcon aria-hidden="true" className="size-3.5" />
                    </Button>
                  )}
                </Tag>
              ))}
            </TagList>
          </TagGroup>
        )}
        <Input
          ref={input}
          placeholder={value.length === 0 ? placeholder : ''}
          className="h-7.5 min-w-16 flex-1 bg-transparent px-1.5 outline-none placeholder:text-text-subtle"
          onKeyDown={onKeyDown}
          onBlur={() => commit(text)}
        />
      </div>
      <FieldMessage
        description={description}
        errorMessage={errorMessage}
        count={
          value.length >= max * 0.8 && (
            <span className="figures shrink-0 text-text-subtle">
              {value.length} / {max}
            </span>
          )
        }
      />
    </AriaTextField>
  );
}
