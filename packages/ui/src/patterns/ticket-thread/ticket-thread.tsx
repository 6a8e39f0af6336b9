import { type FormEvent, type HTMLAttributes, type RefAttributes, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { SendIcon } from '../../primitives/icons/icons.ts';
import { TextArea } from '../../primitives/text-area/text-area.tsx';
import { areReady, type Attachments, TicketAttachments } from '../ticket-attachments/ticket-attachments.tsx';
import { TicketPriorityBadge, TicketStatusBadge } from './ticket-badges.tsx';
import { TicketMessages } from './ticket-messages.tsx';
import { ticketNumber } from './ticket.number.ts';
import type { EarlierMessages, TicketStatus, TicketView } from './ticket.types.ts';

export { TicketPriorityBadge, TicketStatusBadge } from './ticket-badges.tsx';
export { TicketMessages, type TicketMessagesProps } from './ticket-messages.tsx';
export type { TicketPicture } from './ticket-pictures.tsx';
export type { EarlierMessages, TicketMessage, TicketStatus, TicketView } from './ticket.types.ts';

/** D37: characters of one message. */
const REPLY_LIMIT = 4000;

/** A status that the requester may set. */
export type TicketMove = Exclude<TicketStatus, 'in_progress'>;

export interface TicketThreadProps extends HTMLAttributes<HTMLDivElement>, RefAttributes<HTMLDivElement> {
  ticket: TicketView;
  /** Omitted if the ticket has all its messages. */
  earlier?: EarlierMessages | undefined;
  /** The seed of the person's picture: the id of the user. */
  userId: string;
  userAvatar?: string | null | undefined;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  /** The reply draft; its owner keeps it until the server has it. */
  reply: string;
  onReplyChange: (text: string) => void;
  /** Sends the trimmed reply; never called with a blank one, unless it has pictures. */
  onSend: (text: string) => void;
  isSending?: boolean;
  /** Why the reply was not sent. */
  sendError?: string | undefined;
  /** The reply's pictures; omitted if none can be sent. */
  attachments?: Attachments | undefined;
  /** The person's possible moves, the likelier first (D26), and whether the ticket accepts messages. */
  moves: readonly TicketMove[];
  canReply: boolean;
  onMove: (status: TicketStatus) => void;
  /** The status being set. */
  movingTo?: TicketStatus | undefined;
  /** Why the status was not changed. */
  moveError?: string | undefined;
}

function Facts({ ticket }: { ticket: TicketView }) {
  const { t } = useTranslation('support');
  const { locale } = useLocale();
  const fact = 'mu:text-sm mu:text-text-muted';
  return (
    <ul aria-label={t('thread.details')} className="mu:flex mu:flex-wrap mu:items-center mu:gap-x-3 mu:gap-y-2">
      <li>
        <TicketStatusBadge status={ticket.status} />
      </li>
      <li>
        <span className="mu:sr-only">{t('form.priority')}: </span>
        <TicketPriorityBadge priority={ticket.priority} />
      </li>
      <li className={fact}>{t(`category.${ticket.category}`)}</li>
      <li className={join(fact, 'mu:figures')}>
        {t('thread.number', { id: ticketNumber(ticket._id) })} ·{' '}
        <time dateTime={ticket.createdAt}>
          {new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(ticket.createdAt))}
        </time>
      </li>
    </ul>
  );
}

function Moves({ moves, movingTo, onMove }: Pick<TicketThreadProps, 'moves' | 'movingTo' | 'onMove'>) {
  const { t } = useTranslation('support');
  return (
    <div className="mu:flex mu:flex-wrap mu:gap-2">
      {moves.map((move) => (
        <Button
          key={move}
          size="sm"
          isPending={movingTo === move}
          isDisabled={movingTo !== undefined && movingTo !== move}
          onPress={() => onMove(move)}
        >
          {t(`thread.move.${move}`)}
        </Button>
      ))}
    </div>
  );
}

/** A draft that cannot be sent: the ticket was closed meanwhile. */
function Unsent({ text }: { text: string }) {
  const { t } = useTranslation('support');
  return (
    <output className="mu:block mu:rounded-card mu:border mu:border-border mu:p-4">
      <span className="mu:block mu:font-medium">{t('thread.sendFailed')}</span>
      <span className="mu:block mu:text-sm mu:text-text-muted">{t('thread.unsentText')}</span>
      <span dir="auto" className="mu:mt-3 mu:block mu:wrap-anywhere mu:whitespace-pre-wrap">
        {text}
      </span>
    </output>
  );
}

