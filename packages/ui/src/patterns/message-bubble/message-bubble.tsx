import type { HTMLAttributes, ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { useFaultText } from '../../lib/fault.ts';
import { Button } from '../../primitives/button/button.tsx';
import { DangerIcon, WarningIcon } from '../../primitives/icons/icons.ts';
import { timeOfDay } from '../../lib/when.ts';
import { DeliveryMark } from './delivery-mark.tsx';
import { GifPicture } from './gif-picture.tsx';
import type { MessageRow } from './message.types.ts';

export type { GifMetadata, MessageRow } from './message.types.ts';

export interface MessageBubbleProps extends HTMLAttributes<HTMLDivElement> {
  message: MessageRow;
  /** First and last of a run of messages by one person: the first has the name, the last the time and the mark. */
  isFirst: boolean;
  isLast: boolean;
  partnerName: string;
  /** Draws the words of a text; plain if omitted. */
  renderText?: ((message: MessageRow) => ReactNode) | undefined;
  onSendAgain: (clientId: string) => void;
  onRemove: (clientId: string) => void;
  /** Reports the message, by a button beside it; the partner's only. */
  onReport?: (() => void) | undefined;
  /** Whether Tab reaches that button; the arrow keys of a thread reach the others. */
  isReportInTabOrder?: boolean | undefined;
}

function Content({ message }: { message: MessageRow }) {
  if (message.type === 'text')
    return (
      <p dir="auto" className="mu:wrap-anywhere mu:whitespace-pre-wrap">
        {message.content}
      </p>
    );
  return message.metadata && <GifPicture url={message.content} metadata={message.metadata} />;
}

/**
 * One message: text or GIF, the partner's or one's own with its delivery state (D25). A failed one keeps its place and its words, shows the reason,
 * and offers to remove it, and to retry if that can help.
 */
export function MessageBubble({
  message,
  isFirst,
  isLast,
  partnerName,
  renderText,
  onSendAgain,
  onRemove,
  onReport,
  isReportInTabOrder = true,
  className,
  ...props
}: MessageBubbleProps) {
  const { t } = useTranslation(['messages', 'common']);
  const { locale } = useLocale();
  const { isOwn, state, clientId, createdAt, fault } = message;
  const reason = useFaultText()(fault, 'brief');
  const isFailed = state === 'failed';
  const isOnItsWay = state === 'sending' || state === 'waiting';
  return (
    <div
      {...props}
      data-state={state}
      className={join('mu:group/bubble mu:flex mu:flex-col', isOwn ? 'mu:items-end' : 'mu:items-start', className)}
    >
      <span className="mu:sr-only">{isOwn ? t('bubble.you') : partnerName}: </span>
      <div className={join('mu:flex mu:w-full mu:items-center mu:gap-1', isOwn && 'mu:justify-end')}>
        <div
          className={join(
            'mu:max-w-[min(85%,34rem)] mu:min-w-0 mu:overflow-hidden mu:rounded-[18px] mu:transition-opacity mu:duration-160 mu:forced-colors:border',
            message.type === 'text' && 'mu:px-3.5 mu:py-2',
            isOwn ? 'mu:bg-accent-soft' : 'mu:border mu:border-border mu:bg-surface-raised',
            isOwn && !isFirst && 'mu:rounded-tr-[6px]',
            isOwn && !isLast && 'mu:rounded-br-[6px]',
            !isOwn && !isFirst && 'mu:rounded-tl-[6px]',
            !isOwn && !isLast && 'mu:rounded-bl-[6px]',
            isOnItsWay && 'mu:opacity-70',
            isFailed && 'mu:border mu:border-danger mu:bg-danger-soft',
          )}
        >
          {message.type === 'text' && renderText ? renderText(message) : <Content message={message} />}
        </div>
        {onReport && (
          <AriaButton
            data-report
            aria-label={t('bubble.report', { name: partnerName })}
            excludeFromTabOrder={!isReportInTabOrder}
            onPress={onReport}
            className="mu:grid mu:size-9 mu:shrink-0 mu:place-items-center mu:rounded-full mu:text-text-subtle mu:opacity-0 mu:focus-ring mu:group-hover/bubble:opacity-100 mu:hover:text-text mu:focus-visible:opacity-100 mu:pointer-coarse:opacity-100 mu:forced-colors:opacity-100"
          >
            <WarningIcon aria-hidden="true" className="mu:size-4" />
          </AriaButton>
        )}
      </div>
      {isFailed && (
        <div className="mu:mt-1 mu:flex mu:flex-wrap mu:items-center mu:justify-end mu:gap-1 mu:text-sm mu:text-danger-text">
          <span className="mu:flex mu:max-w-[34rem] mu:gap-1.5 mu:pr-1 mu:text-right">
            <DangerIcon aria-hidden="true" className="mu:mt-0.5 mu:size-4 mu:shrink-0" />
            {reason ? t('bubble.failedWhy', { reason }) : t('bubble.failed')}
          </span>
          {fault?.isFinal !== true && (
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
        <p
          className={join(
            'mu:mt-1 mu:flex mu:items-center mu:gap-1 mu:px-1 mu:text-xs mu:text-text-subtle',
            isOwn && 'mu:justify-end',
          )}
        >
          {createdAt && (
            <time dateTime={createdAt} className="mu:figures">
              {timeOfDay(createdAt, locale)}
            </time>
          )}
          {isOnItsWay && <span aria-hidden="true">{t(`bubble.${state}`)}</span>}
          {state !== 'received' && <DeliveryMark state={state} label={t(`bubble.${state}`)} />}
        </p>
      )}
    </div>
  );
}
