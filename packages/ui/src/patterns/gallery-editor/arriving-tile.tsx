import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { useObjectUrl } from '../../lib/use-object-url.ts';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { CloseIcon, DangerIcon } from '../../primitives/icons/icons.ts';
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx';
import type { PictureUpload } from '../picture-field/picture-upload.ts';
import { useFailureText } from '../picture-field/use-upload-texts.ts';
import { TILE_WIDTH } from './gallery.ts';

/** A picture being added to the gallery. */
export interface ArrivingPicture {
  readonly id: string;
  readonly upload: PictureUpload;
  /** The server's message for a failure, if it has more to say. */
  readonly message?: string | undefined;
}

export interface ArrivingTileProps {
  arriving: ArrivingPicture;
  onRetry: () => void;
  /** Stops it, or removes a failed one. */
  onCancel: () => void;
}

/** A picture being added to the gallery, with its own progress or failure. */
export function ArrivingTile({ arriving: { upload, message }, onRetry, onCancel }: ArrivingTileProps) {
  const { t } = useTranslation('profiles');
  const failureText = useFailureText();
  const src = useObjectUrl(upload.file);
  const name = upload.file?.name ?? '';
  const isFailed = upload.fault !== null;
  return (
    <li className={join('mu:flex mu:flex-col mu:gap-2', TILE_WIDTH)}>
      <div className="mu:relative mu:grid mu:aspect-square mu:overflow-hidden mu:rounded-card mu:border mu:border-dashed mu:border-border-strong mu:bg-surface-sunken">
        {src && upload.fault?.failure !== 'format' && (
          <img src={src} alt="" className="mu:absolute mu:inset-0 mu:size-full mu:object-cover mu:opacity-40" />
        )}
        <div className="mu:relative mu:m-1.5 mu:self-start mu:justify-self-end mu:rounded-full mu:bg-surface-floating mu:p-0.5 mu:shadow-float mu:forced-colors:border">
          <IconButton
            label={t(isFailed ? 'pictures.gallery.dismiss' : 'pictures.gallery.stop', { name })}
            size="sm"
            hideTooltip
            onPress={onCancel}
          >
            <CloseIcon aria-hidden="true" />
          </IconButton>
        </div>
        {!isFailed && (
          <div className="mu:relative mu:self-end mu:bg-surface-floating mu:p-3">
            <p className="mu:mb-2 mu:truncate mu:text-sm mu:text-text-muted">
              <bdi>{name}</bdi>
            </p>
            <ProgressBar
              label={t('pictures.uploading', { name })}
              {...(upload.status === 'uploading'
                ? { value: Math.round(upload.progress * 100) }
                : { isIndeterminate: true })}
            />
          </div>
        )}
      </div>
      {upload.fault && (
        <div role="alert" className="mu:flex mu:flex-col mu:items-start mu:gap-2 mu:text-sm">
          <p className="mu:flex mu:items-start mu:gap-1.5 mu:text-danger-text">
            <DangerIcon aria-hidden="true" className="mu:mt-0.5 mu:size-4 mu:shrink-0" />
            <span className="mu:min-w-0 mu:wrap-anywhere">
              <bdi>{name}</bdi>: {failureText(upload.fault.failure, message)}
            </span>
          </p>
          {upload.canRetry && (
            <Button size="sm" onPress={onRetry}>
              {t('pictures.retry')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
