import { randomUUID } from 'node:crypto';
import type { components } from '@mutuals/api-client/schema';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Listed, PartRequest } from '../../database/list-part.ts';
import type { Db, Trx } from '../../database/schema.ts';
import { decisionsCounted } from '../../lib/meters.ts';
import { addLoneJob } from '../../jobs/queue.ts';
import { Problem } from '../../problem.ts';
import { createForMatch } from '../messaging/messaging.public.ts';
import { likesJobs } from './likes.jobs.ts';
import * as likes from './likes.repository.ts';
import type { LikeRow } from './likes.repository.ts';
import * as matching from '../matches/matches.public.ts';
import { findIsBlocked } from '../pairs/pairs.public.ts';
import { countLike, type ProfileRow, toSubtype, toSummary } from '../profiles/profiles.public.ts';
import * as profileRows from '../profiles/profiles.public.ts';
import { inCommonWith, traitsOf } from '../score/score.public.ts';
import { dislikesHideFrom, superLikesReturnBefore } from './likes.rules.ts';
import { holdOwners } from '../users/users.public.ts';
import { limitsOf, returnSuperLike, spendLike } from './like-limits.service.ts';
import type { NotificationsService, UserEvent } from '../notifications/notifications.service.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import type { ProfilesService } from '../profiles/profiles.service.ts';
import { tierRules } from '../tiers/tiers.public.ts';
import type { Caller } from '../../caller.ts';

type Schemas = components['schemas'];
export type LikeResult = Schemas['LikeResult'];
export type OwnDecision = Schemas['OwnDecision'];
export type InboundLike = Schemas['InboundLike'];
export type RevealedLike = Schemas['RevealedLike'];

export interface LikeRequest {
  userProfileId: string;
  targetProfileId: string;
  isSuperLike: boolean;
}

export interface LikeListRequest extends PartRequest {
  /** One of the caller's profiles; null for all of them. */
  userProfileId: string | null;
}

export interface LikesService {
  /**
   * Likes or super-likes a profile. Exact under concurrency: a repeated like returns the first answer and costs nothing
   * (D24), the limits hold to the last like (D3, D11), and two people who like each other get one match and one
   * conversation.
   */
  likeProfile(caller: Caller, request: LikeRequest): Promise<LikeResult>;
  /** Passes on a profile for 90 days (D39). Throws `already_liked` if there is a like, which stays. */
  dislikeProfile(caller: Caller, userProfileId: string, targetProfileId: string): Promise<void>;
  /** The caller's decision on a profile. Only a match reveals the other's decision (D1). */
  getDecision(caller: Caller, userProfileId: string, targetProfileId: string): Promise<OwnDecision>;
  /**
   * Received likes, newest first. A tier that may not see who liked learns only that they happened, until it likes back
   * (D1).
   */
  listInboundLikes(caller: Caller, request: LikeListRequest): Promise<Listed<InboundLike> & { waiting: number }>;
  /** Received likes without an answer. */
  listWaitingLikes(caller: Caller, request: LikeListRequest): Promise<Listed<InboundLike>>;
  /**
   * Gives some super-likes back that nobody saw for 72 hours: they stay, and their senders have one more today. Adds the
   * job again if more are left.
   */
  returnSuperLikes(): Promise<void>;
  /** Likes sent, newest first. */
  listOutboundLikes(caller: Caller, request: LikeListRequest): Promise<Listed<RevealedLike>>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  profiles: ProfilesService;
  addresses: PictureAddresses;
  notifications: Pick<NotificationsService, 'notify' | 'answerLike'>;
}

interface Sides {
  actor: ProfileRow;
  target: ProfileRow;
}

/** The part of a like's first answer that depends on that like. */
interface Outcome {
  matchId: string;
  conversationId: string;
}

