export {
  createForMatch,
  findRecentConversationIds,
  findUnreadConversations,
  unreadMessagesByProfile,
} from './conversations.repository.ts';
export { toConversation } from './messaging.view.ts';
