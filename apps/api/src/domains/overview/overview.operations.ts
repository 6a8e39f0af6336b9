import type { Operations } from '../../http/operation.ts';
import type { OverviewService } from './overview.service.ts';

export function overviewOperations(overview: OverviewService): Pick<Operations, 'getOverview' | 'listMatchingWeeks'> {
  return {
    getOverview: ({ query }) => overview.getOverview(query.days),
    listMatchingWeeks: async () => ({ data: await overview.listMatchingWeeks() }),
  };
}
