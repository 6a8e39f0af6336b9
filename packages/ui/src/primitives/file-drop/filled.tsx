import { type ReactNode, type RefObject, useState } from 'react';
import { join } from '../../lib/cx.ts';
import type { PartProps } from '../../lib/parts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon, DeleteIcon, FileIcon, RetryIcon } from '../icons/icons.ts';
import { Picture } from '../picture/picture.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import type { FileDropState, FileDropTexts } from './file-drop.types.ts';

export interface FilledProps {
  part: PartProps<'preview' | 'name' | 'actions' | 'cancel' | 'retry' | 'remove' | 'progress'>;
  state: Extract<FileDropState, { status: 'uploading' | 'failed' | 'done' }>;
  texts: FileDropTexts;
  /** The button that gets focus when the pressed one is gone. */
  action: RefObject<HTMLButtonElement | null>;
  /** Lets another file replace this one. */
  replace: ReactNode;
  onRemove: () => void;
  onCancel: () => void;
  onRetry: () => void;
}

/** A FileDrop with a file: uploading, uploaded, or restored after another one failed. */
export function Filled({ part, state, texts, action, replace, onRemove, onCancel, onRetry }: FilledProps) {
  const isUploading = state.status === 'uploading';
  const [broken, setBroken] = useState<string>();
  const preview = state.preview === broken ? undefined : state.preview;
  return (
    <>
      {preview && (
        <Picture
          src={preview}
          alt={isUploading ? '' : texts.done}
          sizes="36rem"
          onError={() => setBroken(preview)}
          {...part(
            'preview',
            join(
              'mu:absolute mu:inset-0 mu:size-full mu:object-cover mu:transition-opacity',
              isUploading && 'mu:opacity-40',
            ),
          )}
        />
      )}
      {!preview && state.name && !isUploading && (
        <p
          {...part(
            'name',
            'mu:absolute mu:inset-x-4 mu:top-1/2 mu:flex mu:-translate-y-1/2 mu:items-center mu:justify-center mu:gap-2 mu:text-sm mu:font-medium',
          )}
        >
          <FileIcon aria-hidden="true" className="mu:size-5 mu:shrink-0 mu:text-text-muted" />
          <span dir="auto" className="mu:min-w-0 mu:truncate">
            {state.name}
          </span>
        </p>
      )}
      <div
        {...part(
          'actions',
          'mu:relative mu:m-2 mu:flex mu:items-center mu:gap-1 mu:self-start mu:justify-self-end mu:rounded-full mu:bg-surface-floating mu:p-1 mu:shadow-float mu:forced-colors:border',
        )}
      >
        {isUploading ? (
          <IconButton {...part('cancel')} ref={action} label={texts.cancel} size="sm" onPress={onCancel}>
            <CloseIcon aria-hidden="true" />
          </IconButton>
        ) : (
          <>
            {state.status === 'failed' && state.canRetry && (
              <IconButton {...part('retry')} label={texts.retry} size="sm" onPress={onRetry}>
                <RetryIcon aria-hidden="true" />
              </IconButton>
            )}
            {replace}
            <IconButton {...part('remove')} label={texts.remove} size="sm" onPress={onRemove}>
              <DeleteIcon aria-hidden="true" />
            </IconButton>
          </>
        )}
      </div>
      {isUploading && (
        <div {...part('progress', 'mu:relative mu:self-end mu:bg-surface-floating mu:p-3')}>
          <p className="mu:mb-2 mu:truncate mu:text-sm mu:text-text-muted">
            <bdi>{state.name}</bdi>
          </p>
          <ProgressBar
            label={texts.uploading(state.name)}
            {...(state.percent === null ? { isIndeterminate: true } : { value: state.percent })}
          />
        </div>
      )}
    </>
  );
}
