import type { Operations } from '../../http/operation.ts';
import type { PicturesService } from './pictures.service.ts';

export function pictureOperations(pictures: PicturesService): Pick<Operations, 'uploadPicture'> {
  return {
    uploadPicture: ({ caller, query, body }) => pictures.uploadPicture(caller, query.category, body.file),
  };
}
