import {
  type FormEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefAttributes,
  type RefObject,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { join } from '../../lib/cx.ts';
import { isComposing } from '../../lib/is-composing.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { SendIcon } from '../../primitives/icons/icons.ts';
import type { chatComposerParts } from './chat-thread.parts.ts';
import type { ChatComposerTexts } from './chat-thread.texts.ts';

/** The count shows when fewer characters than this are left. */
const COUNT_FROM = 200;

/** Draws something that may write at the caret. */
type RenderTools = (insert: (text: string) => void) => ReactNode;

export interface ChatComposerProps
  extends Omit<HTMLAttributes<HTMLFormElement>, 'children' | 'onSubmit'>, RefAttributes<HTMLFormElement> {
  partnerName: string;
  /** The draft, controlled by its owner. */
  draft: string;
  /** Whether the draft may be sent: not blank, not too long. */
  canSend: boolean;
  /** Where there is a most; below 0 the draft is too long. */
  charactersLeft?: number | undefined;
  onDraftChange: (text: string) => void;
  /** Sends the draft. */
  onSend: () => void;
  /** Why nothing can be sent. The draft can be read and copied meanwhile. */
  disabledReason?: ReactNode;
  /** Below the field, before and after what the keys do: emojis, a picture. */
  renderBefore?: RenderTools | undefined;
  renderAfter?: RenderTools | undefined;
  /** The textarea element, to focus it. */
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
  texts?: ChatComposerTexts | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof chatComposerParts> | undefined;
}

/** Inserts into the draft at the caret, and moves the caret behind the insertion. */
function useInsert(
  field: RefObject<HTMLTextAreaElement | null>,
  draft: string,
  onDraftChange: (text: string) => void,
): (text: string) => void {
  const written = useRef<{ draft: string; caret: number } | null>(null);
  useLayoutEffect(() => {
    if (written.current?.draft !== draft) return;
    field.current?.setSelectionRange(written.current.caret, written.current.caret);
    written.current = null;
  }, [draft, field]);
  return (text) => {
    const { selectionStart: start = draft.length, selectionEnd: end = draft.length } = field.current ?? {};
    written.current = { draft: draft.slice(0, start) + text + draft.slice(end), caret: start + text.length };
    onDraftChange(written.current.draft);
  };
}

/**
 * The message field: three lines that grow to 200 px, with tools of yours. Enter sends and Shift+Enter starts a line; an Enter that ends an IME
 * composition does neither.
 */
export function ChatComposer({
  partnerName,
  draft,
  canSend,
  charactersLeft = Infinity,
  onDraftChange,
  onSend,
  disabledReason,
  renderBefore,
  renderAfter,
  inputRef,
  texts,
  className,
  classNames,
  ...props
}: ChatComposerProps) {
  const part = partsOf<typeof chatComposerParts>('chat-composer', classNames);
  const words = useTexts('chatComposer', texts);
  const { locale } = useLocale();
  const hint = useId();
  const count = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(inputRef, () => field.current);
  const insert = useInsert(field, draft, onDraftChange);
  const isDisabled = Boolean(disabledReason);
  const isTooLong = charactersLeft < 0;
  const isCounted = charactersLeft <= COUNT_FROM && !isDisabled;
  const number = Math.abs(charactersLeft);

  function send(event: FormEvent | KeyboardEvent): void {
    event.preventDefault();
    if (!canSend || isDisabled) return;
    onSend();
    // An empty draft disables the button: pressed, it would lose the focus.
    field.current?.focus();
  }

  return (
    <form
      data-slot="chat-composer"
      {...props}
      onSubmit={send}
      className={join('mu:ui:flex mu:ui:flex-col mu:ui:gap-1.5', className)}
    >
      <div
        {...part(
          'box',
          join(
            'mu:relative mu:rounded-card mu:border mu:transition-colors mu:focus-within:border-focus mu:has-[textarea:focus]:outline-1 mu:has-[textarea:focus]:outline-focus',
            isDisabled ? 'mu:bg-fill' : 'mu:bg-surface-raised',
            isTooLong ? 'mu:border-danger' : 'mu:border-border-strong',
          ),
        )}
      >
        <textarea
          ref={field}
          dir="auto"
          aria-label={words.label(partnerName)}
          aria-describedby={join(hint, isCounted && count)}
          aria-invalid={isTooLong || undefined}
          placeholder={isDisabled ? undefined : words.placeholder}
          rows={3}
          readOnly={isDisabled}
          value={draft}
          onChange={(event) => onDraftChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !isComposing(event)) send(event);
          }}
          {...part(
            'field',
            'mu:block mu:field-sizing-content mu:max-h-[200px] mu:min-h-[calc(3lh+1.25rem)] mu:w-full mu:resize-none mu:rounded-card mu:bg-transparent mu:py-2.5 mu:pe-15 mu:ps-3.5 mu:outline-none mu:placeholder:text-text-subtle',
          )}
        />
        <IconButton
          {...part('send', 'mu:absolute mu:end-2 mu:bottom-2')}
          type="submit"
          variant="primary"
          label={words.send}
          hideTooltip
          isDisabled={!canSend || isDisabled}
        >
          <SendIcon aria-hidden="true" className="mu:rtl:-scale-x-100" />
        </IconButton>
      </div>
      <div {...part('tools', 'mu:flex mu:min-h-4 mu:items-center mu:gap-x-3 mu:px-1 mu:text-xs mu:text-text-subtle')}>
        {isDisabled ? (
          <p id={hint} className="mu:min-w-0 mu:text-sm mu:text-text">
            {disabledReason}
          </p>
        ) : (
          <>
            {renderBefore && <div className="mu:-my-1 mu:-ms-1 mu:flex mu:gap-1">{renderBefore(insert)}</div>}
            <p id={hint} className="mu:min-w-0 mu:pointer-coarse:sr-only">
              {words.hint}
            </p>
            {renderAfter?.(insert)}
          </>
        )}
        {isCounted && (
          <output
            id={count}
            {...part(
              'count',
              join('mu:figures mu:ms-auto mu:block', isTooLong && 'mu:font-medium mu:text-danger-text'),
            )}
          >
            {words[isTooLong ? 'over' : 'left'](number, new Intl.NumberFormat(locale).format(number))}
          </output>
        )}
      </div>
    </form>
  );
}
