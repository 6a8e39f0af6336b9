export {
  createForMatch,
  findRecentConversationIds,
  findYourTurn,
  unreadMessagesByProfile,
} from './conversations.repository.ts';
export { toConversation } from './messaging.view.ts';
