import type { HTMLAttributes, RefAttributes } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand.ts';
import { join } from '../../lib/cx.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Mark } from '../../primitives/logo/mark.tsx';
import { LoadMore } from '../load-more/load-more.tsx';
import { dayHeading, dayKey, timeOfDay } from '../../lib/when.ts';
import { TicketPictures } from './ticket-pictures.tsx';
import type { EarlierMessages, TicketMessage } from './ticket.types.ts';

export interface TicketMessagesProps extends HTMLAttributes<HTMLOListElement>, RefAttributes<HTMLOListElement> {
  /** From the oldest to the newest. */
  messages: readonly TicketMessage[];
  /** What is omitted between the first message, which is the description, and the second; not set if nothing ever is. */
  earlier?: EarlierMessages | undefined;
  /** The requester: "You", or their name for the team. */
  personName: string;
  /** The seed of the person's generated picture. */
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
  const { locale } = useLocale();
  return (
    <div className="mu:flex mu:gap-3">
      {of.isSupport ? (
        <span
          aria-hidden="true"
          className="mu:grid mu:size-8 mu:shrink-0 mu:place-items-center mu:rounded-full mu:border mu:border-border mu:bg-surface-raised"
        >
          <Mark className="mu:h-3.5 mu:w-auto" />
        </span>
      ) : (
        <Avatar src={avatar} seed={seed} size="sm" />
      )}
      <div
        className={join(
          'mu:min-w-0 mu:flex-1 mu:rounded-card mu:border mu:border-border mu:p-4 mu:pt-3',
          of.isSupport && 'mu:bg-surface-raised',
        )}
      >
        <p className="mu:flex mu:flex-wrap mu:items-baseline mu:justify-between mu:gap-x-4">
          <span dir="auto" className="mu:font-medium">
            {name}
          </span>
          <time dateTime={of.timestamp} className="mu:figures mu:text-xs mu:text-text-subtle">
            {timeOfDay(of.timestamp, locale)}
          </time>
        </p>
        {of.message !== '' && (
          <p dir="auto" className="mu:mt-1 mu:wrap-anywhere mu:whitespace-pre-wrap">
            {of.message}
          </p>
        )}
        <TicketPictures pictures={of.pictures ?? []} className="mu:mt-3" />
      </div>
    </div>
  );
}

/** A ticket's messages, day by day: the person's plain, the team's on a raised card under the logo. */
export function TicketMessages({
  messages,
  earlier,
  personName,
  personSeed,
  personAvatar,
  now,
  className,
  ...props
}: TicketMessagesProps) {
  const { t } = useTranslation('support');
  const { locale } = useLocale();
  if (messages.length === 0) return <p className="mu:text-text-muted">{t('thread.none')}</p>;
  return (
    <ol aria-label={t('thread.messages')} {...props} className={join('mu:flex mu:flex-col mu:gap-4', className)}>
      {messages.map((message, index) => {
        const before = messages[index - 1];
        const isNewDay = before === undefined || dayKey(before.timestamp) !== dayKey(message.timestamp);
        return (
          <li key={message._id} className="mu:flex mu:flex-col mu:gap-4">
            {isNewDay && (
              <p className="mu:flex mu:items-center mu:gap-3 mu:text-xs mu:text-text-subtle mu:before:h-px mu:before:flex-1 mu:before:bg-border mu:after:h-px mu:after:flex-1 mu:after:bg-border">
                {dayHeading(message.timestamp, now, locale)}
              </p>
            )}
            <Message
              of={message}
              name={message.isSupport ? t('thread.team', { product: brand.name }) : personName}
              seed={personSeed}
              avatar={personAvatar}
            />
            {index === 0 && earlier && (
              <LoadMore
                hasMore={earlier.hasMore}
                isLoading={earlier.isLoading}
                failure={earlier.failure}
                label={t('thread.earlier')}
                allShownLabel={t('thread.earlierAllShown')}
                onPress={earlier.onLoad}
                className="mu:py-0"
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
