import type { Operations } from '../../http/operation.ts';
import { pageMeta, partOf } from '../../http/paging.ts';
import type { GalleryService } from './gallery.service.ts';

type GalleryOperations = Pick<
  Operations,
  | 'browseGallery'
  | 'listPublicGroups'
  | 'listTrendingProfiles'
  | 'listLatestProfiles'
  | 'getGalleryProfile'
  | 'getStatistics'
>;

export function galleryOperations(gallery: GalleryService): GalleryOperations {
  return {
    async browseGallery({ caller, address, query }) {
      const { page: _page, limit: _limit, cursor: _cursor, ...filters } = query;
      const list = ['browseGallery', JSON.stringify(Object.entries(filters).sort())];
      const { data, isAlike, ...read } = await gallery.browseGallery(caller ?? { address }, {
        ...filters,
        ...partOf(list, query),
      });
      return { data, meta: { ...pageMeta(list, query, read), isAlike } };
    },
    async listPublicGroups({ caller, address, query }) {
      const { searchText } = query;
      const list = ['listPublicGroups', searchText ?? null];
      const { data, isAlike, ...read } = await gallery.listPublicGroups(caller ?? { address }, {
        ...(searchText !== undefined && { searchText }),
        ...partOf(list, query),
      });
      return { data, meta: { ...pageMeta(list, query, read), isAlike } };
    },
    listTrendingProfiles: async ({ caller }) => ({ data: await gallery.listTrendingProfiles(caller) }),
    listLatestProfiles: async ({ query }) => ({ data: await gallery.listLatestProfiles(query.limit) }),
    getGalleryProfile: ({ caller, path }) => gallery.getGalleryProfile(caller, path.id),
    getStatistics: () => gallery.getStatistics(),
  };
}