export function createLikesService({ db, clock, profiles, addresses, notifications }: Dependencies): LikesService {
  async function firstLike(
    trx: Trx,
    caller: Caller,
    { actor, target }: Sides,
    isSuperLike: boolean,
    isMatch: boolean,
  ): Promise<Outcome | null> {
    const now = clock.now();
    const kind = isSuperLike ? 'super_like' : 'like';
    await spendLike(trx, caller, kind, now);
    await likes.putLike(trx, {
      actor_profile_id: actor.id,
      target_profile_id: target.id,
      kind,
      // Random, because the receiver may see it before they may know who liked (D1).
      like_id: randomUUID(),
      made_match: isMatch,
      created_at: now,
    });
    await countLike(trx, actor.id, target.id, isMatch);
    if (isMatch) return match(trx, actor, target, now);
    await notifications.notify(trx, [
      {
        userId: target.user_id,
        event: { type: 'new_like', receiverProfileId: target.id, likerProfileId: actor.id, isSuperLike },
      },
    ]);
    return null;
  }

  async function match(trx: Trx, actor: ProfileRow, target: ProfileRow, now: Date): Promise<Outcome> {
    const [a, b] = actor.id < target.id ? [actor, target] : [target, actor];
    const pair = await matching.insertMatch(trx, {
      id: uuid(),
      profile_a_id: a.id,
      user_a_id: a.user_id,
      profile_b_id: b.id,
      user_b_id: b.user_id,
      matched_at: now,
    });
    const conversationId = await createForMatch(trx, pair, now);
    const telling = (own: ProfileRow, other: ProfileRow): UserEvent => ({
      userId: own.user_id,
      isOwnDoing: own === actor,
      event: { type: 'new_match', receiverProfileId: own.id, matchedProfileId: other.id, conversationId },
    });
    await notifications.answerLike(trx, {
      userId: actor.user_id,
      receiverProfileId: actor.id,
      likerProfileId: target.id,
    });
    await notifications.notify(trx, [telling(a, b), telling(b, a)]);
    return { matchId: pair.id, conversationId };
  }

  async function ownProfileIds(caller: Caller, userProfileId: string | null): Promise<string[]> {
    if (userProfileId !== null) return [(await profiles.requireOwn(caller, userProfileId)).id];
    return profileRows.findActingIds(db, caller.userId);
  }

  async function received(
    caller: Caller,
    profileIds: readonly string[],
    waitingOnly: boolean,
    request: PartRequest,
  ): Promise<Listed<InboundLike>> {
    const withDeleted = !seesWhoLiked(caller);
    const { rows, ...part } = await likes.findLikes(db, 'received', profileIds, {
      ...request,
      userId: caller.userId,
      withDeleted,
      waitingOnly,
    });
    const isSeen = ({ conversationId }: LikeRow): boolean => conversationId !== null || seesWhoLiked(caller);
    const revealed = rows.filter(isSeen);
    // A blurred card is nobody's: it has shown no super-like.
    await likes.markSuperLikesSeen(
      db,
      revealed
        .filter(({ isSuperLike }) => isSuperLike)
        .map((row) => ({ targetProfileId: row.ownProfileId, actorProfileId: row.otherProfileId })),
    );
    const seen = new Map((await reveal(revealed)).map((like) => [like._id, like]));
    return { data: rows.flatMap((row) => (isSeen(row) ? (seen.get(row.likeId) ?? []) : toRedactedLike(row))), ...part };
  }

  async function reveal(rows: readonly LikeRow[]): Promise<RevealedLike[]> {
    const others = await profileRows.findProfilesWithDeleted(db, [...new Set(rows.map((row) => row.otherProfileId))]);
    const byId = new Map(others.map((other) => [other.id, other]));
    return rows.flatMap((row) => {
      const other = byId.get(row.otherProfileId);
      return other === undefined ? [] : [toRevealedLike(row, other, addresses)];
    });
  }

  return {
    async likeProfile(caller, { userProfileId, targetProfileId, isSuperLike }) {
      const { isFirst, answer } = await inTransaction(db, async (trx) => {
        const sides = await lockSides(trx, caller, userProfileId, targetProfileId);
        const { actor, target } = sides;
        const given = (await likes.findSwipesBetween(trx, actor.id, target.id)).filter(
          ({ kind }) => kind !== 'dislike',
        );
        const known = given.find((swipe) => swipe.actor_profile_id === actor.id);
        const outcome =
          known === undefined
            ? await firstLike(trx, caller, sides, isSuperLike, given.length > 0)
            : await firstOutcome(trx, sides, known.made_match);
        const limits = await limitsOf(trx, caller, clock.now());
        const answer: LikeResult =
          outcome === null
            ? { isMatch: false, matchId: null, conversationId: null, matchedProfile: null, ...limits }
            : { isMatch: true, ...outcome, matchedProfile: toMatchedProfile(target, addresses), ...limits };
        return { isFirst: known === undefined, answer };
      });
      if (isFirst) decisionsCounted.inc({ kind: isSuperLike ? 'super_like' : 'like' });
      return answer;
    },

    async dislikeProfile(caller, userProfileId, targetProfileId) {
      const isNew = await inTransaction(db, async (trx) => {
        const { actor, target } = await lockSides(trx, caller, userProfileId, targetProfileId);
        const now = clock.now();
        const decision = {
          actorProfileId: actor.id,
          targetProfileId: target.id,
          now,
          hidesFrom: dislikesHideFrom(now),
        };
        const valid = await likes.putDislike(trx, decision);
        if (valid.kind !== 'dislike') throw new Problem('already_liked');
        return valid.isNew;
      });
      if (isNew) decisionsCounted.inc({ kind: 'dislike' });
    },

    async getDecision(caller, userProfileId, targetProfileId) {
      const actor = await profiles.requireOwn(caller, userProfileId);
      const [target, given, found, limits] = await Promise.all([
        profileRows.findSeenProfile(db, caller.userId, targetProfileId),
        likes.findDecision(db, actor.id, targetProfileId, dislikesHideFrom(clock.now())),
        matching.findMatch(db, actor.id, targetProfileId),
        limitsOf(db, caller, clock.now()),
      ]);
      if (target === undefined) throw new Problem('profile_not_found');
      return {
        decision: given === 'dislike' ? 'pass' : (given ?? null),
        conversationId: found?.conversation_id ?? null,
        common: inCommonWith(traitsOf(actor))(traitsOf(target)),
        ...limits,
      };
    },

    async listInboundLikes(caller, { userProfileId, ...request }) {
      const ids = await ownProfileIds(caller, userProfileId);
      // Only counted: nobody sees the one of this part.
      const waitingOnes = {
        limit: 1,
        offset: 0,
        after: null,
        userId: caller.userId,
        withDeleted: !seesWhoLiked(caller),
        waitingOnly: true,
      };
      const [part, { total: waiting }] = await Promise.all([
        received(caller, ids, false, request),
        likes.findLikes(db, 'received', ids, waitingOnes),
      ]);
      return { ...part, waiting };
    },

    async listWaitingLikes(caller, { userProfileId, ...request }) {
      return received(caller, await ownProfileIds(caller, userProfileId), true, request);
    },

    async returnSuperLikes() {
      const taken = await inTransaction(db, async (trx) => {
        const now = clock.now();
        const unseen = await likes.takeUnseenSuperLikes(trx, superLikesReturnBefore(now), RETURNED_MOST);
        for (const { userId } of unseen.returned) await returnSuperLike(trx, userId, now);
        const events = unseen.returned.map(({ userId, profileId }): UserEvent => ({
          userId,
          event: { type: 'super_like_returned', receiverProfileId: profileId },
        }));
        if (events.length > 0) await notifications.notify(trx, events);
        return unseen.taken;
      });
      if (taken === RETURNED_MOST) await addLoneJob(db, likesJobs.returnSuperLikes, {});
    },

    async listOutboundLikes(caller, { userProfileId, ...request }) {
      const ids = await ownProfileIds(caller, userProfileId);
      const { rows, ...part } = await likes.findLikes(db, 'sent', ids, {
        ...request,
        userId: caller.userId,
        withDeleted: false,
        waitingOnly: false,
      });
      return { data: await reveal(rows), ...part };
    },
  };
}

