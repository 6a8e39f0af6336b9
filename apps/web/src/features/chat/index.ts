export { useConversationCache } from './conversation-cache.ts';
export { partnerOf } from './partner.ts';
