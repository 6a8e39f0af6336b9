import { Search } from 'lucide-react';
import { type CompositionEvent, type ReactNode, type RefAttributes, useEffect, useRef, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { Text } from 'react-aria-components/Text';
import { TextField } from 'react-aria-components/TextField';
import { cx } from '../../lib/cx.ts';
import { keepComposingKeys } from '../../lib/is-composing.ts';
import { optionVariants } from '../../lib/option.variants.ts';
import { splitOverlayProps } from '../../lib/overlay-props.ts';
import { type CommandPaletteTexts, useTexts } from '../../lib/texts/texts.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/icons.ts';
import { Ring } from '../progress-circle/ring.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { useNestedTheme } from '../theme/theme.tsx';
import { commandPaletteVariants } from './command-palette.variants.ts';
import { TypedList } from './typed-list.tsx';
import { type ClassNames, partsOf, type PartProps } from '../../lib/parts.ts';
import type { commandPaletteParts } from './command-palette.parts.ts';

export type { CommandPaletteTexts } from '../../lib/texts/texts.ts';
export { commandPaletteVariants } from './command-palette.variants.ts';

/** A result: a place, by its `href`, or something to do, by `onAction`. */
export type CommandItem = CommandFace &
  (
    | { /** Where it leads. */ readonly href: string; readonly onAction?: never }
    | { /** Does it; the palette closes before. */ readonly onAction: () => void; readonly href?: never }
  );

type PalettePart = PartProps<keyof typeof commandPaletteParts.parts>;

interface CommandFace {
  /** Unique among all sections. */
  readonly id: string;
  /** Its accessible name. */
  readonly label: string;
  /** A second line: what distinguishes it from others of the same name. */
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
  /** Something small at the end of its row: a badge. */
  readonly end?: ReactNode;
}

/** Results of one kind. An empty section is hidden; sections after a pending one wait for it. */
export interface CommandSection {
  readonly id: string;
  readonly title: string;
  readonly items: readonly CommandItem[];
  /** `loading` keeps the previous search's items visible; a `failed` section says that it was not searched. */
  readonly status: 'ready' | 'loading' | 'failed';
}

export interface CommandPaletteProps extends Omit<ModalOverlayProps, 'children'>, RefAttributes<HTMLDivElement> {
  /** What it searches: the accessible name of the palette and its field. */
  label: string;
  /** An example of what to type, such as "People, payments, pages". */
  placeholder?: string | undefined;
  /** The typed text. */
  search: string;
  /** Called with the typed text; with a composition, as in Chinese, once it is committed. */
  onSearchChange: (search: string) => void;
  /** The maximum number of characters. */
  maxLength?: number | undefined;
  /** The results for `search`, in order: the owner finds them. */
  sections: readonly CommandSection[];
  /** Its words; by default the Provider's. */
  texts?: CommandPaletteTexts | undefined;
  /** Retries what failed: a button offers it. */
  onRetry?: (() => void) | undefined;
  /** Called when a row is chosen, before it navigates or acts. */
  onChosen?: ((item: CommandItem) => void) | undefined;
  /** Below the list: its keyboard shortcuts. */
  footer?: ReactNode;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof commandPaletteParts> | undefined;
}

function Item({ part, item, onChosen }: { part: PalettePart; item: CommandItem; onChosen: () => void }) {
  const { id, label, description, href, icon, end } = item;
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      {...(href === undefined ? {} : { href })}
      onAction={onChosen}
      {...part('item', optionVariants.classes())}
    >
      {icon && (
        <span
          {...part('icon', 'mu:grid mu:w-6 mu:shrink-0 mu:place-items-center mu:text-text-muted mu:[&>svg]:size-4.5')}
        >
          {icon}
        </span>
      )}
      <span className="mu:flex mu:min-w-0 mu:flex-1 mu:flex-col">
        <Text slot="label" {...part('label', 'mu:truncate')}>
          <bdi>{label}</bdi>
        </Text>
        {description && (
          <Text slot="description" {...part('description', 'mu:truncate mu:text-sm mu:text-text-muted')}>
            <bdi>{description}</bdi>
          </Text>
        )}
      </span>
      {end}
    </ListBoxItem>
  );
}

const WAITING = ['mu:w-48', 'mu:w-64', 'mu:w-40'] as const;

/** Shown in the list while it is empty. */
function Nothing({ part, isLoading, text }: { part: PalettePart; isLoading: boolean; text: string }) {
  return isLoading ? (
    <span {...part('waiting', 'mu:flex mu:flex-col mu:gap-5 mu:px-3 mu:py-4')}>
      {WAITING.map((width) => (
        <Skeleton key={width} className={width} />
      ))}
      <span className="mu:sr-only">{text}</span>
    </span>
  ) : (
    <span {...part('empty', 'mu:block mu:px-3 mu:py-6 mu:text-center mu:text-text-muted')}>{text}</span>
  );
}

/** The list is always open; React Aria announces which one it is (`aria-controls`). */
const FIELD = { role: 'combobox', 'aria-expanded': true, 'aria-haspopup': 'listbox' } as const;

/** Sections with items; never after a pending one, so that nothing is inserted above the marked row. */
function shownOf(sections: readonly CommandSection[]): readonly CommandSection[] {
  const awaited = sections.findIndex(({ status, items }) => status === 'loading' && items.length === 0);
  return (awaited === -1 ? sections : sections.slice(0, awaited)).filter(({ items }) => items.length > 0);
}

type ContentProps = Pick<
  CommandPaletteProps,
  | 'label'
  | 'placeholder'
  | 'search'
  | 'onSearchChange'
  | 'maxLength'
  | 'sections'
  | 'texts'
  | 'onRetry'
  | 'onChosen'
  | 'footer'
