import type { Caller } from '../../caller.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db, Trx } from '../../database/schema.ts';
import type { ProfilesService } from '../profiles/profiles.service.ts';
import * as seekings from './seeking.repository.ts';
import { type Seeking, seekingToStore } from './seeking.rules.ts';

export interface SeekingService {
  /** What one of the caller's profiles seeks (D62). Throws `acting_profile_not_found` or `not_your_profile`. */
  getSeeking(caller: Caller, profileId: string): Promise<Seeking>;
  /**
   * Replaces what one of the caller's profiles seeks; its decks follow at once. Throws `seeking_contradictory`, and as
   * `getSeeking`.
   */
  updateSeeking(caller: Caller, profileId: string, sent: Seeking): Promise<Seeking>;
}

interface Dependencies {
  db: Db;
  profiles: ProfilesService;
  /** Deletes the stored decks of a profile: they were filled for what it sought before. */
  forgetDecks(trx: Trx, profileId: string): Promise<void>;
}

export function createSeekingService({ db, profiles, forgetDecks }: Dependencies): SeekingService {
  return {
    async getSeeking(caller, profileId) {
      await profiles.requireOwn(caller, profileId);
      return seekings.findSeeking(db, profileId);
    },

    async updateSeeking(caller, profileId, sent) {
      const stored = seekingToStore(sent);
      return inTransaction(db, async (trx) => {
        await profiles.requireOwn(caller, profileId, trx);
        await forgetDecks(trx, profileId);
        await seekings.saveSeeking(trx, profileId, stored);
        return stored;
      });
    },
  };
}
