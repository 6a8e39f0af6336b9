import { type FormEvent, type HTMLAttributes, type ReactNode, type RefAttributes, useRef } from 'react';
import { join } from '../../lib/cx.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { SendIcon } from '../../primitives/icons/icons.ts';
import { TextArea } from '../../primitives/text-area/text-area.tsx';
import { type TicketMessage, TicketMessages } from './ticket-messages.tsx';
import type { ticketThreadParts } from './ticket-thread.parts.ts';
import type { TicketThreadTexts } from './ticket-thread.texts.ts';

export { type TicketMessage, TicketMessages, type TicketMessagesProps } from './ticket-messages.tsx';

/** One fact about a ticket. */
export interface TicketFact {
  readonly id: string;
  /** A word, a Badge. */
  readonly content: ReactNode;
  /** It is a text with figures: a number, a date. */
  readonly isFigure?: boolean | undefined;
}

/** A status that the person may give the ticket. */
export interface TicketMove<Status extends string> {
  readonly status: Status;
  /** "Close ticket". */
  readonly label: string;
}

/** What is written beside the words of a reply. */
export interface ReplyAttachments {
  /** The control that takes them. */
  readonly field: ReactNode;
  readonly count: number;
  /** None of them is still on its way. */
  readonly areReady: boolean;
}

export interface TicketThreadProps<Status extends string>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, RefAttributes<HTMLDivElement> {
  facts: readonly TicketFact[];
  /** The question, then the answers, from the oldest to the newest. */
  messages: readonly TicketMessage[];
  /** What leads to messages that are left out after the question. */
  earlier?: ReactNode;
  /** Milliseconds since 1970. */
  now: number;
  /** Whose turn it is; with a title where the ticket is closed. */
  state: { readonly title?: string | undefined; readonly text: string };
  /** The likelier first. */
  moves: readonly TicketMove<Status>[];
  onMove: (status: Status) => void;
  /** The status being set. */
  movingTo?: Status | undefined;
  /** Why it was not set. */
  moveError?: string | undefined;
  /** Whether the ticket takes messages. */
  canReply: boolean;
  /** The reply draft; its owner keeps it until the server has it. */
  reply: string;
  onReplyChange: (text: string) => void;
  /** Sends the trimmed reply; never called with a blank one, unless it has attachments. */
  onSend: (text: string) => void;
  isSending?: boolean | undefined;
  /** Why the reply was not sent. */
  sendError?: string | undefined;
  /** The most characters of a reply, where there is a most. */
  limit?: number | undefined;
  attachments?: ReplyAttachments | undefined;
  texts?: TicketThreadTexts | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof ticketThreadParts> | undefined;
}

type ReplyProps = Pick<
  TicketThreadProps<string>,
  'reply' | 'isSending' | 'sendError' | 'attachments' | 'onReplyChange' | 'onSend' | 'limit'
> & { readonly words: TicketThreadTexts; readonly part: { readonly className: string } };

function ReplyBox({
  reply,
  isSending = false,
  sendError,
  attachments,
  onReplyChange,
  onSend,
  limit,
  words,
  part,
}: ReplyProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const text = reply.trim();
  const isReady = (text !== '' || (attachments?.count ?? 0) > 0) && attachments?.areReady !== false;
  function send(event: FormEvent): void {
    event.preventDefault();
    if (!isReady || isSending) return;
    // After sending, the button is disabled and would lose the focus.
    field.current?.focus();
    onSend(text);
  }
  return (
    <form onSubmit={send} {...part}>
      {sendError && (
        <Banner tone="danger" title={words.sendFailed}>
          <p className="mu:block">{sendError}</p>
          <p className="mu:block">{words.kept}</p>
        </Banner>
      )}
      <TextArea
        inputRef={field}
        label={words.reply}
        placeholder={words.replyPlaceholder}
        value={reply}
        onChange={onReplyChange}
        isReadOnly={isSending}
        limit={limit}
      />
      {attachments?.field}
      <Button
        type="submit"
        variant="primary"
        isPending={isSending}
        isDisabled={!isReady && !isSending}
        icon={<SendIcon aria-hidden="true" className="mu:size-4.5 mu:rtl:-scale-x-100" />}
        className="mu:max-sm:w-full mu:sm:self-end"
      >
        {words.send}
      </Button>
    </form>
  );
}

