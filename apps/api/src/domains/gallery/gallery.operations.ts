import type { Operations } from '../../http/operation.ts';
import type { GalleryService } from './gallery.service.ts';

type GalleryOperations = Pick<Operations, 'listLatestProfiles' | 'getGalleryProfile' | 'getStatistics'>;

export function galleryOperations(gallery: GalleryService): GalleryOperations {
  return {
    listLatestProfiles: async ({ query }) => ({ data: await gallery.listLatestProfiles(query.limit) }),
    getGalleryProfile: ({ path }) => gallery.getGalleryProfile(path.id),
    getStatistics: () => gallery.getStatistics(),
  };
}
