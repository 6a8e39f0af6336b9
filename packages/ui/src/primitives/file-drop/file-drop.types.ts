/** The status of FileDrop's file. `preview` is the address of its picture; a file without one, or with one that cannot be shown, shows its name. */
export type FileDropState =
  | { status: 'empty' }
  /** `percent` is null while the file is being opened. */
  | { status: 'uploading'; name: string; percent: number | null; preview?: string | undefined }
  /** `preview` or `name` is that of the restored previous file; `message` says what went wrong and what to do. */
  | {
      status: 'failed';
      message: string;
      canRetry: boolean;
      preview?: string | undefined;
      name?: string | undefined;
    }
  | { status: 'done'; preview: string; name?: string | undefined }
  | { status: 'done'; preview?: undefined; name: string };

export type { FileDropTexts } from '../../lib/texts/texts.ts';
