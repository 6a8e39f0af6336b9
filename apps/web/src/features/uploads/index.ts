export { AccountPicture, pictureSlots } from './picture-slots.tsx';
export { uploadActors } from './upload-actors.ts';
export { createUploads } from './uploads.ts';
export { toTicket, useSendPicture } from './use-send-picture.ts';
