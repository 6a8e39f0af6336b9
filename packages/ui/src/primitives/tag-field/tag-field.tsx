import {
  type KeyboardEvent,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { Text, TextContext } from 'react-aria-components/Text';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { useObjectRef } from 'react-aria/useObjectRef';
import { cx, join } from '../../lib/cx.ts';
import { FieldLabel, FieldMessage, type FieldProps, invalidity } from '../../lib/field/field.tsx';
import { controlVariants, fieldVariants } from '../../lib/field/field.variants.ts';
import { isComposing, keepComposingKeys } from '../../lib/is-composing.ts';
import { type TagFieldTexts, useTexts } from '../../lib/texts/texts.ts';
import { ChevronDownIcon, CloseIcon } from '../icons/icons.ts';
import { Ring } from '../progress-circle/ring.tsx';
import { OpenWhenFound, SuggestionList, type TagSuggestion } from './suggestion-list.tsx';
import { sameLetters } from './tags.ts';
import { useTags } from './use-tags.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { tagFieldParts } from './tag-field.parts.ts';

export type { TagFieldTexts } from '../../lib/texts/texts.ts';
export type { TagSuggestion } from './suggestion-list.tsx';
export { addTags, splitTags } from './tags.ts';

/** The suggestions for the word being typed. On failure, it looks like a field without suggestions. */
export type TagSuggestions =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly options: readonly TagSuggestion[] };

export interface TagFieldProps
  extends
    Omit<AriaTextFieldProps, 'children' | 'value' | 'defaultValue' | 'onChange' | 'validate' | 'autoCorrect'>,
    FieldProps<HTMLInputElement>,
    RefAttributes<HTMLDivElement> {
  /** The words, in order. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onChange?: ((tags: string[]) => void) | undefined;
  /** Called with the words typed and not added, so that a form does not save without them; empty once there are none. */
  onRefusedChange?: ((words: readonly string[]) => void) | undefined;
  /** The maximum number of words (D37: 20). */
  max?: number | undefined;
  /** The placeholder: an example of an answer. */
  placeholder?: string | undefined;
  /** A word's display form; by default as typed. */
  nameOf?: ((word: string) => string) | undefined;
  /** A word's comparison key, so that a thing is in the list once; by default without regard to case. */
  keyOf?: ((word: string) => string) | undefined;
  /** Called with the word to suggest others for: the typed one, empty to request all, null to request none. Makes the field a combobox. */
  onTyping?: ((word: string | null) => void) | undefined;
  /** The answer to `onTyping`. Words already in the list are omitted here, and all but the first eight. */
  suggestions?: TagSuggestions | undefined;
  /** Its words; by default the Provider's. */
  texts?: TagFieldTexts | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof tagFieldParts> | undefined;
}

/** As many as can be scanned at a glance. */
const MOST_SHOWN = 8;

const asTyped = (word: string): string => word;

