import type { Operations } from '../../http/operation.ts';
import type { MessagingService } from './messaging.service.ts';

type MessagingOperations = Pick<
  Operations,
  'listConversations' | 'createConversation' | 'listMessages' | 'markConversationRead' | 'sendMessage'
>;

export function messagingOperations(messaging: MessagingService): MessagingOperations {
  return {
    async listConversations({ caller, query: { profileId, conversationId = null, limit, offset } }) {
      const { data, total } = await messaging.listConversations(caller, { profileId, conversationId, limit, offset });
      return { data, meta: { total, limit, offset } };
    },
    createConversation: ({ caller, body }) => messaging.createConversation(caller, body),
    async listMessages({ caller, path, query: { profileId = null, before = null, after = null, limit } }) {
      const { data, hasMore } = await messaging.listMessages(caller, path.id, { profileId, before, after, limit });
      return { data, meta: { hasMore } };
    },
    markConversationRead: ({ caller, path, query: { profileId, upToSeq = null } }) =>
      messaging.markConversationRead(caller, path.id, { profileId, upToSeq }),
    async sendMessage({ caller, query, body }) {
      const { isNew, message } = await messaging.sendMessage(caller, query.profileId, body);
      return { status: isNew ? 201 : 200, body: message };
    },
  };
}
