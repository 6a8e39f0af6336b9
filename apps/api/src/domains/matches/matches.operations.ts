import type { Operations } from '../../http/operation.ts';
import { pageMeta, partOf } from '../../http/paging.ts';
import type { MatchesService } from './matches.service.ts';

type MatchOperations = Pick<Operations, 'listMatches'>;

export function matchOperations(matches: MatchesService): MatchOperations {
  return {
    async listMatches({ caller, query }) {
      const { userProfileId } = query;
      const list = ['listMatches', caller.userId, userProfileId];
      const { data, ...read } = await matches.listMatches(caller, { userProfileId, ...partOf(list, query) });
      return { data, meta: pageMeta(list, query, read) };
    },
  };
}
