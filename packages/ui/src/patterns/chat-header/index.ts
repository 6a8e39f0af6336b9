export { ChatHeader, type ChatHeaderProps, type ConnectionHint } from './chat-header.tsx';
