import { limits } from '@mutuals/api-client/limits';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Listed, PartRequest } from '../../database/list-part.ts';
import type { Db } from '../../database/schema.ts';
import { Problem } from '../../problem.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import { findLinkedProfiles, findSeenProfile, type Profile, toProfile } from '../profiles/profiles.public.ts';
import { lockUser, requireStaying } from '../users/users.public.ts';
import type { Caller } from '../../caller.ts';
import * as bookmarks from './bookmarks.repository.ts';

export interface BookmarksService {
  /** The saved profiles, last saved first. A deleted profile is left out (D39), and so is one across a block (D64). */
  listBookmarks(caller: Caller, request: PartRequest): Promise<Listed<Profile>>;
  /** Their ids, in no order. */
  listBookmarkIds(caller: Caller): Promise<string[]>;
  /** `profile_not_found`, `cannot_bookmark_own_profile`, `already_bookmarked` or `bookmark_limit_reached` (SPEC 5). */
  createBookmark(caller: Caller, profileId: string): Promise<void>;
  deleteBookmark(caller: Caller, profileId: string): Promise<void>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  addresses: PictureAddresses;
}

export function createBookmarksService({ db, clock, addresses }: Dependencies): BookmarksService {
  return {
    async listBookmarks(caller, request) {
      const { rows, ...part } = await bookmarks.findBookmarks(db, caller.userId, request);
      const ids = rows.map((row) => row.profile_id);
      const saved = new Map((await findLinkedProfiles(db, ids, caller.userId)).map((row) => [row.id, row]));
      const data = ids.flatMap((id) => {
        const row = saved.get(id);
        return row === undefined ? [] : [toProfile(row, row.links, caller.userId, addresses)];
      });
      return { data, ...part };
    },

    listBookmarkIds: (caller) => bookmarks.findBookmarkedIds(db, caller.userId),

    async createBookmark(caller, profileId) {
      await inTransaction(db, async (trx) => {
        requireStaying(await lockUser(trx, caller.userId));
        const profile = await findSeenProfile(trx, caller.userId, profileId);
        if (profile === undefined) throw new Problem('profile_not_found');
        if (profile.user_id === caller.userId) throw new Problem('cannot_bookmark_own_profile');
        const isNew = await bookmarks.insertBookmark(trx, caller.userId, profileId, clock.now());
        if (!isNew) throw new Problem('already_bookmarked');
        const saved = await bookmarks.findBookmarkedIds(trx, caller.userId);
        if (saved.length > limits.bookmarksPerUser) throw new Problem('bookmark_limit_reached');
      });
    },

    deleteBookmark: (caller, profileId) => bookmarks.deleteBookmark(db, caller.userId, profileId),
  };
}
