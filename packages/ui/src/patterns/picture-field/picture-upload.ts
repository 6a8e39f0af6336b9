/** The part of a picture that is to be shown, in its own pixels. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** SPEC 5's three, and what the server refused in its own words. */
export type Failure = 'format' | 'size' | 'upload' | 'refused';

/** Where an upload stands: plain data that the view of the upload machine happens to fit. */
export interface PictureUpload {
  readonly status: 'idle' | 'checking' | 'cropping' | 'uploading' | 'done' | 'failed' | 'cancelled';
  /** The address of the picture that is there, whatever is under way. */
  readonly picture: string | null;
  readonly file: File | null;
  /** 0 to 1, of what is being sent. */
  readonly progress: number;
  readonly fault: { readonly failure: Failure } | null;
  readonly canRetry: boolean;
  /** Grows with each choice. */
  readonly choices: number;
}
