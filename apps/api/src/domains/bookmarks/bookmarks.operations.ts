import type { Operations } from '../../http/operation.ts';
import { pageMeta, partOf } from '../../http/paging.ts';
import type { BookmarksService } from './bookmarks.service.ts';

type BookmarkOperations = Pick<Operations, 'listBookmarks' | 'listBookmarkIds' | 'createBookmark' | 'deleteBookmark'>;

export function bookmarkOperations(bookmarks: BookmarksService): BookmarkOperations {
  return {
    async listBookmarks({ caller, query }) {
      const list = ['listBookmarks', caller.userId];
      const { data, ...read } = await bookmarks.listBookmarks(caller, partOf(list, query));
      return { data, meta: pageMeta(list, query, read) };
    },
    listBookmarkIds: async ({ caller }) => ({ data: await bookmarks.listBookmarkIds(caller) }),
    async createBookmark({ caller, body }) {
      await bookmarks.createBookmark(caller, body.profileId);
      return undefined;
    },
    async deleteBookmark({ caller, path }) {
      await bookmarks.deleteBookmark(caller, path.profileId);
      return undefined;
    },
  };
}
