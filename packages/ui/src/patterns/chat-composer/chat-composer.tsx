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
  /** What is being written; its owner keeps it. */
  draft: string;
  /** Whether the trimmed draft may be sent: not blank, not too long. */
  canSend: boolean;
  /** Of the 4,000 of a message (D37); below 0 the draft is too long. */
  charactersLeft: number;
  onDraftChange: (text: string) => void;
  /** Sends the draft. */
  onSend: () => void;
  /** The textarea element, to focus it. */
  inputRef?: Ref<HTMLTextAreaElement>;
  /** Finds and sends GIFs. Left out where they cannot be sent. */
  gifs?: GifSearch | undefined;
}

/** Writes into the draft where the caret stands, and leaves the caret behind what was written. */
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
 * Where a message is written: three lines that grow to 200 px, emojis, and GIFs where they can be sent. Enter sends and Shift+Enter starts a line (SPEC 2); Enter that ends
 * the composition of a Chinese word does neither.
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
  className,
  ...props
}: ChatComposerProps) {
  const { t, i18n } = useTranslation('messages');
  const hint = useId();
  const count = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(inputRef, () => field.current);
  const insert = useInsert(field, draft, onDraftChange);
  const isTooLong = charactersLeft < 0;
  const isCounted = charactersLeft <= COUNT_FROM;

  function send(event: FormEvent | KeyboardEvent): void {
    event.preventDefault();
    if (canSend) onSend();
  }

  return (
    <form {...props} onSubmit={send} className={join('flex flex-col gap-1.5', className)}>
      <div
        className={join(
          'relative rounded-card border bg-surface-raised transition-colors duration-120 focus-within:border-focus has-focus-visible:outline-1 has-focus-visible:outline-focus',
          isTooLong ? 'border-danger' : 'border-border-strong',
        )}
      >
        <textarea
          ref={field}
          dir="auto"
          aria-label={t('composer.label', { name: partnerName })}
          aria-describedby={join(hint, isCounted && count)}
          aria-invalid={isTooLong || undefined}
          placeholder={t('composer.placeholder')}
          rows={3}
          value={draft}
          onChange={(event) => onDraftChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !isComposing(event)) send(event);
          }}
          className="block field-sizing-content max-h-[200px] min-h-[calc(3lh+1.25rem)] w-full resize-none rounded-card bg-transparent py-2.5 pr-15 pl-3.5 outline-none placeholder:text-text-subtle"
        />
        <IconButton
          type="submit"
          variant="primary"
          label={t('composer.send')}
          hideTooltip
          isDisabled={!canSend}
          className="absolute right-2 bottom-2"
        >
          <SendIcon aria-hidden="true" />
        </IconButton>
      </div>
      <div className="flex min-h-4 items-center gap-x-3 px-1 text-xs text-text-subtle">
        <div className="-my-1 -ml-1 flex gap-1">
          <EmojiTool onPick={insert} />
          {gifs && <GifTool {...gifs} />}
        </div>
        <p id={hint} className="min-w-0 pointer-coarse:sr-only">
          {t('composer.hint')}
        </p>
        {isCounted && (
          <output id={count} className={join('figures ml-auto block', isTooLong && 'font-medium text-danger-text')}>
            {t(isTooLong ? 'composer.over' : 'composer.left', {
              count: Math.abs(charactersLeft),
              number: new Intl.NumberFormat(i18n.language).format(Math.abs(charactersLeft)),
            })}
          </output>
        )}
      </div>
    </form>
  );
}
