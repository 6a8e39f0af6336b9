import { picturePath, pictureWidths, readPictureName } from '@mutuals/api-client/pictures';
import type { FastifyInstance } from 'fastify';
import { IMMUTABLE, type Storage } from '../integrations/storage/storage.ts';
import { Problem } from '../problem.ts';

/** Below the origin; unused if `PICTURES_URL` names another address. */
export const PICTURES_PATH = '/pictures/';

/** Serves uploaded pictures from the storage, cached for ever. They may be embedded anywhere, and load nothing. */
export function registerPictures(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { '*': string } }>(`${PICTURES_PATH}*`, async (request, reply) => {
    const bytes = await storage.get(keyOf(request.params['*']));
    if (bytes === null) throw new Problem('not_found');
    return reply
      .headers({ 'cache-control': IMMUTABLE, 'cross-origin-resource-policy': 'cross-origin' })
      .type('image/webp')
      .send(bytes);
  });
}

/** Only well-formed picture names are looked up in the store. */
function keyOf(path: string): string {
  const [name = '', file, ...rest] = path.split('/');
  const picture = readPictureName(name);
  const width = picture && pictureWidths(picture.width).find((one) => file === `${one}.webp`);
  if (picture === null || width === undefined || width === null || rest.length > 0) throw new Problem('not_found');
  return picturePath(picture, width);
}
