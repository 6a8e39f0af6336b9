import type { components } from '@mutuals/api-client/schema';
import { sameWords, wordKey } from '@mutuals/text/words';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/schema.ts';
import { dislikesHideFrom } from '../likes/likes.public.ts';
import { toCard } from '../gallery/gallery.public.ts';
import { limitsOf } from '../likes/like-limits.service.ts';
import type { LikesService } from '../likes/likes.service.ts';
import { findSilentMatches } from '../matches/matches.public.ts';
import { findYourTurn, toConversation } from '../messaging/messaging.public.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import type { ProfilesService } from '../profiles/profiles.service.ts';
import { findLinks, toPartner } from '../profiles/profiles.public.ts';
import { findSeeking, isSeeking } from '../seeking/seeking.public.ts';
import type { Caller } from '../../caller.ts';
import { findNewInTags } from './home.repository.ts';
import { countOutcomes } from './outcomes.repository.ts';
import { strengthOf } from './strength.rules.ts';

type Schemas = components['schemas'];
export type Home = Schemas['Home'];
export type NewInTags = Schemas['NewInTags'];
export type Outcomes = Schemas['Outcomes'];

export interface HomeService {
  /**
   * What is new for a person over all their profiles, the limits left today, and the strength of the acting profile.
   */
  getHome(caller: Caller, userProfileId: string): Promise<Home>;
  /** The newest profiles, at most 6, that share a tag with the acting one and that it has not decided on. */
  listNewInTags(caller: Caller, userProfileId: string): Promise<NewInTags[]>;
  /** What the acting profile did in the last 7 and 28 UTC days, what came of it, and what that depends on. */
  getOutcomes(caller: Caller, userProfileId: string): Promise<Outcomes>;
}

/** Max. of each kind on the page. */
const SHOWN = 6;

interface Dependencies {
  db: Db;
  clock: Clock;
  profiles: Pick<ProfilesService, 'requireOwn'>;
  likes: Pick<LikesService, 'listWaitingLikes'>;
  addresses: PictureAddresses;
}

export function createHomeService({ db, clock, profiles, likes, addresses }: Dependencies): HomeService {
  /** A link under review counts: it is not public yet, but its owner has done their part. */
  async function strengthOfOwn(caller: Caller, userProfileId: string): Promise<Schemas['ProfileStrength']> {
    const [own, links] = await Promise.all([
      profiles.requireOwn(caller, userProfileId),
      findLinks(db, [userProfileId]),
    ]);
    return strengthOf(own, links.length);
  }

  return {
    async getHome(caller, userProfileId) {
      const everyProfile = { userProfileId: null, limit: SHOWN, offset: 0, after: null };
      const [strength, toAnswer, newMatches, inboundLikes, limits] = await Promise.all([
        strengthOfOwn(caller, userProfileId),
        findYourTurn(db, caller.userId, SHOWN),
        findSilentMatches(db, caller.userId, SHOWN),
        likes.listWaitingLikes(caller, everyProfile),
        limitsOf(db, caller, clock.now()),
      ]);
      return {
        likes: limits.likes,
        toAnswer: { total: toAnswer.total, data: toAnswer.rows.map((row) => toConversation(row, addresses)) },
        newMatches: {
          total: newMatches.total,
          data: newMatches.rows.map((row) => ({
            _id: row.id,
            userProfileId: row.own_id,
            profile: toPartner(row.partner, addresses),
            conversationId: row.conversation_id,
            createdAt: row.matched_at.toISOString(),
          })),
        },
        inboundLikes: { total: inboundLikes.total, data: inboundLikes.data },
        strength,
      };
    },

    async getOutcomes(caller, userProfileId) {
      // First, because it refuses another's profile.
      const strength = await strengthOfOwn(caller, userProfileId);
      const [counted, seeking] = await Promise.all([
        countOutcomes(db, userProfileId, clock.now()),
        findSeeking(db, userProfileId),
      ]);
      return { ...counted, isSeeking: isSeeking(seeking), strengthPercent: strength.percent };
    },

    async listNewInTags(caller, userProfileId) {
      const own = await profiles.requireOwn(caller, userProfileId);
      const rows = await findNewInTags(db, {
        own: { id: own.id, userId: caller.userId },
        tags: [...new Set(own.tags.flatMap(sameWords))],
        dislikesHideFrom: dislikesHideFrom(clock.now()),
        limit: SHOWN,
      });
      const mine = new Set(own.tags.map(wordKey));
      return rows.map((row) => ({
        ...toCard(row, addresses),
        sharedTags: row.tags.filter((tag) => mine.has(wordKey(tag))),
      }));
    },
  };
}
