export { makePicture } from './make-picture.service.ts';
export { type NamedPicture, notePictureUses } from './picture-uses.service.ts';
export { returnPicture } from './pictures.repository.ts';
