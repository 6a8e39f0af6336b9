import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { join } from '../../lib/cx.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { useText } from '../../lib/texts/texts.ts';
import { dayHeading, dayKey, timeOfDay } from '../../lib/when.ts';
import type { ticketMessagesParts } from './ticket-thread.parts.ts';

/** One message about a ticket. */
export interface TicketMessage {
  readonly id: string;
  /** Who wrote it: "You", "Support". */
  readonly author: string;
  /** Their picture, 32 px: an Avatar. */
  readonly picture?: ReactNode;
  readonly isTeam: boolean;
  /** Empty where it has attachments alone. */
  readonly text: string;
  /** ISO 8601. */
  readonly sentAt: string;
  /** Below its words. */
  readonly attachments?: ReactNode;
}

export interface TicketMessagesProps
  extends Omit<HTMLAttributes<HTMLOListElement>, 'children'>, RefAttributes<HTMLOListElement> {
  /** From the oldest to the newest. */
  messages: readonly TicketMessage[];
  /** Milliseconds since 1970. */
  now: number;
  /** What leads to those that are left out between the first one, which is the question, and the second. */
  earlier?: ReactNode;
  noneText?: string | undefined;
  label?: string | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof ticketMessagesParts> | undefined;
}

/** A ticket's messages, day by day: the person's plain, the team's on a raised card. */
export function TicketMessages({
  messages,
  now,
  earlier,
  noneText,
  label,
  className,
  classNames,
  ...props
}: TicketMessagesProps) {
  const part = partsOf<typeof ticketMessagesParts>('ticket-messages', classNames);
  const none = useText('ticketThread', 'none', noneText);
  const name = useText('ticketThread', 'messages', label);
  const { locale } = useLocale();
  if (messages.length === 0) return <p className="mu:text-text-muted">{none}</p>;
  return (
    <ol
      data-slot="ticket-messages"
      aria-label={name}
      {...props}
      className={join('mu:ui:flex mu:ui:flex-col mu:ui:gap-4', className)}
    >
      {messages.map((message, index) => {
        const before = messages[index - 1];
        const isNewDay = before === undefined || dayKey(before.sentAt) !== dayKey(message.sentAt);
        return (
          <li key={message.id} className="mu:flex mu:flex-col mu:gap-4">
            {isNewDay && (
              <p
                {...part(
                  'day',
                  'mu:flex mu:items-center mu:gap-3 mu:text-xs mu:text-text-subtle mu:before:h-px mu:before:flex-1 mu:before:bg-border mu:after:h-px mu:after:flex-1 mu:after:bg-border',
                )}
              >
                {dayHeading(message.sentAt, now, locale)}
              </p>
            )}
            <div className="mu:flex mu:gap-3">
              {message.picture}
              <div
                {...part(
                  'message',
                  join(
                    'mu:min-w-0 mu:flex-1 mu:rounded-card mu:border mu:border-border mu:p-4 mu:pt-3',
                    message.isTeam && 'mu:bg-surface-raised',
                  ),
                )}
              >
                <p {...part('author', 'mu:flex mu:flex-wrap mu:items-baseline mu:justify-between mu:gap-x-4')}>
                  <span dir="auto" className="mu:font-medium">
                    {message.author}
                  </span>
                  <time dateTime={message.sentAt} className="mu:figures mu:text-xs mu:text-text-subtle">
                    {timeOfDay(message.sentAt, locale)}
                  </time>
                </p>
                {message.text !== '' && (
                  <p dir="auto" {...part('text', 'mu:mt-1 mu:wrap-anywhere mu:whitespace-pre-wrap')}>
                    {message.text}
                  </p>
                )}
                {message.attachments}
              </div>
            </div>
            {index === 0 && earlier}
          </li>
        );
      })}
    </ol>
  );
}
