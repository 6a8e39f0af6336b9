import type { components } from '@mutuals/api-client/schema';
import type { Listed, PartRequest } from '../../database/list-part.ts';
import type { Db } from '../../database/schema.ts';
import * as matching from './matches.repository.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import { toPartner } from '../profiles/profiles.public.ts';
import type { ProfilesService } from '../profiles/profiles.service.ts';
import type { Caller } from '../../caller.ts';

export type Match = components['schemas']['Match'];

export interface MatchesService {
  /** The matches of an own profile, newest first (D39). */
  listMatches(caller: Caller, request: PartRequest & { userProfileId: string }): Promise<Listed<Match>>;
}

interface Dependencies {
  db: Db;
  profiles: ProfilesService;
  addresses: PictureAddresses;
}

export function createMatchesService({ db, profiles, addresses }: Dependencies): MatchesService {
  return {
    async listMatches(caller, { userProfileId, ...request }) {
      const own = { id: userProfileId, userId: caller.userId };
      const { rows, ...part } = await matching.findMatches(db, own, request);
      // The list is empty for another person's profile too.
      if (rows.length === 0) await profiles.requireOwn(caller, userProfileId);
      const data = rows.map((row) => ({
        _id: row.id,
        userProfileId,
        profile: toPartner(row.partner, addresses),
        conversationId: row.conversation_id,
        createdAt: row.matched_at.toISOString(),
      }));
      return { data, ...part };
    },
  };
}
