import type { HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { canTryAgain, useFaultText } from '../../lib/fault.ts';
import { Button } from '../../primitives/button/button.tsx';
import { DangerIcon } from '../../primitives/icons/icons.ts';
import { timeOfDay } from '../when/when.ts';
import { DeliveryMark } from './delivery-mark.tsx';
import type { MessageRow } from './message.types.ts';

export type { MessageRow } from './message.types.ts';

const GIF_WIDTH = 280;

export interface MessageBubbleProps extends HTMLAttributes<HTMLDivElement> {
  message: MessageRow;
  /** First and last of a run of messages by one person: the first is named, the last carries the time and the mark. */
  isFirst: boolean;
  isLast: boolean;
  partnerName: string;
  onSendAgain: (clientId: string) => void;
  onRemove: (clientId: string) => void;
}

function Content({ message }: { message: MessageRow }) {
  if (message.type === 'text')
    return (
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {message.content}
      </p>
    );
  const { title, width, height } = message.metadata ?? { title: '', width: 1, height: 1 };
  return (
    <img
      src={message.content}
      alt={title}
      width={GIF_WIDTH}
      height={Math.round((GIF_WIDTH * height) / Math.max(1, width))}
      className="block max-w-full"
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  );
}

/**
 * One message: text or GIF, the partner's or one's own with how far it got (D25). A failed one keeps its place and its words, says
 * why, and offers to remove it, and to try again where that can help.
 */
export function MessageBubble({
  message,
  isFirst,
  isLast,
  partnerName,
  onSendAgain,
  onRemove,
  className,
  ...props
}: MessageBubbleProps) {
  const { t, i18n } = useTranslation(['messages', 'common']);
  const { isOwn, state, clientId, createdAt, fault } = message;
  const reason = useFaultText()(fault, 'brief');
  const isFailed = state === 'failed';
  return (
    <div
      {...props}
      data-state={state}
      className={join('flex flex-col', isOwn ? 'items-end' : 'items-start', className)}
    >
      <span className="sr-only">{isOwn ? t('bubble.you') : partnerName}: </span>
      <div
        className={join(
          'max-w-[min(85%,34rem)] overflow-hidden rounded-[18px] transition-opacity duration-160 forced-colors:border',
          message.type === 'text' && 'px-3.5 py-2',
          isOwn ? 'bg-accent-soft' : 'border border-border bg-surface-raised',
          isOwn && !isFirst && 'rounded-tr-[6px]',
          isOwn && !isLast && 'rounded-br-[6px]',
          !isOwn && !isFirst && 'rounded-tl-[6px]',
          !isOwn && !isLast && 'rounded-bl-[6px]',
          state === 'sending' && 'opacity-70',
          isFailed && 'border border-danger bg-danger-soft',
        )}
      >
        <Content message={message} />
      </div>
      {isFailed && (
        <div className="mt-1 flex flex-wrap items-center justify-end gap-1 text-sm text-danger-text">
          <span className="flex max-w-[34rem] gap-1.5 pr-1 text-right">
            <DangerIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {reason ? t('bubble.failedWhy', { reason }) : t('bubble.failed')}
          </span>
          {canTryAgain(fault) && (
            <Button size="sm" variant="quiet" onPress={() => clientId !== null && onSendAgain(clientId)}>
              {t('common:tryAgain')}
            </Button>
          )}
          <Button size="sm" variant="quiet" onPress={() => clientId !== null && onRemove(clientId)}>
            {t('bubble.remove')}
          </Button>
        </div>
      )}
      {isLast && !isFailed && (
        <p className={join('mt-1 flex items-center gap-1 px-1 text-xs text-text-subtle', isOwn && 'justify-end')}>
          {createdAt && (
            <time dateTime={createdAt} className="figures">
              {timeOfDay(createdAt, i18n.language)}
            </time>
          )}
          {state === 'sending' && <span aria-hidden="true">{t('bubble.sending')}</span>}
          {state !== 'received' && <DeliveryMark state={state} label={t(`bubble.${state}`)} />}
        </p>
      )}
    </div>
  );
}
