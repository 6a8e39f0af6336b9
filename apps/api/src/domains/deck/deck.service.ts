import type { components } from '@mutuals/api-client/schema';
import type { Clock } from '../../clock.ts';
import type { Db, DeckProof, DeckReason, Language, ProfileType } from '../../database/schema.ts';
import { Problem } from '../../problem.ts';
import { limitsOf, type LikeLimits } from '../likes/like-limits.service.ts';
import { markSuperLikesSeen } from '../likes/likes.public.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import * as profileRows from '../profiles/profiles.public.ts';
import { type ProfileRow, toProfile } from '../profiles/profiles.public.ts';
import type { ProfilesService } from '../profiles/profiles.service.ts';
import type { Caller } from '../../caller.ts';
import type { DeckPage, DeckReading } from './deck-read.service.ts';
import type { HiddenByMusts } from './deck.repository.ts';
import { deckFilter } from './deck-filter.rules.ts';
import { isNew } from './schedule.rules.ts';
import { inCommonWith, type Score, scoreParts, traitsOf } from '../score/score.public.ts';
import { findSeeking } from '../seeking/seeking.public.ts';

export type DeckCard = components['schemas']['DeckCard'];

export interface MatchQueueRequest {
  userProfileId: string;
  /** Null for every type. */
  profileType: ProfileType | null;
  /** What they have proven and show (D84); null for whoever they are. */
  proven: DeckProof | null;
  limit: number;
}

export interface MatchQueue extends LikeLimits {
  cards: DeckCard[];
  /** Profiles ready in the deck, including the cards. */
  totalProfiles: number;
  hiddenByMusts: HiddenByMusts | null;
}

export interface DeckService {
  /**
   * The next cards for one of the caller's profiles, best first, with what may be done with them today (D3, D12, D38).
   */
  getMatchQueue(caller: Caller, request: MatchQueueRequest): Promise<MatchQueue>;
  /** The best cards of a profile's stored deck, as a mail may name them: nothing notes that they were shown. */
  findBestCards(owner: BestCardsOwner, most: number): Promise<BestCard[]>;
  /**
   * The current score of a profile for one of the caller's, point by point (D38), with which of its musts and nices fit
   * (D62). Throws `profile_not_found`, also for
   * a deleted one.
   */
  getScore(caller: Caller, userProfileId: string, profileId: string): Promise<Score>;
}

/** Whose deck. */
export interface BestCardsOwner {
  userId: string;
  profileId: string;
  language: Language;
}

/** A card in words. */
export interface BestCard {
  name: string;
  /** A model's reason (D38); null if there is none. */
  reason: string | null;
  /** Words that both profiles have. */
  shared: string[];
}

interface Dependencies {
  db: Db;
  clock: Clock;
  profiles: ProfilesService;
  addresses: PictureAddresses;
  reading: DeckReading;
}

export function createDeckService({ db, clock, profiles, addresses, reading }: Dependencies): DeckService {
  async function cardsOf(
    caller: Caller,
    { actor, places, reasons }: Pick<DeckPage, 'actor' | 'places' | 'reasons'>,
  ): Promise<DeckCard[]> {
    const found = await profileRows.findLinkedProfiles(
      db,
      places.map(({ profileId }) => profileId),
      caller.userId,
    );
    const rows = new Map(found.map((row) => [row.id, row]));
    const inCommon = inCommonWith(actor);
    const now = clock.now();
    return places.flatMap((place) => {
      const row = rows.get(place.profileId);
      // Profiles deleted since the deck was read are left out.
      if (row === undefined) return [];
      return {
        ...toProfile(row, row.links, caller.userId, addresses),
        isBoosted: row.tier === 'premium_plus',
        common: inCommon(traitsOf(row)),
        reason: reasonOf(row, reasons),
        isNew: isNew(row.created_at, now),
        isActiveThisWeek: place.isActiveThisWeek,
      };
    });
  }

  return {
    async getMatchQueue(caller, { userProfileId, profileType: type, proven, limit }) {
      const { userId, user } = caller;
      const own = {
        id: userProfileId,
        userId,
        language: user.language,
        find: () => profiles.requireOwn(caller, userProfileId),
      };
      const { ready, hiddenByMusts, ...page } = await reading.read(own, deckFilter({ type, proven }), limit);
      const [cards, limits] = await Promise.all([
        cardsOf(caller, page),
        limitsOf(db, caller, clock.now()),
        markSuperLikesSeen(
          db,
          // The others of a page are read ahead. A decision sees the one that it is about.
          page.places
            .slice(0, 1)
            .map(({ profileId }) => ({ targetProfileId: userProfileId, actorProfileId: profileId })),
        ),
      ]);
      return { cards, ...limits, totalProfiles: ready - page.places.length + cards.length, hiddenByMusts };
    },

    async findBestCards({ userId, profileId, language }, most) {
      const page = await reading.peek({ id: profileId, userId, language }, most);
      if (page === null) return [];
      const { actor, places, reasons } = page;
      const ids = places.map((place) => place.profileId);
      const rows = new Map((await profileRows.findLinkedProfiles(db, ids, userId)).map((row) => [row.id, row]));
      const inCommon = inCommonWith(actor);
      return ids.flatMap((id) => {
        const row = rows.get(id);
        if (row === undefined) return [];
        const { tags, skills, interests } = inCommon(traitsOf(row));
        const shared = [...tags, ...skills, ...interests].slice(0, MOST_SHARED);
        return [{ name: row.name, reason: reasonOf(row, reasons), shared }];
      });
    },

    async getScore(caller, userProfileId, profileId) {
      const [own, other, seeking] = await Promise.all([
        profiles.requireOwn(caller, userProfileId),
        profileRows.findSeenProfile(db, caller.userId, profileId),
        findSeeking(db, userProfileId),
      ]);
      if (other === undefined) throw new Problem('profile_not_found');
      return scoreParts(traitsOf(own), traitsOf(other), seeking);
    },
  };
}

/** Words in common that a mail names. */
const MOST_SHARED = 3;

/** A model's reason for exactly this version of the profile (D38). */
function reasonOf({ id, updated_at }: ProfileRow, reasons: readonly DeckReason[]): string | null {
  const reason = reasons.find(({ profileId }) => profileId === id);
  return reason?.updatedAt === updated_at.toISOString() ? reason.text : null;
}
