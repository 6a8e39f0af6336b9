import type { Operations } from '../../http/operation.ts';
import { paging } from '../../http/paging.ts';
import type { MatchesService } from './matches.service.ts';

type MatchOperations = Pick<Operations, 'listMatches'>;

export function matchOperations(matches: MatchesService): MatchOperations {
  return {
    async listMatches({ caller, query: { userProfileId, page, limit } }) {
      const { data, total } = await matches.listMatches(caller, { userProfileId, page, limit });
      return { data, meta: paging(page, limit, total) };
    },
  };
}
