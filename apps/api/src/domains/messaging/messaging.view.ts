import type { components } from '@mutuals/api-client/schema';
import type { ConversationRow, MemberRow } from './conversations.repository.ts';
import type { MessageRow } from './messages.repository.ts';
import type { ProfileRow } from '../profiles/profiles.repository.ts';
import { toPartner } from '../profiles/profiles.view.ts';

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
  // The database keeps metadata with GIFs and with nothing else.
  return row.metadata === null
    ? { ...common, type: 'text', metadata: null }
    : { ...common, type: 'gif', metadata: row.metadata };
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

export interface ConversationContext {
  /** Whose view it is. */
  ownProfileId: string;
  /** Of this and other conversations. */
  members: readonly MemberRow[];
  last: readonly MessageRow[];
  profiles: readonly ProfileRow[];
}

/** A conversation as one of its two profiles sees it, that profile first. */
export function toConversation(
  row: ConversationRow,
  { ownProfileId, members, last, profiles }: ConversationContext,
): Schemas['Conversation'] {
  const both = members
    .filter((member) => member.conversation_id === row.id)
    .sort((a) => (a.profile_id === ownProfileId ? -1 : 1));
  const message = last.find((candidate) => candidate.conversation_id === row.id);
  return {
    _id: row.id,
    participants: both.map((member) => {
      const profile = profiles.find(({ id }) => id === member.profile_id);
      return profile === undefined ? { _id: member.profile_id, isDeleted: true } : toPartner(profile);
    }),
    lastMessage:
      message === undefined
        ? null
        : {
            seq: message.seq,
            content: message.content,
            type: message.type,
            senderId: message.sender_profile_id,
            createdAt: message.created_at.toISOString(),
          },
    lastMessageAt: row.last_message_at?.toISOString() ?? null,
    unreadCount: { [ownProfileId]: both.find((member) => member.profile_id === ownProfileId)?.unread_count ?? 0 },
    createdAt: row.created_at.toISOString(),
  };
}
