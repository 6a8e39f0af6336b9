import type { components } from '@mutuals/api-client/schema';
import type { ListedConversation, MemberRow } from './conversations.repository.ts';
import type { MessageRow } from './messages.repository.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import { toPartner } from '../profiles/profiles.public.ts';

type Schemas = components['schemas'];

/** A message as both sides see it; `readSeq` is how far its receiver has read. */
export function toMessage(row: MessageRow, readSeq: number): Schemas['Message'] {
  const common = {
    _id: row.id,
    conversationId: row.conversation_id,
    seq: row.seq,
    clientId: row.client_id,
    senderId: row.sender_profile_id,
    content: row.content,
    status: row.seq <= readSeq ? 'read' : 'sent',
    createdAt: row.created_at.toISOString(),
  } as const;
  // Only GIFs have metadata; servers of earlier versions stored no still picture.
  return row.metadata === null
    ? { ...common, type: 'text', metadata: null }
    : { ...common, type: 'gif', metadata: { stillUrl: null, ...row.metadata } };
}

/** How far a member has read, and when. */
export function toReadReceipt(member: MemberRow, readAt: Date): Schemas['ReadReceipt'] {
  return {
    conversationId: member.conversation_id,
    readerProfileId: member.profile_id,
    lastReadSeq: member.last_read_seq,
    readAt: readAt.toISOString(),
  };
}

/** A conversation as one of its two profiles sees it, that profile first. */
export function toConversation(row: ListedConversation, addresses: PictureAddresses): Schemas['Conversation'] {
  return {
    _id: row.id,
    participants: [toPartner(row.own, addresses), toPartner(row.partner, addresses)],
    lastMessage: toLastMessage(row),
    lastMessageAt: row.last_message_at?.toISOString() ?? null,
    unreadCount: { [row.own.id]: row.unread_count },
    waitingSince: row.waiting_since?.toISOString() ?? null,
    closed: row.closed_at && {
      isOwn: row.closed_by === row.own.id,
      isEnded: row.ended_at !== null,
      at: row.closed_at.toISOString(),
    },
    createdAt: row.created_at.toISOString(),
  };
}

function toLastMessage(row: ListedConversation): Schemas['Conversation']['lastMessage'] {
  const { last_content: content, last_type: type, last_sender_id: senderId, last_created_at: at } = row;
  if (content === null || type === null || senderId === null || at === null) return null;
  return { seq: row.last_seq, content, type, senderId, createdAt: at.toISOString() };
}
