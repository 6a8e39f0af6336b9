export { createUploadMachine, type UploadMachine, type UploadSnapshot } from './upload.machine.ts';
export { MAX_PICTURE_BYTES, PICTURE_TYPES, refusalOf } from './upload.rules.ts';
export type * from './upload.types.ts';
export { uploadView, type UploadView } from './upload.view.ts';
