import type { UploadSnapshot } from './upload.machine.ts';
import type { ChosenFile, UploadFault } from './upload.types.ts';

/** What a field for a picture needs, as plain data. */
export interface UploadView<File, Picture> {
  readonly status: 'idle' | 'checking' | 'cropping' | 'uploading' | 'done' | 'failed' | 'cancelled';
  /** What is there, whatever is under way. */
  readonly picture: Picture | null;
  /** What was chosen last. */
  readonly file: File | null;
  /** 0 to 1, of what is being sent. */
  readonly progress: number;
  /** Why the last choice did not become the picture; null when nothing went wrong. */
  readonly fault: UploadFault | null;
  readonly canRetry: boolean;
  /** Tells one choice from the next. */
  readonly choices: number;
}

/** The view of a snapshot. */
export function uploadView<File extends ChosenFile, Picture>(
  snapshot: UploadSnapshot<File, Picture>,
): UploadView<File, Picture> {
  const { value, context } = snapshot;
  const { picture, file, progress, choices } = context;
  return {
    status: value,
    picture,
    file,
    progress,
    fault: value === 'failed' ? context.fault : null,
    canRetry: snapshot.can({ type: 'RETRY' }),
    choices,
  };
}
