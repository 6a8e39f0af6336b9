import {
  ChatThread as KitThread,
  type ChatThreadProps as KitThreadProps,
} from '../../blocks/chat-thread/chat-thread.tsx';
import type { MessageRow } from './message.types.ts';
import { type OwnMessageActions, useMessageProps } from './use-message-props.tsx';

export interface ChatThreadProps
  extends
    Pick<
      KitThreadProps<MessageRow>,
      'older' | 'partnerName' | 'now' | 'renderText' | 'onLoadOlder' | 'onReport' | 'onSeen' | 'className'
    >,
    OwnMessageActions {
  /** From the oldest to the newest. */
  rows: readonly MessageRow[];
}

/** The kit's ChatThread with this product's messages: texts and GIFs, reasons of faults, and the diamonds that mark what was read. */
export function ChatThread({ rows, onSendAgain, onRemove, ...props }: ChatThreadProps) {
  return <KitThread {...props} {...useMessageProps({ onSendAgain, onRemove })} messages={rows} />;
}
