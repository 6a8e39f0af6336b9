export {
  createForMatch,
  decideTurnsBetween,
  findOpenConversationIds,
  findYourTurn,
  unreadMessagesByProfile,
} from './conversations.repository.ts';
export { toConversation } from './messaging.view.ts';
