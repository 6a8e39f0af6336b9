import type { Operations } from '../../http/operation.ts';
import { offsetMeta, partOf } from '../../http/paging.ts';
import type { MessagingService } from './messaging.service.ts';

type MessagingOperations = Pick<
  Operations,
  | 'getYourTurn'
  | 'passYourTurn'
  | 'listConversations'
  | 'createConversation'
  | 'closeConversation'
  | 'listMessages'
  | 'markConversationRead'
  | 'sendMessage'
>;

export function messagingOperations(messaging: MessagingService): MessagingOperations {
  return {
    async listConversations({ caller, query }) {
      const { profileId, conversationId = null } = query;
      const list = ['listConversations', caller.userId, profileId, conversationId];
      const request = { profileId, conversationId, ...partOf(list, query) };
      const { data, ...read } = await messaging.listConversations(caller, request);
      return { data, meta: offsetMeta(list, query, read) };
    },
    createConversation: ({ caller, body }) => messaging.createConversation(caller, body),
    getYourTurn: ({ caller, query }) => messaging.getYourTurn(caller, query.profileId),
    passYourTurn: async ({ caller, query }) => void (await messaging.passYourTurn(caller, query.profileId)),
    closeConversation: ({ caller, path, query }) => messaging.closeConversation(caller, path.id, query.profileId),
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