> & { part: PalettePart; close: () => void };

function Content({
  part,
  label,
  placeholder = '',
  search,
  onSearchChange,
  maxLength,
  sections,
  texts: own,
  onRetry,
  onChosen,
  footer,
  close,
}: ContentProps) {
  const texts = useTexts('commandPalette', own);
  const [composed, setComposed] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // People open it to type. A dialog below releases the focus only once React Aria knows this one, which is before effects.
  useEffect(() => field.current?.focus(), []);
  const isLoading = sections.some(({ status }) => status === 'loading');
  const failed = sections.filter(({ status }) => status === 'failed').map(({ title }) => title);
  const filled = shownOf(sections);
  const count = filled.reduce((sum, { items }) => sum + items.length, 0);
  const outcome = isLoading ? texts.loading : count > 0 ? texts.found(count) : failed.length > 0 ? '' : texts.empty;
  return (
    <TypedList
      text={composed ?? search}
      onTextChange={(text) => (composed === null ? onSearchChange(text) : setComposed(text))}
    >
      <TextField
        aria-label={label}
        {...(maxLength === undefined ? {} : { maxLength })}
        onCompositionStart={({ currentTarget }: CompositionEvent<HTMLInputElement>) => setComposed(currentTarget.value)}
        onCompositionEnd={({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
          setComposed(null);
          onSearchChange(currentTarget.value);
        }}
        {...part(
          'field',
          'mu:flex mu:h-14 mu:shrink-0 mu:items-center mu:gap-2 mu:border-b mu:border-border mu:pe-2 mu:ps-4',
        )}
      >
        <Search aria-hidden="true" className="mu:size-5 mu:shrink-0 mu:text-text-subtle" />
        <Input
          {...FIELD}
          ref={field}
          dir="auto"
          placeholder={placeholder}
          onKeyDownCapture={keepComposingKeys}
          {...part(
            'input',
            'mu:min-w-0 mu:flex-1 mu:self-stretch mu:bg-transparent mu:px-1 mu:text-base mu:outline-none mu:placeholder:text-text-subtle',
          )}
        />
        {isLoading && <Ring {...part('ring', 'mu:size-4.5 mu:text-text-subtle')} />}
        <IconButton {...part('close')} label={texts.close} hideTooltip onPress={close}>
          <CloseIcon aria-hidden="true" />
        </IconButton>
      </TextField>
      <output className="mu:sr-only">{outcome}</output>
      <ListBox
        aria-label={label}
        renderEmptyState={() =>
          isLoading || failed.length === 0 ? (
            <Nothing part={part} isLoading={isLoading} text={isLoading ? texts.loading : texts.empty} />
          ) : (
            <Nothing part={part} isLoading={false} text={texts.failed(failed)} />
          )
        }
        {...part('list', 'mu:min-h-0 mu:flex-1 mu:overflow-y-auto mu:overscroll-contain mu:p-2 mu:outline-none')}
      >
        {filled.map(({ id, title, items }) => (
          <ListBoxSection key={id} id={id} {...part('section', 'mu:pb-2')}>
            <Header {...part('title', 'mu:px-3 mu:pt-2 mu:pb-1 mu:text-xs mu:text-text-subtle')}>{title}</Header>
            {items.map((item) => (
              <Item
                key={item.id}
                part={part}
                item={item}
                onChosen={() => {
                  onChosen?.(item);
                  close();
                  item.onAction?.();
                }}
              />
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
      {failed.length > 0 && (
        <div
          {...part(
            'notice',
            'mu:flex mu:shrink-0 mu:flex-wrap mu:items-center mu:justify-between mu:gap-x-4 mu:gap-y-1 mu:border-t mu:border-border mu:py-2 mu:pe-2 mu:ps-5 mu:text-sm',
          )}
        >
          <p role="alert" className="mu:min-w-0 mu:text-danger-text">
            {count > 0 && texts.failed(failed)}
          </p>
          {onRetry && (
            <Button
              {...part('retry')}
              size="sm"
              variant="quiet"
              onPress={() => {
                field.current?.focus();
                onRetry();
              }}
            >
              {texts.retry}
            </Button>
          )}
        </div>
      )}
      {footer}
    </TypedList>
  );
}

/**
 * Finds a place or something to do by typing: Enter goes there or does it. Escape and a press outside close it, and focus returns to
 * where it was. The owner finds the sections for the typed text; they show unfiltered.
 */
export function CommandPalette({
  label,
  placeholder,
  search,
  onSearchChange,
  maxLength,
  sections,
  texts,
  onRetry,
  onChosen,
  footer,
  isDismissable = true,
  className,
  classNames,
  ...props
}: CommandPaletteProps) {
  const part = partsOf<typeof commandPaletteParts>('command-palette', classNames);
  const theme = useNestedTheme();
  const [overlay, panel] = splitOverlayProps({ ...props, isDismissable });
  const content = { label, placeholder, search, onSearchChange, maxLength, sections, texts, onRetry, onChosen, footer };
  return (
    <ModalOverlay
      {...overlay}
      data-theme={theme}
      {...part(
        'overlay',
        'mu:fixed mu:inset-0 mu:z-50 mu:flex mu:items-start mu:justify-center mu:bg-scrim mu:entering:animate-fade-in mu:exiting:animate-fade-out mu:sm:px-6 mu:sm:pt-[12dvh]',
      )}
    >
      <Modal data-slot="command-palette" {...panel} className={cx(commandPaletteVariants.classes(), className)}>
        <AriaDialog aria-label={label} className="mu:flex mu:min-h-0 mu:flex-1 mu:flex-col mu:outline-none">
          {({ close }) => <Content part={part} {...content} close={close} />}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
