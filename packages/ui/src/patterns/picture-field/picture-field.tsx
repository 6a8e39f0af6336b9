import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { NotLoaded } from '../../lib/not-loaded.tsx';
import { useLazy } from '../../lib/use-lazy.ts';
import { useObjectUrl } from '../../lib/use-object-url.ts';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { FileDrop } from '../../primitives/file-drop/file-drop.tsx';
import { DESCRIPTION_LENGTH } from './described-picture.ts';
import type { CropArea, PictureUpload } from './picture-upload.ts';
import { ACCEPTED, fileDropState, useFailureText, useFileDropTexts } from './use-upload-texts.ts';

export type { DescribedPicture } from './described-picture.ts';
export type { CropArea, PictureUpload } from './picture-upload.ts';

export interface PictureFieldProps {
  kind: 'avatar' | 'coverImage';
  upload: PictureUpload;
  /** The picture's description. Asked for once there is a picture, unless omitted: then nobody else sees the picture. */
  description?: string | undefined;
  /** The server's message for a failed upload, if it has more to say. */
  message?: string | undefined;
  /** An error of the field other than the upload's. */
  errorMessage?: string | undefined;
  id: string;
  onChoose: (file: File) => void;
  onCrop: (area: CropArea) => void;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
  onDescribe?: ((description: string) => void) | undefined;
}

/** Width over height, as the server crops them. */
const ASPECT = { avatar: 1, coverImage: 3 } as const;

const loadCropDialog = async () => (await import('./crop-dialog.tsx')).CropDialog;

/**
 * A profile's avatar or cover: chosen, dropped or pasted, cropped, uploaded with progress; the previous picture returns on failure (SPEC 5). The crop
 * dialog loads when somebody approaches the field.
 */
export function PictureField({
  kind,
  upload,
  description = '',
  message,
  errorMessage,
  id,
  onChoose,
  onCrop,
  onCancel,
  onRetry,
  onRemove,
  onDescribe,
}: PictureFieldProps) {
  const { t } = useTranslation('profiles');
  const failureText = useFailureText();
  const texts = useFileDropTexts(kind);
  const action = useRef<HTMLButtonElement>(null);
  const chosen = useObjectUrl(upload.file);
  const { value: CropDialog, isFailed, request } = useLazy(loadCropDialog);
  const isCropping = upload.status === 'cropping';
  const fetchCutting = useEffectEvent(request);
  // A file may arrive before anybody was seen to approach the field: dropped from another window.
  useEffect(() => {
    if (isCropping) fetchCutting();
  }, [isCropping]);

  return (
    <div className={join('mu:flex mu:flex-col mu:gap-3', kind === 'avatar' && 'mu:sm:flex-row mu:sm:gap-6')}>
      <FileDrop
        actionRef={action}
        id={id}
        label={t(`form.field.${kind}`)}
        description={t(`pictures.rules.${kind}`)}
        texts={texts}
        accept={ACCEPTED}
        shape={kind === 'avatar' ? 'square' : 'wide'}
        state={fileDropState(upload, chosen, upload.fault ? failureText(upload.fault.failure, message) : '')}
        errorMessage={errorMessage}
        attempt={upload.choices}
        onFocus={request}
        onHoverStart={request}
        onChoose={onChoose}
        onCancel={onCancel}
        onRetry={onRetry}
        onRemove={onRemove}
      />
      {upload.picture !== null && onDescribe && (
        <TextField
          label={t(`pictures.description.${kind}`)}
          description={t('pictures.description.hint')}
          size="sm"
          limit={DESCRIPTION_LENGTH}
          value={description}
          onChange={onDescribe}
          className={join(kind === 'avatar' && 'mu:sm:flex-1')}
        />
      )}
      {isCropping && isFailed && <NotLoaded />}
      {CropDialog && chosen && upload.file && (
        <CropDialog
          key={chosen}
          isOpen={isCropping}
          src={chosen}
          aspect={ASPECT[kind]}
          onCrop={onCrop}
          onCancel={onCancel}
          onClosed={() => {
            // The pressed button may be gone by now.
            const { activeElement, body } = document;
            const isLost = activeElement === body || activeElement === document.querySelector('main');
            if (isLost) action.current?.focus();
          }}
        />
      )}
    </div>
  );
}
