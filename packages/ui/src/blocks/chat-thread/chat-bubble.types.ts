import type { PartProps } from '../../lib/parts.ts';
import type { ChatMessage, ChatMessagesProps } from './chat-bubble.tsx';
import type { ChatThreadTexts } from './chat-thread.texts.ts';

export interface ChatBubbleProps<M extends ChatMessage> extends ChatMessagesProps<M> {
  message: M;
  /** First and last of a run of messages by one person: the last has the time and the mark. */
  isFirst: boolean;
  isLast: boolean;
  partnerName: string;
  /** Reports the message, by a button beside it; the partner's only. */
  onReport?: (() => void) | undefined;
  /** Whether Tab reaches that button; the arrow keys of a thread reach the others. */
  isReportInTabOrder: boolean;
  words: ChatThreadTexts;
  part: PartProps<'bubble' | 'report' | 'failure' | 'foot'>;
}
