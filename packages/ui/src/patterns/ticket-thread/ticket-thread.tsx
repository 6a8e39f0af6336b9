import type { HTMLAttributes, RefAttributes } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { TicketThread as KitThread } from '../../blocks/ticket-thread/ticket-thread.tsx';
import { areReady, type Attachments, TicketAttachments } from '../ticket-attachments/ticket-attachments.tsx';
import { TicketPriorityBadge, TicketStatusBadge } from './ticket-badges.tsx';
import { useTicketMessages } from './ticket-messages.tsx';
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

/** The kit's TicketThread in this product's words: the question, the team's answers, and the moves that the person may make (D26). */
export function TicketThread({
  ticket,
  earlier,
  userId,
  userAvatar,
  now,
  attachments,
  moves,
  isSending = false,
  ...props
}: TicketThreadProps) {
  const { t } = useTranslation('support');
  const { locale } = useLocale();
  const { status } = ticket;
  const thread = useTicketMessages({
    messages: [
      {
        _id: ticket._id,
        message: ticket.description,
        isSupport: false,
        timestamp: ticket.createdAt,
        pictures: ticket.pictures ?? [],
      },
      ...ticket.messages,
    ],
    earlier,
    personName: t('thread.you'),
    personSeed: userId,
    personAvatar: userAvatar,
    now,
  });
  return (
    <KitThread
      {...props}
      {...thread}
      facts={[
        { id: 'status', content: <TicketStatusBadge status={status} /> },
        {
          id: 'priority',
          content: (
            <>
              <span className="mu:sr-only">{t('form.priority')}: </span>
              <TicketPriorityBadge priority={ticket.priority} />
            </>
          ),
        },
        { id: 'category', content: t(`category.${ticket.category}`) },
        {
          id: 'number',
          isFigure: true,
          content: (
            <>
              {t('thread.number', { id: ticketNumber(ticket._id) })} ·{' '}
              <time dateTime={ticket.createdAt}>
                {new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(ticket.createdAt))}
              </time>
            </>
          ),
        },
      ]}
      state={
        status === 'closed'
          ? { title: t('thread.closed'), text: t('thread.closedText') }
          : { text: t(`thread.now.${status}`) }
      }
      moves={moves.map((move) => ({ status: move, label: t(`thread.move.${move}`) }))}
      isSending={isSending}
      limit={REPLY_LIMIT}
      attachments={
        attachments && {
          field: <TicketAttachments attachments={attachments} isDisabled={isSending} />,
          count: attachments.pictures.length,
          areReady: areReady(attachments),
        }
      }
      texts={{
        details: t('thread.details'),
        messages: t('thread.messages'),
        none: t('thread.none'),
        reply: t('thread.reply'),
        replyPlaceholder: t('thread.replyPlaceholder'),
        send: t('thread.send'),
        sendFailed: t('thread.sendFailed'),
        kept: t('form.kept'),
        unsentText: t('thread.unsentText'),
        moveFailed: t('thread.moveFailed'),
      }}
    />
  );
}
