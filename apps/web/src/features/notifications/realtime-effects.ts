// What follows from what the server tells in real time (SPEC section 7, realtime channels). Decided here, done by use-news.ts.
import type { ConversationList, Message, Notification } from '@mutuals/api-client';
import { keys } from '@mutuals/api-client/queries';

/** SPEC section 9: the likes list is fetched again this long after a like. */
export const LIKES_AFTER_MS = 500;

export type Effect =
  /** Fetch again what these keys hold, after a while. */
  | { do: 'refresh'; key: readonly unknown[]; afterMs: number }
  | { do: 'toast' }
  /** Show the match moment, where the person is discovering; else a toast. */
  | { do: 'match' }
  /** The realtime token must name a new conversation (D4). */
  | { do: 'renewToken' };

const refresh = (key: readonly unknown[], afterMs = 0): Effect => ({ do: 'refresh', key, afterMs });

/** What a notification asks for. `seenConversation` is the one before the person's eyes: news of it need no toast. */
export function effectsOf({ type, data }: Notification, seenConversation: string | null): Effect[] {
  const always = refresh(keys.notifications.all);
  switch (type) {
    case 'new_like':
    case 'new_likes_group':
    case 'new_like_revealed':
      return [always, { do: 'toast' }, refresh(keys.likes.all, LIKES_AFTER_MS)];
    case 'new_match':
      return [
        always,
        { do: 'renewToken' },
        { do: 'match' },
        refresh(keys.conversations.all),
        ...(data.receiverProfileId === undefined ? [] : [refresh(keys.matches(data.receiverProfileId))]),
      ];
    case 'new_message':
      return data.conversationId !== undefined && data.conversationId === seenConversation
        ? [always]
        : [always, { do: 'toast' }];
    case 'payment_confirmed':
    case 'subscription_upgraded':
      return [always, { do: 'toast' }, refresh(keys.me), refresh(keys.subscription.all)];
  }
}

type Pages = readonly ConversationList[];

/**
 * The conversations of a profile after a message: its conversation comes first and shows it; a partner's message counts as unread. Null
 * when the list does not hold the conversation, or already knows a later message: then it is to be fetched.
 */
export function withMessage(pages: Pages, message: Message, profileId: string): ConversationList[] | null {
  const known = pages.flatMap(({ data }) => data).find(({ _id }) => _id === message.conversationId);
  if (!known || (known.lastMessage?.seq ?? 0) >= message.seq) return null;
  const { seq, content, type, senderId, createdAt } = message;
  const unread = (known.unreadCount[profileId] ?? 0) + (senderId === profileId ? 0 : 1);
  const changed = {
    ...known,
    lastMessage: { seq, content, type, senderId, createdAt },
    lastMessageAt: createdAt,
    unreadCount: { ...known.unreadCount, [profileId]: unread },
  };
  return pages.map((page, index) => {
    const others = page.data.filter(({ _id }) => _id !== known._id);
    return { ...page, data: index === 0 ? [changed, ...others] : others };
  });
}

/** The conversations of a profile after it has read one of them. */
export function withNothingUnread(pages: Pages, conversationId: string, profileId: string): ConversationList[] {
  return pages.map((page) => ({
    ...page,
    data: page.data.map((conversation) =>
      conversation._id === conversationId
        ? { ...conversation, unreadCount: { ...conversation.unreadCount, [profileId]: 0 } }
        : conversation,
    ),
  }));
}
