import type { Operations } from '../../http/operation.ts';
import { teamPaging } from '../../http/paging.ts';
import type { LinkChoice, LinkPlace, ReviewService } from './review.service.ts';
import type { Caller } from '../../caller.ts';

type ReviewOperations = Pick<
  Operations,
  | 'listPendingLinks'
  | 'approveLink'
  | 'rejectLink'
  | 'undoLinkDecision'
  | 'listAdminProfiles'
  | 'verifyProfile'
  | 'undoVerification'
  | 'hideProfile'
>;

export function reviewOperations(review: ReviewService): ReviewOperations {
  async function decide<Choice extends LinkChoice>(caller: Caller, place: LinkPlace, decision: Choice) {
    await review.decideOnLink(caller, place, decision);
    return { ...place, decision };
  }
  return {
    async listPendingLinks({ query }) {
      const list = ['listPendingLinks'];
      const paging = teamPaging(list, query, { isSearch: false });
      const { data, ...read } = await review.listPendingLinks(paging.part);
      return { data, meta: paging.metaOf(read) };
    },
    approveLink: ({ caller, path }) => decide(caller, path, 'approve'),
    rejectLink: ({ caller, path }) => decide(caller, path, 'reject'),
    async undoLinkDecision({ caller, path, body: { decision } }) {
      await review.undoLinkDecision(caller, path, decision);
      return { ...path, decision };
    },
    async listAdminProfiles({ query }) {
      const { search = null, profileType = null, state = null, userId = null, sort = 'newest' } = query;
      const list = ['listAdminProfiles', search, profileType, state, userId, sort];
      const paging = teamPaging(list, query, { isSearch: search !== null });
      const { data, ...read } = await review.listAdminProfiles(
        { search, profileType, state, userId },
        { ...paging.part, order: sort },
      );
      return { data, meta: paging.metaOf(read) };
    },
    verifyProfile: ({ caller, path, body }) => review.verifyProfile(caller, path.id, body),
    undoVerification: ({ caller, path, body }) => review.undoVerification(caller, path.id, body.isVerified),
    hideProfile: ({ caller, path, body }) => review.hideProfile(caller, path.id, body),
  };
}
