import { queryOf } from '@mutuals/api-client/queries';
import { MatchingWeeks, OverviewPanel } from '@mutuals/ui/screens/admin';
import { useQuery } from '@tanstack/react-query';
import { adminRoutes } from '../../admin-routes.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { useServices } from '../../services.ts';

/** /admin/overview: the figures of a range, which is in the address, and what matching did each week. */
export function OverviewTab() {
  const { api } = useServices();
  const textOf = useProblemText();
  const [{ days: range }, change] = useQueryParams(adminRoutes.overview);
  const read = queryView(useQuery(queryOf(api, 'getOverview', { query: { days: 2 * range } })));
  const view = withMessage(read, textOf);
  const matching = queryView(useQuery(queryOf(api, 'listMatchingWeeks')));
  const weeks = withMessage(matching, textOf);
  return (
    <div className="mu:flex mu:flex-col mu:gap-10">
      <OverviewPanel
        view={view.status === 'ready' ? { status: 'ready', days: view.data.days } : view}
        range={range}
        onRangeChange={(days) => change({ days })}
        onRetry={retryOf(read)}
      />
      <MatchingWeeks
        view={weeks.status === 'ready' ? { status: 'ready', weeks: weeks.data.data } : weeks}
        onRetry={retryOf(matching)}
      />
    </div>
  );
}
