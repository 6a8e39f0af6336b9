import type { CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate';
import type { Fault } from '../shared/fault.ts';

/** What a file says of itself; the app brings the browser's own. */
export interface ChosenFile {
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

/** The part of a picture that is to be shown, in its own pixels. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** SPEC 5's three, not a picture that we take, too large, or lost on the way; and what the server refused in its own words. */
export type UploadFailure = 'format' | 'size' | 'upload' | 'refused';

/** Why an upload failed. `fault` is what the server said; null where it was not asked, or did not answer. */
export interface UploadFault {
  readonly failure: UploadFailure;
  readonly fault: Fault | null;
}

/** What is sent: the file, and which part of it; null is all of it. */
export interface UploadRequest<File> {
  readonly file: File;
  readonly area: CropArea | null;
}

/** What the way to the server says. */
export type UploadReport<Picture> =
  | { readonly type: 'PROGRESS'; readonly sent: number }
  | ({ readonly type: 'UPLOADED' } & { readonly picture: Picture })
  | { readonly type: 'FAILED'; readonly fault: UploadFault };

/** The machine's ways out. Both end when the machine leaves the state that asked. */
export interface UploadActors<File extends ChosenFile> {
  /** Opens the file as a picture; rejects when it is none. */
  readonly check: PromiseActorLogic<void, { readonly file: File }>;
  readonly upload: CallbackActorLogic<EventObject, UploadRequest<File>>;
}

export interface UploadInput<Picture> {
  /** The picture that is there. */
  readonly picture: Picture | null;
  /** Whether the part to show is chosen first. */
  readonly isCropped: boolean;
}

export interface UploadContext<File, Picture> extends UploadInput<Picture> {
  readonly file: File | null;
  readonly area: CropArea | null;
  /** 0 to 1. */
  readonly progress: number;
  readonly fault: UploadFault | null;
  /** Grows with each choice: the same refusal can come twice. */
  readonly choices: number;
}

export type UploadEvent<File, Picture> =
  | { readonly type: 'CHOOSE'; readonly file: File }
  | { readonly type: 'CROP'; readonly area: CropArea }
  | { readonly type: 'CANCEL' }
  | { readonly type: 'RETRY' }
  | { readonly type: 'REMOVE' }
  | UploadReport<Picture>;

/** Another picture is there, or none. */
export interface UploadEmitted<Picture> {
  readonly type: 'PICTURE_CHANGED';
  readonly picture: Picture | null;
}
