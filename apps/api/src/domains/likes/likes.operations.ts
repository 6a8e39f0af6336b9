import type { Operations } from '../../http/operation.ts';
import { paging } from '../../http/paging.ts';
import type { LikesService } from './likes.service.ts';

type LikeOperations = Pick<Operations, 'likeProfile' | 'dislikeProfile' | 'listInboundLikes' | 'listOutboundLikes'>;

export function likeOperations(likes: LikesService): LikeOperations {
  return {
    likeProfile: ({ caller, path, body: { userProfileId, isSuperLike = false } }) =>
      likes.likeProfile(caller, { userProfileId, targetProfileId: path.profileId, isSuperLike }),
    async dislikeProfile({ caller, path, body }) {
      await likes.dislikeProfile(caller, body.userProfileId, path.profileId);
      return undefined;
    },
    async listInboundLikes({ caller, query: { userProfileId = null, page, limit } }) {
      const { data, total } = await likes.listInboundLikes(caller, { userProfileId, page, limit });
      return { data, meta: paging(page, limit, total) };
    },
    async listOutboundLikes({ caller, query: { userProfileId = null, page, limit } }) {
      const { data, total } = await likes.listOutboundLikes(caller, { userProfileId, page, limit });
      return { data, meta: paging(page, limit, total) };
    },
  };
}
