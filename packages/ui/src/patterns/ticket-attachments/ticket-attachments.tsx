import type { HTMLAttributes, RefAttributes } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import { useObjectUrl } from '../../lib/use-object-url.ts';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { AddPictureIcon, CloseIcon } from '../../primitives/icons/icons.ts';
import { ProgressCircle } from '../../primitives/progress-circle/progress-circle.tsx';

/** A message's maximum number of pictures, and the accepted types. */
export const ATTACHMENT_LIMITS = {
  pictures: 4,
  bytes: 5 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
} as const;

/** A picture attached to the draft. */
export interface Attachment {
  readonly key: string;
  /** The file's name. */
  readonly name: string;
  /** Its preview: the chosen file or, for an earlier upload, its address; undefined while that is requested. */
  readonly source: File | string | undefined;
  /** `gone`: uploaded earlier, but not sent in time. */
  readonly status: 'sending' | 'ready' | 'failed' | 'gone';
  /** Why it failed. */
  readonly error?: string | undefined;
  /** A network failure: sending the same picture again may succeed. */
  readonly canRetry?: boolean;
}

/** One message's pictures, controlled by their owner until it is sent. */
export interface Attachments {
  readonly pictures: readonly Attachment[];
  /** Why a chosen file was refused. */
  readonly refused?: 'tooMany' | 'tooLarge' | 'wrongType' | undefined;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRetry: (key: string) => void;
  readonly onRemove: (key: string) => void;
}

/** Whether all of them can be sent: none is pending, failed or gone. */
export const areReady = (attachments: Attachments | undefined): boolean =>
  attachments?.pictures.every(({ status }) => status === 'ready') ?? true;

export interface TicketAttachmentsProps extends HTMLAttributes<HTMLDivElement>, RefAttributes<HTMLDivElement> {
  attachments: Attachments;
  /** Sending: nothing can be added or removed. */
  isDisabled?: boolean;
}

function Preview({
  of: { key, name, source, status, error, canRetry = false },
  isDisabled,
  onRetry,
  onRemove,
}: { of: Attachment; isDisabled: boolean } & Pick<Attachments, 'onRetry' | 'onRemove'>) {
  const { t } = useTranslation(['support', 'common']);
  const chosen = useObjectUrl(source instanceof File ? source : null);
  const url = typeof source === 'string' ? source : chosen;
  const reason = status === 'gone' ? t('pictures.gone') : error;
  return (
    <li className="mu:flex mu:w-24 mu:flex-col mu:gap-1">
      <div className="mu:relative mu:size-24 mu:overflow-hidden mu:rounded-control mu:border mu:border-border mu:bg-surface-sunken">
        {url === undefined ? (
          <span className="mu:absolute mu:inset-x-1 mu:bottom-1 mu:truncate mu:text-xs mu:text-text-muted">
            <bdi>{name}</bdi>
          </span>
        ) : (
          <img
            src={url}
            alt={name}
            className={join('mu:size-full mu:object-cover', status !== 'ready' && 'mu:opacity-40')}
          />
        )}
        {status === 'sending' && (
          <span className="mu:absolute mu:inset-0 mu:grid mu:place-items-center">
            <ProgressCircle label={t('pictures.sending', { name })} isIndeterminate />
          </span>
        )}
        <IconButton
          size="sm"
          variant="secondary"
          label={t('pictures.remove', { name })}
          isDisabled={isDisabled}
          onPress={() => onRemove(key)}
          className="mu:absolute mu:top-1 mu:right-1"
        >
          <CloseIcon aria-hidden="true" className="mu:size-4" />
        </IconButton>
      </div>
      {reason !== undefined && (
        <p role="alert" className="mu:text-xs mu:wrap-anywhere mu:text-danger-text">
          {reason}
        </p>
      )}
      {canRetry && (
        <Button size="sm" isDisabled={isDisabled} onPress={() => onRetry(key)}>
          {t('common:tryAgain')}
        </Button>
      )}
    </li>
  );
}

/** Pictures for a message to the team: chosen, previewed, removed, with the reason if one cannot be sent. */
export function TicketAttachments({ attachments, isDisabled = false, className, ...props }: TicketAttachmentsProps) {
  const { t } = useTranslation('support');
  const { pictures, refused, onAdd, onRetry, onRemove } = attachments;
  const { containerRef, fallbackRef } = useFocusFallback<HTMLDivElement, HTMLButtonElement>();
  const isFull = pictures.length >= ATTACHMENT_LIMITS.pictures;
  const limits = { max: ATTACHMENT_LIMITS.pictures, megabytes: ATTACHMENT_LIMITS.bytes / 1024 / 1024 };
  return (
    <div {...props} className={className}>
      <div ref={containerRef} className="mu:flex mu:flex-col mu:gap-2">
        {pictures.length > 0 && (
          <ul aria-label={t('pictures.list')} className="mu:flex mu:flex-wrap mu:gap-3">
            {pictures.map((picture) => (
              <Preview key={picture.key} of={picture} isDisabled={isDisabled} onRetry={onRetry} onRemove={onRemove} />
            ))}
          </ul>
        )}
        <div className="mu:flex mu:flex-wrap mu:items-center mu:gap-x-3 mu:gap-y-1">
          <FileTrigger
            acceptedFileTypes={[...ATTACHMENT_LIMITS.types]}
            allowsMultiple
            onSelect={(files) => files && onAdd([...files])}
          >
            <Button
              ref={fallbackRef}
              size="sm"
              isDisabled={isDisabled || isFull}
              icon={<AddPictureIcon aria-hidden="true" className="mu:size-4.5" />}
            >
              {t('pictures.add')}
            </Button>
          </FileTrigger>
          <p className="mu:text-xs mu:text-text-muted">{t('pictures.limits', limits)}</p>
        </div>
        {refused && (
          <p role="alert" className="mu:text-sm mu:text-danger-text">
            {t(`pictures.refused.${refused}`, limits)}
          </p>
        )}
      </div>
    </div>
  );
}
