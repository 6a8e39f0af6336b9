import type { Operations } from '../http/operation.ts';
import type { LikesService } from '../services/likes.ts';
import type { MatchingService } from '../services/matching.ts';

type MatchingOperations = Pick<
  Operations,
  'getMatchQueue' | 'likeProfile' | 'dislikeProfile' | 'listMatches' | 'listInboundLikes' | 'listOutboundLikes'
>;

export function matchingOperations(matching: MatchingService, likes: LikesService): MatchingOperations {
  return {
    async getMatchQueue({ caller, query: { userProfileId, profileType = null, limit } }) {
      const { cards, ...meta } = await matching.queue(caller, { userProfileId, profileType, limit });
      return { data: cards, meta };
    },
    likeProfile: ({ caller, path, body: { userProfileId, isSuperLike = false } }) =>
      likes.like(caller, { userProfileId, targetProfileId: path.profileId, isSuperLike }),
    async dislikeProfile({ caller, path, body }) {
      await likes.dislike(caller, body.userProfileId, path.profileId);
      return undefined;
    },
    async listMatches({ caller, query: { userProfileId, page, limit } }) {
      const { data, total } = await matching.listMatches(caller, { userProfileId, page, limit });
      return { data, meta: paging(page, limit, total) };
    },
    async listInboundLikes({ caller, query: { userProfileId = null, page, limit } }) {
      const { data, total } = await likes.listReceived(caller, { userProfileId, page, limit });
      return { data, meta: paging(page, limit, total) };
    },
    async listOutboundLikes({ caller, query: { userProfileId = null, page, limit } }) {
      const { data, total } = await likes.listSent(caller, { userProfileId, page, limit });
      return { data, meta: paging(page, limit, total) };
    },
  };
}

function paging(page: number, limit: number, total: number) {
  return { page, limit, total, totalPages: Math.ceil(total / limit) };
}
