import type { Operations } from '../../http/operation.ts';
import type { HomeService } from './home.service.ts';

type HomeOperations = Pick<Operations, 'getHome' | 'listNewInTags' | 'getOutcomes'>;

export function homeOperations(home: HomeService): HomeOperations {
  return {
    getHome: ({ caller, query }) => home.getHome(caller, query.userProfileId),
    getOutcomes: ({ caller, query }) => home.getOutcomes(caller, query.userProfileId),
    listNewInTags: async ({ caller, query }) => ({ data: await home.listNewInTags(caller, query.userProfileId) }),
  };
}
