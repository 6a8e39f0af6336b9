import { useTranslation } from 'react-i18next';
import {
  TicketMessages as KitMessages,
  type TicketMessagesProps as KitProps,
} from '../../blocks/ticket-thread/ticket-messages.tsx';
import { brand } from '../../brand.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Mark } from '../../primitives/logo/mark.tsx';
import { LoadMore } from '../load-more/load-more.tsx';
import { TicketPictures } from './ticket-pictures.tsx';
import type { EarlierMessages, TicketMessage } from './ticket.types.ts';

export interface TicketMessagesProps {
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

/** The kit's TicketMessages: the person's under their picture, the team's under the mark. */
export function TicketMessages(props: TicketMessagesProps) {
  const { messages, earlier, now } = useTicketMessages(props);
  const { t } = useTranslation('support');
  return (
    <KitMessages
      messages={messages}
      earlier={earlier}
      now={now}
      noneText={t('thread.none')}
      label={t('thread.messages')}
    />
  );
}

/** What the kit's parts of a ticket need to show these messages. */
export function useTicketMessages({
  messages,
  earlier,
  personName,
  personSeed,
  personAvatar,
  now,
}: TicketMessagesProps): Pick<KitProps, 'messages' | 'earlier' | 'now'> {
  const { t } = useTranslation('support');
  return {
    messages: messages.map(({ _id, message, isSupport, timestamp, pictures = [] }) => ({
      id: _id,
      author: isSupport ? t('thread.team', { product: brand.name }) : personName,
      picture: isSupport ? (
        <span
          aria-hidden="true"
          className="mu:grid mu:size-8 mu:shrink-0 mu:place-items-center mu:rounded-full mu:border mu:border-border mu:bg-surface-raised"
        >
          <Mark className="mu:h-3.5 mu:w-auto" />
        </span>
      ) : (
        <Avatar src={personAvatar} seed={personSeed} size="sm" />
      ),
      isTeam: isSupport,
      text: message,
      sentAt: timestamp,
      attachments: <TicketPictures pictures={pictures} className="mu:mt-3" />,
    })),
    earlier: earlier && (
      <LoadMore
        hasMore={earlier.hasMore}
        isLoading={earlier.isLoading}
        failure={earlier.failure}
        label={t('thread.earlier')}
        allShownLabel={t('thread.earlierAllShown')}
        onPress={earlier.onLoad}
        className="mu:py-0"
      />
    ),
    now,
  };
}
