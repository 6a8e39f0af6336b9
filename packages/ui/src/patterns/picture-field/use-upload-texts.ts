import { useTranslation } from 'react-i18next';
import type { FileDropState, FileDropTexts } from '../../primitives/file-drop/file-drop.types.ts';
import type { Failure, PictureUpload } from './picture-upload.ts';

/** The chooser's file types (SPEC 5). The files themselves are checked once chosen. */
export const ACCEPTED = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** SPEC 5's three messages; `message` is the server's, if it has more to say. */
export function useFailureText(): (failure: Failure, message?: string) => string {
  const { t } = useTranslation('profiles');
  return (failure, message) => {
    if (message && (failure === 'upload' || failure === 'refused')) return message;
    return t(`pictures.failure.${failure === 'refused' ? 'upload' : failure}`);
  };
}

/** The texts of a picture field. */
export function useFileDropTexts(kind: 'avatar' | 'coverImage'): FileDropTexts {
  const { t } = useTranslation('profiles');
  return {
    choose: t('pictures.choose'),
    drop: t('pictures.drop'),
    release: t('pictures.release'),
    zone: t('pictures.zone'),
    replace: t('pictures.replace'),
    remove: t('pictures.remove'),
    cancel: t('pictures.cancel'),
    retry: t('pictures.retry'),
    noFile: t('pictures.noFile'),
    uploading: (name) => t('pictures.uploading', { name }),
    done: t(`pictures.done.${kind}`),
  };
}

/** How a picture field shows an upload; `chosen` is the address of the chosen file. */
export function fileDropState(upload: PictureUpload, chosen: string | undefined, message: string): FileDropState {
  const { status, picture, file, progress, canRetry } = upload;
  if (status === 'failed') return { status, message, canRetry, preview: picture ?? undefined };
  if (file && (status === 'checking' || status === 'cropping' || status === 'uploading'))
    return {
      status: 'uploading',
      name: file.name,
      percent: status === 'uploading' ? Math.round(progress * 100) : null,
      preview: chosen,
    };
  return picture === null ? { status: 'empty' } : { status: 'done', preview: picture };
}
