import type { Operations } from '../http/operation.ts';
import type { MessagingService } from '../services/messaging.ts';

type MessagingOperations = Pick<
  Operations,
  'listConversations' | 'createConversation' | 'listMessages' | 'markConversationRead' | 'sendMessage'
>;

export function messagingOperations(messaging: MessagingService): MessagingOperations {
  return {
    async listConversations({ caller, query: { profileId, conversationId = null, limit, offset } }) {
      const { data, total } = await messaging.list(caller, { profileId, conversationId, limit, offset });
      return { data, meta: { total, limit, offset } };
    },
    async createConversation({ caller, body, idempotencyKey }) {
      const { isNew, conversation } = await messaging.open(caller, body, idempotencyKey);
      return { status: isNew ? 201 : 200, body: conversation };
    },
    async listMessages({ caller, path, query: { profileId = null, before = null, after = null, limit } }) {
      const { data, hasMore } = await messaging.page(caller, path.id, { profileId, before, after, limit });
      return { data, meta: { hasMore } };
    },
    markConversationRead: ({ caller, path, query }) => messaging.markRead(caller, path.id, query.profileId),
    async sendMessage({ caller, query, body }) {
      const { isNew, message } = await messaging.send(caller, query.profileId, body);
      return { status: isNew ? 201 : 200, body: message };
    },
  };
}
