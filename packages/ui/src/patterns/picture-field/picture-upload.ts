/** A crop, in the picture's own pixels. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** SPEC 5's three, and the server's refusals. */
export type Failure = 'format' | 'size' | 'upload' | 'refused';

/** An upload's state: plain data that the view of the upload machine happens to fit. */
export interface PictureUpload {
  readonly status: 'idle' | 'checking' | 'cropping' | 'uploading' | 'done' | 'failed' | 'cancelled';
  /** The address of the current picture, whatever is pending. */
  readonly picture: string | null;
  readonly file: File | null;
  /** 0 to 1, of the upload. */
  readonly progress: number;
  readonly fault: { readonly failure: Failure } | null;
  readonly canRetry: boolean;
  /** Grows with each choice. */
  readonly choices: number;
}
