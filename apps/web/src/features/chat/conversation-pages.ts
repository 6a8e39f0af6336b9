// What a message or a reading changes in the fetched lists of conversations.
import type { ConversationList, Message, ReadReceipt } from '@mutuals/api-client';

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

/**
 * The conversations of a profile after it has read one of them. Null when the list does not hold the conversation, something is left to
 * read, or what was read is newer than what the list knows, and will still come to it as unread: then it is to be fetched.
 */
export function withReading(
  pages: Pages,
  { conversationId, readerProfileId, lastReadSeq }: Omit<ReadReceipt, 'readAt'>,
): ConversationList[] | null {
  const known = pages.flatMap(({ data }) => data).find(({ _id }) => _id === conversationId);
  if (!known || (known.lastMessage?.seq ?? 0) !== lastReadSeq) return null;
  return pages.map((page) => ({
    ...page,
    data: page.data.map((conversation) =>
      conversation === known
        ? { ...conversation, unreadCount: { ...conversation.unreadCount, [readerProfileId]: 0 } }
        : conversation,
    ),
  }));
}
