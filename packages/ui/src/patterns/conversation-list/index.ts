export { ConversationList, type ConversationListProps, type ConversationSummary } from './conversation-list.tsx';
export type { Partner } from './partner.ts';
export { PartnerAvatar } from './partner-avatar.tsx';