function ReplyBox({
  reply,
  isSending = false,
  sendError,
  attachments,
  onReplyChange,
  onSend,
}: Pick<TicketThreadProps, 'reply' | 'isSending' | 'sendError' | 'attachments' | 'onReplyChange' | 'onSend'>) {
  const { t } = useTranslation('support');
  const field = useRef<HTMLTextAreaElement>(null);
  const text = reply.trim();
  const isSaid = text !== '' || (attachments !== undefined && attachments.pictures.length > 0);
  const isReady = isSaid && areReady(attachments);
  function send(event: FormEvent): void {
    event.preventDefault();
    if (!isReady || isSending) return;
    // After sending, the button is disabled and would lose the focus.
    field.current?.focus();
    onSend(text);
  }
  return (
    <form onSubmit={send} className="mu:flex mu:flex-col mu:gap-3">
      {sendError && (
        <Banner tone="danger" title={t('thread.sendFailed')}>
          <p className="mu:block">{sendError}</p>
          <p className="mu:block">{t('form.kept')}</p>
        </Banner>
      )}
      <TextArea
        inputRef={field}
        label={t('thread.reply')}
        placeholder={t('thread.replyPlaceholder')}
        value={reply}
        onChange={onReplyChange}
        isReadOnly={isSending}
        limit={REPLY_LIMIT}
      />
      {attachments && <TicketAttachments attachments={attachments} isDisabled={isSending} />}
      <Button
        type="submit"
        variant="primary"
        isPending={isSending}
        isDisabled={!isReady && !isSending}
        icon={<SendIcon aria-hidden="true" className="mu:size-4.5" />}
        className="mu:max-sm:w-full mu:sm:self-end"
      >
        {t('thread.send')}
      </Button>
    </form>
  );
}

/**
 * A ticket as its requester sees it: the question, the team's answers, the possible actions. A closed one is read-only until it is reopened; an
 * unsent reply stays in its box.
 */
export function TicketThread({
  ticket,
  earlier,
  userId,
  userAvatar,
  now,
  reply,
  onReplyChange,
  onSend,
  isSending,
  sendError,
  attachments,
  moves,
  canReply,
  onMove,
  movingTo,
  moveError,
  className,
  ...props
}: TicketThreadProps) {
  const { t } = useTranslation('support');
  const { status } = ticket;
  const { containerRef, fallbackRef } = useFocusFallback<HTMLDivElement, HTMLDivElement>();
  const messages = [
    {
      _id: ticket._id,
      message: ticket.description,
      isSupport: false,
      timestamp: ticket.createdAt,
      pictures: ticket.pictures ?? [],
    },
    ...ticket.messages,
  ];
  return (
    <div {...props} className={join('mu:flex mu:flex-col mu:gap-6', className)}>
      <Facts ticket={ticket} />
      <div role="log">
        <TicketMessages
          messages={messages}
          earlier={earlier}
          personName={t('thread.you')}
          personSeed={userId}
          personAvatar={userAvatar}
          now={now}
        />
      </div>
      <div ref={containerRef} className="mu:flex mu:flex-col mu:gap-5 mu:border-t mu:border-border mu:pt-6">
        {moveError && (
          <Banner tone="danger" title={t('thread.moveFailed')}>
            {moveError}
          </Banner>
        )}
        <div className="mu:flex mu:flex-wrap mu:items-center mu:justify-between mu:gap-x-6 mu:gap-y-3">
          <div ref={fallbackRef} tabIndex={-1} className="mu:min-w-48 mu:flex-1 mu:rounded-small mu:focus-ring">
            {status === 'closed' ? (
              <>
                <p className="mu:font-medium">{t('thread.closed')}</p>
                <p className="mu:text-sm mu:text-text-muted">{t('thread.closedText')}</p>
              </>
            ) : (
              <p className="mu:text-text-muted">{t(`thread.now.${status}`)}</p>
            )}
          </div>
          <Moves moves={moves} movingTo={movingTo} onMove={onMove} />
        </div>
        {!canReply && reply.trim() !== '' && <Unsent text={reply.trim()} />}
        {canReply && (
          <ReplyBox
            reply={reply}
            isSending={isSending ?? false}
            sendError={sendError}
            attachments={attachments}
            onReplyChange={onReplyChange}
            onSend={onSend}
          />
        )}
      </div>
    </div>
  );
}
