import type { components } from '@mutuals/api-client/schema';
import type { Listed, PartRequest } from '../../database/list-part.ts';
import type { Db } from '../../database/schema.ts';
import * as matching from './matches.repository.ts';
import * as profileRows from '../profiles/profiles.repository.ts';
import { toPartner } from '../profiles/profiles.view.ts';
import type { ProfilesService } from '../profiles/profiles.service.ts';
import type { Caller } from '../users/users.service.ts';

export type Match = components['schemas']['Match'];

export interface MatchesService {
  /** The matches of an own profile, newest first (D39). */
  listMatches(caller: Caller, request: PartRequest & { userProfileId: string }): Promise<Listed<Match>>;
}

interface Dependencies {
  db: Db;
  profiles: ProfilesService;
}

export function createMatchesService({ db, profiles }: Dependencies): MatchesService {
  return {
    async listMatches(caller, { userProfileId, ...request }) {
      const own = await profiles.requireOwn(caller, userProfileId);
      const { rows, ...part } = await matching.findMatches(db, own.id, request);
      const partners = await profileRows.findProfilesWithDeleted(
        db,
        rows.map((row) => row.partnerProfileId),
      );
      const byId = new Map(partners.map((partner) => [partner.id, partner]));
      const data = rows.flatMap((row) => {
        const partner = byId.get(row.partnerProfileId);
        if (partner === undefined) return [];
        return [
          {
            _id: row.id,
            userProfileId: own.id,
            profile: toPartner(partner),
            conversationId: row.conversationId,
            createdAt: row.matchedAt.toISOString(),
          },
        ];
      });
      return { data, ...part };
    },
  };
}
