export {
  createForMatch,
  decideTurnsBetween,
  findOpenConversationIds,
  findYourTurn,
  unreadMessagesByProfile,
} from './conversations.repository.ts';
export { findLastWords } from './messages.repository.ts';
export { toConversation } from './messaging.view.ts';
