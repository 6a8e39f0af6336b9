import type { Operations } from '../http/operation.ts';
import type { GalleryService } from '../services/gallery.ts';

type GalleryOperations = Pick<Operations, 'listLatestProfiles' | 'getStatistics'>;

export function galleryOperations(gallery: GalleryService): GalleryOperations {
  return {
    listLatestProfiles: async ({ query }) => ({ data: await gallery.latest(query.limit) }),
    getStatistics: () => gallery.statistics(),
  };
}
