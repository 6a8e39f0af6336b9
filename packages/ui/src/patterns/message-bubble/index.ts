export { MessageBubble, type MessageBubbleProps } from './message-bubble.tsx';
export type { MessageRow } from './message.types.ts';
