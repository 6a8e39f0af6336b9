import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button as AriaButton } from 'react-aria-components/Button';
import { join } from '../../lib/cx.ts';
import { focusOutward } from '../../lib/focus-outward.ts';
import { timeOfDay } from '../../lib/when.ts';
import { Button } from '../../primitives/button/button.tsx';
import { CheckIcon, DangerIcon, PendingIcon, ReadIcon, WarningIcon } from '../../primitives/icons/icons.ts';
import type { ChatBubbleProps } from './chat-bubble.types.ts';

/** One message as a thread shows it; the rows of the chat machine fit. */
export interface ChatMessage {
  /** Stays the same when an own message is confirmed. */
  readonly key: string;
  readonly isOwn: boolean;
  /** `received` for the partner's, the others for own ones; `waiting` while the server cannot be reached. */
  readonly state: 'received' | 'sending' | 'waiting' | 'failed' | 'sent' | 'read';
  /** Its words. */
  readonly content: string;
  /** Its place in the conversation; null until the server has it. */
  readonly seq: number | null;
  /** ISO 8601; null until the server has it. */
  readonly createdAt: string | null;
}

/** What a message shows in place of words, from edge to edge of its bubble: a picture. */
export interface ChatMedia {
  readonly content: ReactNode;
  /** Before it is measured, in px. */
  readonly height: number;
  /** What is announced when it arrives. */
  readonly name: string;
}

/** Why a message was not sent. */
export interface ChatFailure {
  readonly reason?: string | undefined;
  /** Whether trying again can help. */
  readonly canRetry: boolean;
}

/** How far an own message is. */
export type DeliveryState = Exclude<ChatMessage['state'], 'received' | 'failed'>;

/** How the messages of one thread are drawn, and what can be done with them. */
export interface ChatMessagesProps<M extends ChatMessage> {
  /** Draws the words of a message; plain if omitted. */
  renderText?: ((message: M) => ReactNode) | undefined;
  /** What a message shows in place of words. */
  mediaOf?: ((message: M) => ChatMedia | null) | undefined;
  /** Why a message was not sent, and whether it can be tried again: it can if omitted. */
  failureOf?: ((message: M) => ChatFailure) | undefined;
  /** Draws how far an own message is; its words are beside it for screen readers. */
  renderMark?: ((state: DeliveryState) => ReactNode) | undefined;
  onSendAgain: (message: M) => void;
  onRemove: (message: M) => void;
}

const MARKS = { sending: PendingIcon, waiting: PendingIcon, sent: CheckIcon, read: ReadIcon } as const;

const plainMark = (state: DeliveryState): ReactNode => {
  const Mark = MARKS[state];
  return <Mark aria-hidden="true" className="mu:size-3.5" />;
};

/**
 * One message, the partner's or one's own with its delivery state. A failed one keeps its place and its words, shows the reason, and offers to remove it,
 * and to retry if that can help.
 */
export function ChatBubble<M extends ChatMessage>({
  message,
  isFirst,
  isLast,
  partnerName,
  renderText,
  mediaOf,
  failureOf,
  renderMark = plainMark,
  onSendAgain,
  onRemove,
  onReport,
  isReportInTabOrder,
  words,
  part,
}: ChatBubbleProps<M>) {
  const { locale } = useLocale();
  const { isOwn, state, createdAt } = message;
  const media = mediaOf?.(message);
  const failure = state === 'failed' ? (failureOf?.(message) ?? { canRetry: true }) : null;
  const isOnItsWay = state === 'sending' || state === 'waiting';
  return (
    <div
      data-state={state}
      className={join('mu:group/bubble mu:flex mu:flex-col', isOwn ? 'mu:items-end' : 'mu:items-start')}
    >
      <span className="mu:sr-only">{isOwn ? words.you : partnerName}: </span>
      <div className={join('mu:flex mu:w-full mu:items-center mu:gap-1', isOwn && 'mu:justify-end')}>
        <div
          {...part(
            'bubble',
            join(
              'mu:max-w-[min(85%,34rem)] mu:min-w-0 mu:overflow-hidden mu:rounded-[18px] mu:transition-opacity mu:forced-colors:border',
              !media && 'mu:px-3.5 mu:py-2',
              isOwn ? 'mu:bg-accent-soft' : 'mu:border mu:border-border mu:bg-surface-raised',
              isOwn && !isFirst && 'mu:rounded-se-[6px]',
              isOwn && !isLast && 'mu:rounded-ee-[6px]',
              !isOwn && !isFirst && 'mu:rounded-ss-[6px]',
              !isOwn && !isLast && 'mu:rounded-es-[6px]',
              isOnItsWay && 'mu:opacity-70',
              failure && 'mu:border mu:border-danger mu:bg-danger-soft',
            ),
          )}
        >
          {media
            ? media.content
            : (renderText?.(message) ?? (
                <p dir="auto" className="mu:wrap-anywhere mu:whitespace-pre-wrap">
                  {message.content}
                </p>
              ))}
        </div>
        {onReport && (
          <AriaButton
            data-report
            {...part(
              'report',
              'mu:grid mu:size-9 mu:shrink-0 mu:place-items-center mu:rounded-full mu:text-text-subtle mu:opacity-0 mu:focus-ring mu:group-hover/bubble:opacity-100 mu:hover:text-text mu:focus-visible:opacity-100 mu:pointer-coarse:opacity-100 mu:forced-colors:opacity-100',
            )}
            aria-label={words.report(partnerName)}
            excludeFromTabOrder={!isReportInTabOrder}
            onPress={onReport}
          >
            <WarningIcon aria-hidden="true" className="mu:size-4" />
          </AriaButton>
        )}
      </div>
      {failure && (
        <div
          ref={focusOutward}
          {...part(
            'failure',
            'mu:mt-1 mu:flex mu:flex-wrap mu:items-center mu:justify-end mu:gap-1 mu:text-sm mu:text-danger-text',
          )}
        >
          <span className="mu:flex mu:max-w-[34rem] mu:gap-1.5 mu:pe-1 mu:text-end">
            <DangerIcon aria-hidden="true" className="mu:mt-0.5 mu:size-4 mu:shrink-0" />
            {words.failed(failure.reason)}
          </span>
          {failure.canRetry && (
            <Button size="sm" variant="quiet" onPress={() => onSendAgain(message)}>
              {words.tryAgain}
            </Button>
          )}
          <Button size="sm" variant="quiet" onPress={() => onRemove(message)}>
            {words.remove}
          </Button>
        </div>
      )}
      {isLast && state !== 'failed' && (
        <p
          {...part(
            'foot',
            join(
              'mu:mt-1 mu:flex mu:items-center mu:gap-1 mu:px-1 mu:text-xs mu:text-text-subtle',
              isOwn && 'mu:justify-end',
            ),
          )}
        >
          {createdAt && (
            <time dateTime={createdAt} className="mu:figures">
              {timeOfDay(createdAt, locale)}
            </time>
          )}
          {isOnItsWay && <span aria-hidden="true">{words.state[state]}</span>}
          {state !== 'received' && (
            <>
              {renderMark(state)}
              <span className="mu:sr-only">{words.state[state]}</span>
            </>
          )}
        </p>
      )}
    </div>
  );
}
