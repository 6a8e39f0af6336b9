import type { Operations } from '../../http/operation.ts';
import { paging } from '../../http/paging.ts';
import type { MatchesService } from './matches.service.ts';

type MatchOperations = Pick<Operations, 'getMatchQueue' | 'listMatches'>;

export function matchOperations(matches: MatchesService): MatchOperations {
  return {
    async getMatchQueue({ caller, query: { userProfileId, profileType = null, limit } }) {
      const { cards, ...meta } = await matches.getMatchQueue(caller, { userProfileId, profileType, limit });
      return { data: cards, meta };
    },
    async listMatches({ caller, query: { userProfileId, page, limit } }) {
      const { data, total } = await matches.listMatches(caller, { userProfileId, page, limit });
      return { data, meta: paging(page, limit, total) };
    },
  };
}
