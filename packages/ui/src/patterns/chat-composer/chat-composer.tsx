import {
  type FormEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { isComposing } from '../../lib/is-composing.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { SendIcon } from '../../primitives/icons/icons.ts';
import { EmojiTool } from './emoji-tool.tsx';
import { type GifSearch, GifTool } from './gif-tool.tsx';

export type { GifSearch } from './gif-tool.tsx';

/** The count shows when fewer characters than this are left. */
const COUNT_FROM = 200;

export interface ChatComposerProps extends Omit<HTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  partnerName: string;
  /** The draft, controlled by its owner. */
  draft: string;
  /** Whether the trimmed draft may be sent: not blank, not too long. */
  canSend: boolean;
  /** Of a message's 4,000 (D37); below 0 the draft is too long. */
  charactersLeft: number;
  onDraftChange: (text: string) => void;
  /** Sends the draft. */
  onSend: () => void;
  /** The textarea element, to focus it. */
  inputRef?: Ref<HTMLTextAreaElement>;
  /** Finds and sends GIFs. Omitted if they cannot be sent. */
  gifs?: GifSearch | undefined;
  /** Until when nothing can be sent (D65): ISO 8601. The draft can be read and copied meanwhile. */
  mutedUntil?: string | null;
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
 * The message field: three lines that grow to 200 px, emojis, and GIFs if they can be sent. Enter sends and Shift+Enter starts a line (SPEC 2); an
 * Enter that ends an IME composition does neither.
 */
export function ChatComposer({
  partnerName,
  draft,
  canSend,
  charactersLeft,
  onDraftChange,
  onSend,
  inputRef,
  gifs,
  mutedUntil = null,
  className,
  ...props
}: ChatComposerProps) {
  const { t } = useTranslation('messages');
  const { locale } = useLocale();
  const hint = useId();
  const count = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(inputRef, () => field.current);
  const insert = useInsert(field, draft, onDraftChange);
  const isMuted = mutedUntil !== null;
  const isTooLong = charactersLeft < 0;
  const isCounted = charactersLeft <= COUNT_FROM && !isMuted;

  function send(event: FormEvent | KeyboardEvent): void {
    event.preventDefault();
    if (canSend && !isMuted) onSend();
  }

  return (
    <form {...props} onSubmit={send} className={join('mu:flex mu:flex-col mu:gap-1.5', className)}>
      <div
        className={join(
          'mu:relative mu:rounded-card mu:border mu:transition-colors mu:duration-120 mu:focus-within:border-focus mu:has-focus-visible:outline-1 mu:has-focus-visible:outline-focus',
          isMuted ? 'mu:bg-fill' : 'mu:bg-surface-raised',
          isTooLong ? 'mu:border-danger' : 'mu:border-border-strong',
        )}
      >
        <textarea
          ref={field}
          dir="auto"
          aria-label={t('composer.label', { name: partnerName })}
          aria-describedby={join(hint, isCounted && count)}
          aria-invalid={isTooLong || undefined}
          placeholder={isMuted ? undefined : t('composer.placeholder')}
          rows={3}
          readOnly={isMuted}
          value={draft}
          onChange={(event) => onDraftChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !isComposing(event)) send(event);
          }}
          className="mu:block mu:field-sizing-content mu:max-h-[200px] mu:min-h-[calc(3lh+1.25rem)] mu:w-full mu:resize-none mu:rounded-card mu:bg-transparent mu:py-2.5 mu:pr-15 mu:pl-3.5 mu:outline-none mu:placeholder:text-text-subtle"
        />
        <IconButton
          type="submit"
          variant="primary"
          label={t('composer.send')}
          hideTooltip
          isDisabled={!canSend || isMuted}
          className="mu:absolute mu:right-2 mu:bottom-2"
        >
          <SendIcon aria-hidden="true" />
        </IconButton>
      </div>
      <div className="mu:flex mu:min-h-4 mu:items-center mu:gap-x-3 mu:px-1 mu:text-xs mu:text-text-subtle">
        {mutedUntil !== null ? (
          <p id={hint} className="mu:min-w-0 mu:text-sm mu:text-text">
            {t('composer.muted', {
              date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(
                new Date(mutedUntil),
              ),
            })}
          </p>
        ) : (
          <>
            <div className="mu:-my-1 mu:-ml-1 mu:flex mu:gap-1">
              <EmojiTool onPick={insert} />
              {gifs && <GifTool {...gifs} />}
            </div>
            <p id={hint} className="mu:min-w-0 mu:pointer-coarse:sr-only">
              {t('composer.hint')}
            </p>
          </>
        )}
        {isCounted && (
          <output
            id={count}
            className={join('mu:figures mu:ml-auto mu:block', isTooLong && 'mu:font-medium mu:text-danger-text')}
          >
            {t(isTooLong ? 'composer.over' : 'composer.left', {
              count: Math.abs(charactersLeft),
              number: new Intl.NumberFormat(locale).format(Math.abs(charactersLeft)),
            })}
          </output>
        )}
      </div>
    </form>
  );
}
