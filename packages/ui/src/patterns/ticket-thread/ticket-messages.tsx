import type { HTMLAttributes, RefAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand.ts';
import { join } from '../../lib/cx.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Mark } from '../../primitives/logo/mark.tsx';
import { dayHeading, dayKey, timeOfDay } from '../when/when.ts';
import type { TicketMessage } from './ticket.types.ts';

export interface TicketMessagesProps extends HTMLAttributes<HTMLOListElement>, RefAttributes<HTMLOListElement> {
  /** From the oldest to the newest. */
  messages: readonly TicketMessage[];
  /** The person who asked for help: "You", or their name for the team. */
  personName: string;
  /** What the person's picture is drawn from when there is none. */
  personSeed: string;
  personAvatar?: string | null | undefined;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
}

function Message({
  of,
  name,
  seed,
  avatar,
}: {
  of: TicketMessage;
  name: string;
  seed: string;
  avatar: string | null | undefined;
}) {
  const { i18n } = useTranslation('support');
  return (
    <div className="flex gap-3">
      {of.isSupport ? (
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full border border-border bg-surface-raised"
        >
          <Mark className="h-3.5 w-auto" />
        </span>
      ) : (
        <Avatar src={avatar} seed={seed} size="sm" />
      )}
      <div
        className={join(
          'min-w-0 flex-1 rounded-card border border-border p-4 pt-3',
          of.isSupport && 'bg-surface-raised',
        )}
      >
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span dir="auto" className="font-medium">
            {name}
          </span>
          <time dateTime={of.timestamp} className="figures text-xs text-text-subtle">
            {timeOfDay(of.timestamp, i18n.language)}
          </time>
        </p>
        <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-wrap">
          {of.message}
        </p>
      </div>
    </div>
  );
}

/** What was written about a ticket, day by day: the person's words plain, the team's on a raised card under the mark. */
export function TicketMessages({
  messages,
  personName,
  personSeed,
  personAvatar,
  now,
  className,
  ...props
}: TicketMessagesProps) {
  const { t, i18n } = useTranslation('support');
  if (messages.length === 0) return <p className="text-text-muted">{t('thread.none')}</p>;
  return (
    <ol aria-label={t('thread.messages')} {...props} className={join('flex flex-col gap-4', className)}>
      {messages.map((message, index) => {
        const before = messages[index - 1];
        const isNewDay = before === undefined || dayKey(before.timestamp) !== dayKey(message.timestamp);
        return (
          <li key={`${message.timestamp}-${index}`} className="flex flex-col gap-4">
            {isNewDay && (
              <p className="flex items-center gap-3 text-xs text-text-subtle before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
                {dayHeading(message.timestamp, now, i18n.language)}
              </p>
            )}
            <Message
              of={message}
              name={message.isSupport ? t('thread.team', { product: brand.name }) : personName}
              seed={personSeed}
              avatar={personAvatar}
            />
          </li>
        );
      })}
    </ol>
  );
}
