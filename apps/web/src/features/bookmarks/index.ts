export { type Bookmarks, useBookmarks } from './use-bookmarks.ts';