/**
 * A question to a team as the person who asked sees it: the facts, the answers, and what can be done. A closed one is read-only until it is
 * reopened; an unsent reply stays where it was written.
 */
export function TicketThread<Status extends string>({
  facts,
  messages,
  earlier,
  now,
  state,
  moves,
  onMove,
  movingTo,
  moveError,
  canReply,
  reply,
  onReplyChange,
  onSend,
  isSending,
  sendError,
  limit,
  attachments,
  texts,
  className,
  classNames,
  ...props
}: TicketThreadProps<Status>) {
  const part = partsOf<typeof ticketThreadParts>('ticket-thread', classNames);
  const words = useTexts('ticketThread', texts);
  const { containerRef, fallbackRef } = useFocusFallback<HTMLDivElement, HTMLDivElement>();
  return (
    <div data-slot="ticket-thread" {...props} className={join('mu:ui:flex mu:ui:flex-col mu:gap-6', className)}>
      <ul aria-label={words.details} {...part('facts', 'mu:flex mu:flex-wrap mu:items-center mu:gap-x-3 mu:gap-y-2')}>
        {facts.map(({ id, content, isFigure = false }) => (
          <li
            key={id}
            className={join(
              (isFigure || typeof content === 'string') && 'mu:text-sm mu:text-text-muted',
              isFigure && 'mu:figures',
            )}
          >
            {content}
          </li>
        ))}
      </ul>
      <div role="log" {...part('log')}>
        <TicketMessages messages={messages} earlier={earlier} now={now} noneText={words.none} label={words.messages} />
      </div>
      <div ref={containerRef} {...part('foot', 'mu:flex mu:flex-col mu:gap-5 mu:border-t mu:border-border mu:pt-6')}>
        {moveError && (
          <Banner tone="danger" title={words.moveFailed}>
            {moveError}
          </Banner>
        )}
        <div className="mu:flex mu:flex-wrap mu:items-center mu:justify-between mu:gap-x-6 mu:gap-y-3">
          <div
            ref={fallbackRef}
            tabIndex={-1}
            {...part('state', 'mu:min-w-48 mu:flex-1 mu:rounded-small mu:focus-ring')}
          >
            {state.title === undefined ? (
              <p className="mu:text-text-muted">{state.text}</p>
            ) : (
              <>
                <p className="mu:font-medium">{state.title}</p>
                <p className="mu:text-sm mu:text-text-muted">{state.text}</p>
              </>
            )}
          </div>
          <div {...part('moves', 'mu:flex mu:flex-wrap mu:gap-2')}>
            {moves.map(({ status, label }) => (
              <Button
                key={status}
                size="sm"
                isPending={movingTo === status}
                isDisabled={movingTo !== undefined && movingTo !== status}
                onPress={() => onMove(status)}
              >
                {label}
              </Button>
            ))}
          </div>
        </div>
        {!canReply && reply.trim() !== '' && (
          <output {...part('unsent', 'mu:block mu:rounded-card mu:border mu:border-border mu:p-4')}>
            <span className="mu:block mu:font-medium">{words.sendFailed}</span>
            <span className="mu:block mu:text-sm mu:text-text-muted">{words.unsentText}</span>
            <span dir="auto" className="mu:mt-3 mu:block mu:wrap-anywhere mu:whitespace-pre-wrap">
              {reply.trim()}
            </span>
          </output>
        )}
        {canReply && (
          <ReplyBox
            part={part('reply', 'mu:flex mu:flex-col mu:gap-3')}
            words={words}
            reply={reply}
            isSending={isSending}
            sendError={sendError}
            attachments={attachments}
            onReplyChange={onReplyChange}
            onSend={onSend}
            limit={limit}
          />
        )}
      </div>
    </div>
  );
}
