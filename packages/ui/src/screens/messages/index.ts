export type { MessagesList, MessagesScreenProps, MessagesThread, OpenThread } from './messages.types.ts';
export { MessagesScreen } from './messages-screen.tsx';
