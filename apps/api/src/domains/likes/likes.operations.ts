import type { Operations } from '../../http/operation.ts';
import { pageMeta, partOf } from '../../http/paging.ts';
import type { LikesService } from './likes.service.ts';
import type { UnmatchService } from './unmatch.service.ts';

type LikeOperations = Pick<
  Operations,
  'likeProfile' | 'dislikeProfile' | 'unmatchProfile' | 'getDecision' | 'listInboundLikes' | 'listOutboundLikes'
>;

export function likeOperations(likes: LikesService, unmatch: UnmatchService): LikeOperations {
  return {
    likeProfile: ({ caller, path, body: { userProfileId, isSuperLike = false } }) =>
      likes.likeProfile(caller, { userProfileId, targetProfileId: path.profileId, isSuperLike }),
    async dislikeProfile({ caller, path, body }) {
      await likes.dislikeProfile(caller, body.userProfileId, path.profileId);
      return undefined;
    },
    async unmatchProfile({ caller, path, query }) {
      await unmatch.unmatchProfile(caller, query.userProfileId, path.profileId);
      return undefined;
    },
    getDecision: ({ caller, path, query }) => likes.getDecision(caller, query.userProfileId, path.profileId),
    async listInboundLikes({ caller, query }) {
      const { userProfileId = null } = query;
      const list = ['listInboundLikes', caller.userId, userProfileId];
      const { data, waiting, ...read } = await likes.listInboundLikes(caller, {
        userProfileId,
        ...partOf(list, query),
      });
      return { data, meta: pageMeta(list, query, read), waiting };
    },
    async listOutboundLikes({ caller, query }) {
      const { userProfileId = null } = query;
      const list = ['listOutboundLikes', caller.userId, userProfileId];
      const { data, ...read } = await likes.listOutboundLikes(caller, { userProfileId, ...partOf(list, query) });
      return { data, meta: pageMeta(list, query, read) };
    },
  };
}