/** Max. super-likes that come back in one transaction. */
const RETURNED_MOST = 200;

const seesWhoLiked = (caller: Caller): boolean => tierRules[caller.tier].seesWhoLiked;

/**
 * Locks the acting profile and the one it decides on until the transaction ends; both must be living, and no block between
 * them. A block waits for this lock, or this for it.
 */
async function lockSides(trx: Db, caller: Caller, userProfileId: string, targetProfileId: string): Promise<Sides> {
  await holdOwners(trx, [userProfileId, targetProfileId]);
  const rows = await matching.lockProfiles(trx, [userProfileId, targetProfileId]);
  const living = (id: string) => rows.find((candidate) => candidate.id === id && candidate.deleted_at === null);
  const [actor, target] = [living(userProfileId), living(targetProfileId)];
  if (actor === undefined) throw new Problem('acting_profile_not_found');
  if (actor.user_id !== caller.userId) throw new Problem('not_your_profile');
  if (target === undefined) throw new Problem('profile_not_found');
  if (target.user_id === caller.userId) throw new Problem('cannot_like_own_profile');
  if (await findIsBlocked(trx, caller.userId, target.user_id)) throw new Problem('profile_not_found');
  return { actor, target };
}

/** The answer to the first of several equal likes. */
async function firstOutcome(trx: Db, { actor, target }: Sides, madeMatch: boolean): Promise<Outcome | null> {
  if (!madeMatch) return null;
  const found = await matching.findMatch(trx, actor.id, target.id);
  return found === undefined ? null : { matchId: found.id, conversationId: found.conversation_id };
}

function toRedactedLike({ likeId, isSuperLike, createdAt }: LikeRow): Schemas['RedactedLike'] {
  return { _id: likeId, isRevealed: false, isSuperLike, createdAt: createdAt.toISOString() };
}

function toRevealedLike(
  { likeId, isSuperLike, conversationId, createdAt }: LikeRow,
  other: ProfileRow,
  { shown }: PictureAddresses,
): RevealedLike {
  return {
    _id: likeId,
    isRevealed: true,
    profileId: other.id,
    profileType: other.profile_type,
    subtype: toSubtype(other.subtype),
    name: other.name,
    photos: [],
    avatar: other.avatar_url && shown(other.avatar_url),
    isVerified: other.is_verified,
    isSuperLike,
    conversationId,
    createdAt: createdAt.toISOString(),
  };
}

function toMatchedProfile(row: ProfileRow, addresses: PictureAddresses): Schemas['MatchedProfile'] {
  const { isDeleted: _isDeleted, ...summary } = toSummary(row, addresses);
  return { ...summary, bio: row.bio };
}
