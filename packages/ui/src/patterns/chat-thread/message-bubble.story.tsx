import { ChatBubble } from '../../blocks/chat-thread/chat-bubble.tsx';
import type { ChatBubbleProps } from '../../blocks/chat-thread/chat-bubble.types.ts';
import { partsOf } from '../../lib/parts.ts';
import type { chatThreadParts } from '../../blocks/chat-thread/chat-thread.parts.ts';
import type { MessageRow } from './message.types.ts';
import { type OwnMessageActions, useMessageProps } from './use-message-props.tsx';

export interface MessageBubbleProps
  extends
    Pick<ChatBubbleProps<MessageRow>, 'message' | 'isFirst' | 'isLast' | 'partnerName' | 'renderText' | 'onReport'>,
    OwnMessageActions {}

/** One message as ChatThread draws it, without a thread around it: text or GIF, the partner's or one's own with its delivery state (D25). */
export function MessageBubble({ onSendAgain, onRemove, ...props }: MessageBubbleProps) {
  const { texts, ...message } = useMessageProps({ onSendAgain, onRemove });
  return (
    <ChatBubble
      {...props}
      {...message}
      isReportInTabOrder
      words={texts}
      part={partsOf<typeof chatThreadParts>('chat-thread', undefined)}
    />
  );
}
