export { type KeptPicture, keptPicturesSchema } from './kept-picture.ts';
export { useAttachments } from './use-attachments.ts';
export { useWritten } from './use-written.ts';
