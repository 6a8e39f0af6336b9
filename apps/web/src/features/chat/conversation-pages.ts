// What a message or a reading changes in the fetched lists of conversations.
import type { Conversation, ConversationList, Message, ReadReceipt } from '@mutuals/api-client';

type Pages = readonly ConversationList[];

/**
 * The conversations of a profile after a message: its conversation shows it, and is the first of those where it is the profile's turn, or
 * of the rest. Null when the list does not hold the conversation, or already knows a later message: then it is to be fetched.
 */
export function withMessage(pages: Pages, message: Message, profileId: string): ConversationList[] | null {
  const known = pages.flatMap(({ data }) => data).find(({ _id }) => _id === message.conversationId);
  if (!known || (known.lastMessage?.seq ?? 0) >= message.seq) return null;
  const { seq, content, type, senderId, createdAt } = message;
  const isOwn = senderId === profileId;
  const unread = (known.unreadCount[profileId] ?? 0) + (isOwn ? 0 : 1);
  // Writing opens a closed conversation again; a message of the other side leaves it closed.
  const closed = known.closed?.isOwn === isOwn ? null : known.closed;
  const changed: Conversation = {
    ...known,
    closed,
    waitingSince: isOwn || closed !== null ? null : (known.waitingSince ?? createdAt),
    lastMessage: { seq, content, type, senderId, createdAt },
    lastMessageAt: createdAt,
    unreadCount: { ...known.unreadCount, [profileId]: unread },
  };
  const others = pages.map((page) => ({ ...page, data: page.data.filter(({ _id }) => _id !== known._id) }));
  const comesBefore = ({ waitingSince }: Conversation) => changed.waitingSince !== null || waitingSince === null;
  const place = others.findIndex(({ data }) => data.some(comesBefore));
  // Behind all that is loaded: it comes with the next page, if there is one.
  const last = others.at(-1);
  if (place === -1 && last?.meta.nextCursor === null) last.data.push(changed);
  const page = others[place];
  if (page) page.data.splice(page.data.findIndex(comesBefore), 0, changed);
  return others;
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
