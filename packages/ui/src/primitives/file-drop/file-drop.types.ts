import type { FileProblem } from './file-problem.ts';

/** Where the one file of a FileDrop stands. `preview` is the address of a picture of it. */
export type FileDropState =
  | { status: 'empty' }
  | { status: 'rejected'; reason: FileProblem }
  | { status: 'uploading'; name: string; percent: number; preview?: string }
  /** `preview` is what was there before; `message` is the server's, where it has a better one. */
  | { status: 'failed'; name: string; preview?: string; message?: string }
  | { status: 'done'; name: string; preview: string };

export interface FileDropTexts {
  /** Opens the file chooser: "Choose a picture". */
  choose: string;
  /** After it: "or drop it here". */
  drop: string;
  /** While a file hangs over the zone: "Let go to upload". */
  release: string;
  /** The zone for those who hear it: "Drop or paste a picture here". */
  zone: string;
  replace: string;
  remove: string;
  cancel: string;
  retry: string;
  /** "Uploading sunset.png". */
  uploading: (name: string) => string;
  /** The uploaded picture in words: "Your picture, sunset.png". */
  done: (name: string) => string;
  wrongType: string;
  tooLarge: string;
  failed: string;
}
