import { type ReactNode, type RefObject, useState } from 'react';
import { join } from '../../lib/cx.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon, DeleteIcon, RetryIcon } from '../icons/icons.ts';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import type { FileDropState, FileDropTexts } from './file-drop.types.ts';

export interface FilledProps {
  state: Extract<FileDropState, { status: 'uploading' | 'failed' | 'done' }>;
  texts: FileDropTexts;
  /** The button that takes the focus when the one that was pressed is gone. */
  action: RefObject<HTMLButtonElement | null>;
  /** Lets another file take this one's place. */
  replace: ReactNode;
  onRemove: () => void;
  onRetry: () => void;
}

function Preview({ src, alt, isFaint }: { src: string | undefined; alt: string; isFaint: boolean }) {
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) return undefined;
  return (
    <img
      src={src}
      alt={alt}
      draggable={false}
      onError={() => setBroken(src)}
      className={join('absolute inset-0 size-full object-cover transition-opacity', isFaint && 'opacity-40')}
    />
  );
}

/** A FileDrop with a file in it: on its way, arrived or turned back. */
export function Filled({ state, texts, action, replace, onRemove, onRetry }: FilledProps) {
  const isUploading = state.status === 'uploading';
  return (
    <>
      <Preview src={state.preview} alt={state.status === 'done' ? texts.done(state.name) : ''} isFaint={isUploading} />
      <div className="relative m-2 flex items-center gap-1 self-start justify-self-end rounded-full bg-surface-floating p-1 shadow-float forced-colors:border">
        {state.status === 'failed' && (
          <IconButton ref={action} label={texts.retry} size="sm" onPress={onRetry}>
            <RetryIcon aria-hidden="true" />
          </IconButton>
        )}
        {state.status === 'done' && replace}
        <IconButton
          {...(isUploading ? { ref: action } : {})}
          label={isUploading ? texts.cancel : texts.remove}
          size="sm"
          onPress={onRemove}
        >
          {isUploading ? <CloseIcon aria-hidden="true" /> : <DeleteIcon aria-hidden="true" />}
        </IconButton>
      </div>
      {isUploading && (
        <div className="relative self-end bg-surface-floating p-3">
          <p className="mb-2 truncate text-sm text-text-muted">{state.name}</p>
          <ProgressBar label={texts.uploading(state.name)} value={state.percent} />
        </div>
      )}
    </>
  );
}
