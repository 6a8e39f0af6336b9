import type { components } from '@mutuals/api-client/schema';
import type { Clock } from '../../clock.ts';
import type { Db, ProfileType } from '../../database/schema.ts';
import * as matching from './matches.repository.ts';
import * as profileRows from '../profiles/profiles.repository.ts';
import type { ProfileRow } from '../profiles/profiles.repository.ts';
import { findLinks } from '../profiles/project-links.repository.ts';
import type { DeckService } from '../deck/deck.service.ts';
import { limitsOf, type LikeLimits } from '../likes/likes.limits.ts';
import { inCommon, traitsOf } from '../deck/score.ts';
import { toPartner, toProfile } from '../profiles/profiles.view.ts';
import type { ProfilesService } from '../profiles/profiles.service.ts';
import type { Caller } from '../users/users.service.ts';

type Schemas = components['schemas'];
export type DeckCard = Schemas['DeckCard'];
export type Match = Schemas['Match'];

export interface QueueRequest {
  userProfileId: string;
  /** Null is every type. */
  profileType: ProfileType | null;
  limit: number;
}

export interface Queue extends LikeLimits {
  cards: DeckCard[];
  /** Profiles ready in the deck, the cards included; all that are left where the deck holds them all. */
  totalProfiles: number;
}

export interface MatchesService {
  /** The next cards for an own profile, best first, with what may be done with them today (D3, D12, D38). */
  getMatchQueue(caller: Caller, request: QueueRequest): Promise<Queue>;
  /** The matches of an own profile, newest first (D39). */
  listMatches(
    caller: Caller,
    request: { userProfileId: string; page: number; limit: number },
  ): Promise<{ data: Match[]; total: number }>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  profiles: ProfilesService;
  deck: DeckService;
}

export function createMatchesService({ db, clock, profiles, deck }: Dependencies): MatchesService {
  async function cardsOf(actor: ProfileRow, profileIds: readonly string[]): Promise<DeckCard[]> {
    const rows = new Map((await profileRows.findProfilesWithDeleted(db, profileIds)).map((row) => [row.id, row]));
    // Whoever was deleted since the deck was read a moment ago is left out.
    const shown = profileIds.flatMap((id) => rows.get(id) ?? []).filter((row) => row.deleted_at === null);
    const links = await findLinks(
      db,
      shown.filter((row) => row.subtype === 'developer').map((row) => row.id),
    );
    return shown.map((row) => ({
      ...toProfile(row, links, actor.user_id),
      isBoosted: row.tier === 'premium_plus',
      common: inCommon(traitsOf(actor), traitsOf(row)),
    }));
  }

  return {
    async getMatchQueue(caller, { userProfileId, profileType, limit }) {
      const actor = await profiles.requireOwn(caller, userProfileId);
      const { profileIds, ready } = await deck.read(actor, profileType ?? 'all', limit);
      const [cards, limits] = await Promise.all([cardsOf(actor, profileIds), limitsOf(db, caller, clock.now())]);
      return { cards, ...limits, totalProfiles: ready - profileIds.length + cards.length };
    },

    async listMatches(caller, { userProfileId, page, limit }) {
      const own = await profiles.requireOwn(caller, userProfileId);
      const { rows, total } = await matching.findMatches(db, own.id, { limit, offset: (page - 1) * limit });
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
      return { data, total };
    },
  };
}
