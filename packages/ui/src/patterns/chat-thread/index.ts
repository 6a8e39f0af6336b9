export { ChatThread, type ChatThreadProps, type Older } from './chat-thread.tsx';
