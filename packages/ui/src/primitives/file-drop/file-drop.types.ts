/** The status of FileDrop's file. `preview` is the address of its picture. */
export type FileDropState =
  | { status: 'empty' }
  /** `percent` is null while the file is being opened. */
  | { status: 'uploading'; name: string; percent: number | null; preview?: string | undefined }
  /** `preview` is the restored previous picture; `message` says what went wrong and what to do. */
  | { status: 'failed'; message: string; canRetry: boolean; preview?: string | undefined }
  | { status: 'done'; preview: string };

export interface FileDropTexts {
  /** Opens the file chooser: "Choose a picture". */
  choose: string;
  /** After it: "or drop it here". */
  drop: string;
  /** While a file is over the zone: "Let go to upload". */
  release: string;
  /** The zone's accessible name: "Drop or paste a picture here". */
  zone: string;
  replace: string;
  remove: string;
  cancel: string;
  retry: string;
  /** Something other than a file was dropped or pasted: a text, a link. */
  noFile: string;
  /** "Uploading sunset.png". */
  uploading: (name: string) => string;
  /** The picture in words: "Your cover picture". */
  done: string;
}
