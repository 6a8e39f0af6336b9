/** The status of FileDrop's file. `preview` is the address of its picture. */
export type FileDropState =
  | { status: 'empty' }
  /** `percent` is null while the file is being opened. */
  | { status: 'uploading'; name: string; percent: number | null; preview?: string | undefined }
  /** `preview` is the restored previous picture; `message` says what went wrong and what to do. */
  | { status: 'failed'; message: string; canRetry: boolean; preview?: string | undefined }
  | { status: 'done'; preview: string };

export type { FileDropTexts } from '../../lib/texts/texts.ts';
