import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db } from '../../database/schema.ts';
import { Problem } from '../../problem.ts';
import type { Caller } from '../../caller.ts';
import * as matching from '../matches/matches.public.ts';
import type { MessagingService } from '../messaging/messaging.service.ts';
import { uncountMatch } from '../profiles/profiles.public.ts';
import type { ProfilesService } from '../profiles/profiles.service.ts';
import { turnLikesIntoPasses } from './likes.repository.ts';

export interface UnmatchService {
  /**
   * Ends the match of an own profile with another one, deleted or not (D64). Their likes become passes, their conversation is
   * closed for both, and nothing of it is deleted; a new mutual like opens it again. Ending it once more changes nothing.
   * Throws `not_matched` if there was no match.
   */
  unmatchProfile(caller: Caller, userProfileId: string, profileId: string): Promise<void>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  profiles: Pick<ProfilesService, 'requireOwn'>;
  messaging: Pick<MessagingService, 'endConversation'>;
}

export function createUnmatchService({ db, clock, profiles, messaging }: Dependencies): UnmatchService {
  return {
    async unmatchProfile(caller, userProfileId, profileId) {
      await inTransaction(db, async (trx) => {
        await profiles.requireOwn(caller, userProfileId, trx);
        const pair = [userProfileId, profileId] as const;
        await matching.lockProfiles(trx, pair);
        const found = await matching.findAnyMatch(trx, userProfileId, profileId);
        if (found === undefined) throw new Problem('not_matched');
        const now = clock.now();
        if (!(await matching.endMatch(trx, found.id, now))) return;
        await turnLikesIntoPasses(trx, pair, now);
        await uncountMatch(trx, pair);
        await messaging.endConversation(trx, found.conversation_id, userProfileId);
      });
    },
  };
}
