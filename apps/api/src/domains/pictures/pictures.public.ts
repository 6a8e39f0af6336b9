export { makePicture } from './make-picture.ts';
export { type NamedPicture, notePictureUses } from './picture-uses.ts';