/**
 * A short list of words: tags, skills, languages. A comma, Enter or leaving the field adds the typed word; Backspace in an empty field takes back the
 * last one for editing; pasted lists are split. A word that cannot be added (a duplicate, or the list is full) stays typed, and a text says why. With
 * `onTyping` it suggests words; others remain possible.
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
  nameOf = asTyped,
  keyOf = sameLetters,
  onTyping,
  suggestions = { status: 'failed' },
  texts: own,
  inputRef,
  size,
  isInvalid,
  className,
  classNames,
  ...props
}: TagFieldProps) {
  const part = partsOf<typeof tagFieldParts>('tag-field', classNames);
  const texts = useTexts('tagField', own);
  const isFixed = Boolean(props.isDisabled || props.isReadOnly);
  const tags = useTags({ value: given, defaultValue, onChange, onRefusedChange, max, nameOf, keyOf });
  const { value, text, refused, open } = tags;
  const [isBrowsing, setBrowsing] = useState(false);
  const [isComposed, setComposed] = useState(false);
  const input = useObjectRef(inputRef);
  const labelId = useId();

  const isAsking =
    !isFixed && !isComposed && value.length < max && !refused?.words.includes(open) && (open !== '' || isBrowsing);
  const asked = isAsking ? open : null;
  const tellTyping = useEffectEvent((word: string | null) => onTyping?.(word));
  useEffect(() => tellTyping(asked), [asked]);

  const isReady = isAsking && suggestions.status === 'ready';
  const taken = new Set(value.map(keyOf));
  const options = isReady
    ? suggestions.options
        .filter(({ word }) => !taken.has(keyOf(word)))
        .slice(0, MOST_SHOWN)
        .map((option) => ({ ...option, id: option.word }))
    : [];
  const unknown = isReady && options.length === 0 && open !== '' ? texts.unknown?.(open) : undefined;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    // The combobox chooses the marked suggestion.
    if (event.key === 'Enter' && event.currentTarget.hasAttribute('aria-activedescendant')) return;
    if (event.key === 'Enter' && text.trim()) {
      event.preventDefault();
      tags.addTyped();
    } else if (event.key === 'Backspace' && text === '' && value.length > 0 && !isFixed) {
      event.preventDefault();
      tags.takeBack();
    }
  };
  const refusal = refused && (refused.refusal === 'full' ? texts.full : texts.repeated(refused.words[0] ?? ''));
  const error = refusal ?? errorMessage;

  const field = {
    'data-slot': 'tag-field',
    ...props,
    ...invalidity(refusal ? true : isInvalid, error),
    className: cx(fieldVariants.classes(), className),
    onBlur: (event: Parameters<NonNullable<AriaTextFieldProps['onBlur']>>[0]) => {
      props.onBlur?.(event);
      tags.addTyped();
    },
  };
  const content = (list: ReactNode) => (
    <>
      <span id={labelId}>
        <FieldLabel part={part} label={label} hideLabel={hideLabel ?? false} hint={hint} />
      </span>
      <Group
        role="presentation"
        data-invalid={refusal || (isInvalid ?? errorMessage) ? true : undefined}
        data-disabled={props.isDisabled || undefined}
        {...part(
          'control',
          `${controlVariants.classes({ focus: 'within', size })} mu:cursor-text mu:flex-wrap ${size === 'sm' ? 'mu:gap-1 mu:p-1' : 'mu:gap-1.5 mu:p-1.5'}`,
        )}
        onClick={() => input.current?.focus()}
        onCompositionStart={() => setComposed(true)}
        onCompositionEnd={() => setComposed(false)}
        onKeyDownCapture={keepComposingKeys}
      >
        {value.length > 0 && (
          // Inside a Text, which React Aria skips while it looks for the suggestions: tags are none. And in its top layer, or it would hide them from
          // screen readers while the list is open.
          <TextContext value={null}>
            <Text elementType="div" className="mu:contents" data-react-aria-top-layer>
              <TagGroup
                aria-labelledby={labelId}
                className="mu:contents"
                {...(isFixed ? {} : { onRemove: tags.remove })}
              >
                <TagList className="mu:contents">
                  {value.map((tag) => (
                    <Tag
                      key={tag}
                      id={tag}
                      textValue={nameOf(tag)}
                      {...part(
                        'tag',
                        join(
                          'mu:flex mu:max-w-full mu:cursor-default mu:items-center mu:gap-1 mu:rounded-[calc(var(--mu-radius-control)-2px)] mu:bg-fill-hover mu:text-sm mu:focus-ring mu:forced-colors:border',
                          size === 'sm' ? 'mu:h-6.5 mu:ps-2' : 'mu:h-7.5 mu:ps-2.5',
                          isFixed ? 'mu:pe-2.5' : 'mu:pe-1',
                          props.isDisabled ? 'mu:text-text-muted' : 'mu:text-text',
                        ),
                      )}
                    >
                      <span dir="auto" {...part('word', 'mu:truncate')}>
                        {nameOf(tag)}
                      </span>
                      {!isFixed && (
                        <Button
                          slot="remove"
                          {...part(
                            'remove',
                            'mu:relative mu:grid mu:size-6 mu:shrink-0 mu:cursor-pointer mu:place-items-center mu:rounded-small mu:text-text-muted mu:focus-ring mu:before:absolute mu:before:-inset-1.5 mu:hover:text-text',
                          )}
                        >
                          <CloseIcon aria-hidden="true" className="mu:size-3.5" />
                        </Button>
                      )}
                    </Tag>
                  ))}
                </TagList>
              </TagGroup>
            </Text>
          </TextContext>
        )}
        <div className={`mu:flex mu:flex-1 mu:items-center ${list ? 'mu:min-w-26' : 'mu:min-w-16'}`}>
          <Input
            ref={input}
            dir="auto"
            placeholder={value.length === 0 ? placeholder : ''}
            {...part(
              'input',
              `mu:min-w-0 mu:flex-1 mu:bg-transparent mu:px-1.5 mu:outline-none mu:placeholder:text-text-subtle ${size === 'sm' ? 'mu:h-6.5' : 'mu:h-7.5'}`,
            )}
            onKeyDown={onKeyDown}
          />
          {list}
        </div>
      </Group>
      <output className="mu:sr-only">{refusal}</output>
      <FieldMessage
        part={part}
        description={description}
        errorMessage={error}
        count={
          value.length >= max * 0.8 && (
            <span {...part('count', 'mu:figures mu:shrink-0 mu:text-text-subtle')}>
              {value.length} / {max}
            </span>
          )
        }
      />
    </>
  );

  if (!onTyping) {
    return (
      <AriaTextField {...field} value={text} onChange={tags.type}>
        {content(null)}
      </AriaTextField>
    );
  }
  return (
    <ComboBox
      {...field}
      items={options}
      value={null}
      inputValue={text}
      allowsCustomValue
      allowsEmptyCollection={
        unknown !== undefined || (isBrowsing && (suggestions.status === 'loading' || options.length > 0))
      }
      onInputChange={tags.type}
      onChange={(word) => word !== null && tags.take(String(word))}
      onOpenChange={(isOpen, how) => setBrowsing(isOpen && how === 'manual')}
    >
      {content(
        <>
          {isAsking && suggestions.status === 'loading' && (
            <Ring {...part('ring', 'mu:size-4.5 mu:text-text-subtle')} />
          )}
          {!isFixed && value.length < max && (
            <Button
              {...part(
                'trigger',
                'mu:grid mu:h-7.5 mu:w-9 mu:shrink-0 mu:cursor-pointer mu:place-items-center mu:text-text-subtle mu:hover:text-text',
              )}
            >
              <ChevronDownIcon aria-hidden="true" className="mu:size-4.5" />
            </Button>
          )}
          <OpenWhenFound word={options.length > 0 || unknown !== undefined ? asked : null} />
          <SuggestionList part={part} nameOf={nameOf} unknown={unknown} />
        </>,
      )}
    </ComboBox>
  );
}
