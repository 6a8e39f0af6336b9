import { useTranslation } from 'react-i18next';
import type { ChatMessagesProps } from '../../blocks/chat-thread/chat-bubble.tsx';
import type { ChatThreadTexts } from '../../blocks/chat-thread/chat-thread.texts.ts';
import { useFaultText } from '../../lib/fault.ts';
import { DeliveryMark } from './delivery-mark.tsx';
import { GifPicture } from './gif-picture.tsx';
import { gifSize } from './gif-size.ts';
import type { MessageRow } from './message.types.ts';

/** What can be done with an own message, by the id that it has before the server confirms it. */
export interface OwnMessageActions {
  onSendAgain: (clientId: string) => void;
  onRemove: (clientId: string) => void;
}

/** This product's words, GIFs, faults and delivery marks for the kit's thread and its bubbles. */
export function useMessageProps({
  onSendAgain,
  onRemove,
}: OwnMessageActions): Omit<ChatMessagesProps<MessageRow>, 'renderText'> & { readonly texts: ChatThreadTexts } {
  const { t } = useTranslation(['messages', 'common']);
  const faultText = useFaultText();
  return {
    mediaOf: ({ metadata, content }) =>
      metadata && {
        content: <GifPicture url={content} metadata={metadata} />,
        height: gifSize(metadata.width, metadata.height).height,
        name: t('bubble.gif'),
      },
    failureOf: ({ fault }) => ({ reason: faultText(fault, 'brief') || undefined, canRetry: fault?.isFinal !== true }),
    renderMark: (state) => <DeliveryMark state={state} />,
    onSendAgain: ({ clientId }) => clientId !== null && onSendAgain(clientId),
    onRemove: ({ clientId }) => clientId !== null && onRemove(clientId),
    texts: {
      label: (name) => t('thread.label', { name }),
      messages: t('thread.messages'),
      loadOlder: t('thread.loadOlder'),
      loadingOlder: t('thread.loadingOlder'),
      olderFailed: t('thread.olderFailed'),
      tryAgain: t('common:tryAgain'),
      arrived: (name, text) => t('thread.arrived', { name, text }),
      unseen: (count) => t('thread.new', { count }),
      toEnd: t('thread.toEnd'),
      you: t('bubble.you'),
      report: (name) => t('bubble.report', { name }),
      state: {
        sending: t('bubble.sending'),
        waiting: t('bubble.waiting'),
        sent: t('bubble.sent'),
        read: t('bubble.read'),
      },
      failed: (reason) => (reason === undefined ? t('bubble.failed') : t('bubble.failedWhy', { reason })),
      remove: t('bubble.remove'),
    },
  };
}
