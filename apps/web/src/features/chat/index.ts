export { useConversationCache } from './conversation-cache.ts';
export { partnerOf } from './partner.ts';

/** Sends the messages that waited when an earlier page was left. */
export const loadWaitingChats = async () => (await import('./messages-route.tsx')).WaitingChats;

/** Puts words into the composer of a conversation. */
export const loadAddToDraft = async () => (await import('./messages-route.tsx')).addToDraft;
export type AddToDraft = Awaited<ReturnType<typeof loadAddToDraft>>;
