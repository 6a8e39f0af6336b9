export { makePicture } from './make-picture.service.ts';
export { picturesJobs } from './pictures.jobs.ts';
export { type NamedPicture, notePictureUses } from './picture-uses.service.ts';
export { returnPicture } from './pictures.repository.ts';
