export { isKeptPictures, type KeptPicture } from './kept-picture.ts';
export { useAttachments } from './use-attachments.ts';
export { useWritten } from './use-written.ts';
