import { type HTMLAttributes, type RefAttributes, useDeferredValue, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFilter } from 'react-aria-components/Autocomplete';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Toolbar } from 'react-aria-components/Toolbar';
import { join } from '../../lib/cx.ts';
import { NothingFound } from '../empty-state/nothing-found.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CryptoIcon, GestureIcon, LikeIcon, ObjectsIcon, SmileyIcon } from '../icons/icons.ts';
import { SearchField } from '../search-field/search-field.tsx';
import { emojiPickerVariants, emojiVariants } from './emoji-picker.variants.ts';
import { emojiCategories, type EmojiCategory, type EmojiNames } from './emojis.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { emojiPickerParts } from './emoji-picker.parts.ts';

export { emojiPickerVariants } from './emoji-picker.variants.ts';
export { emojiCategories, type EmojiCategory, type EmojiNames, loadEmojiNames } from './emojis.ts';

export interface EmojiPickerTexts {
  /** The search field's label and placeholder: "Search emoji". */
  search: string;
  /** The grid's label: "Emoji". */
  grid: string;
  /** The label of the row of groups: "Kinds of emoji". */
  kinds: string;
  /** When nothing matches the search. */
  none: string;
  categories: Readonly<Record<EmojiCategory, string>>;
}

export interface EmojiPickerProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, RefAttributes<HTMLDivElement> {
  texts: EmojiPickerTexts;
  /** The emojis' names in the person’s language, from `loadEmojiNames`. Until they load, each is its own name. */
  names: EmojiNames;
  /** Called with the emoji. */
  onPick: (emoji: string) => void;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof emojiPickerParts> | undefined;
}

const icons = {
  smileys: SmileyIcon,
  gestures: GestureIcon,
  hearts: LikeIcon,
  objects: ObjectsIcon,
  crypto: CryptoIcon,
} as const;

/**
 * A small, curated set of emojis in five groups, eight in a row, found by name as you type. Put it into a Popover beside the field that it writes
 * into.
 */
export function EmojiPicker({ texts, names, onPick, className, classNames, ...props }: EmojiPickerProps) {
  const part = partsOf<typeof emojiPickerParts>('emoji-picker', classNames);
  const { contains } = useFilter({ sensitivity: 'base' });
  const [query, setQuery] = useState('');
  const search = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const wordsOf = (emoji: string) => names[emoji] ?? emoji;
  const found = emojiCategories
    .map(({ id, emojis }) => ({ id, emojis: emojis.filter((emoji) => contains(wordsOf(emoji), query.trim())) }))
    .filter(({ emojis }) => emojis.length > 0);

  // It opens with what is in sight; the other groups, most of what it costs, are drawn after that.
  const [isAsked, setAsked] = useState(false);
  const isWhole = useDeferredValue(true, false) || isAsked;

  // It opens ready to type.
  useEffect(() => search.current?.querySelector('input')?.focus({ preventScroll: true }), []);

  const goTo = (kind: EmojiCategory) => {
    // A kind that is asked for before it is drawn is drawn at once.
    flushSync(() => setAsked(true));
    // Its heading is sticky: the group itself is the scroll target.
    list.current?.scrollTo({
      top: list.current.querySelector<HTMLElement>(`[data-kind=${kind}]`)?.parentElement?.offsetTop ?? 0,
    });
  };

  const pickFirst = () => {
    const first = found[0]?.emojis[0];
    if (query.trim() && first) onPick(first);
  };

  return (
    <div data-slot="emoji-picker" {...props} className={join(emojiPickerVariants.classes(), className)}>
      <SearchField
        {...part('search')}
        ref={search}
        label={texts.search}
        placeholder={texts.search}
        value={query}
        onChange={setQuery}
        onSubmit={pickFirst}
        onKeyDown={(event) => (event.key === 'ArrowDown' ? list.current?.focus() : event.continuePropagation())}
      />
      <ListBox
        ref={list}
        aria-label={texts.grid}
        layout="grid"
        selectionMode="none"
        onAction={(key) => onPick(String(key))}
        renderEmptyState={() => <NothingFound>{texts.none}</NothingFound>}
        {...part('list', 'mu:relative mu:h-72 mu:scroll-pt-9 mu:overflow-y-auto mu:overscroll-contain mu:outline-none')}
      >
        {(isWhole ? found : found.slice(0, 1)).map(({ id, emojis }) => (
          <ListBoxSection key={id} id={id} {...part('section', 'mu:grid mu:grid-cols-8')}>
            <Header
              data-kind={id}
              {...part(
                'title',
                'mu:sticky mu:top-0 mu:z-1 mu:col-span-full mu:bg-surface-floating mu:py-2 mu:text-xs mu:text-text-muted',
              )}
            >
              {texts.categories[id]}
            </Header>
            {emojis.map((emoji) => (
              <ListBoxItem
                key={emoji}
                id={emoji}
                textValue={wordsOf(emoji)}
                aria-label={wordsOf(emoji).split(', ')[0] ?? emoji}
                {...part('emoji', emojiVariants.classes())}
              >
                <span aria-hidden="true">{emoji}</span>
              </ListBoxItem>
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
      <Toolbar
        aria-label={texts.kinds}
        {...part('kinds', 'mu:flex mu:justify-between mu:border-t mu:border-border mu:pt-2')}
      >
        {emojiCategories.map(({ id }) => {
          const Icon = icons[id];
          return (
            <IconButton
              {...part('kind')}
              key={id}
              label={texts.categories[id]}
              size="sm"
              isDisabled={query !== ''}
              onPress={() => goTo(id)}
            >
              <Icon aria-hidden="true" />
            </IconButton>
          );
        })}
      </Toolbar>
    </div>
  );
}
