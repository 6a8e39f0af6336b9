import { queryOf } from '@mutuals/api-client/queries';
import { OverviewPanel } from '@mutuals/ui/screens/admin';
import { useQuery } from '@tanstack/react-query';
import { adminRoutes } from '../../admin-routes.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { useServices } from '../../services.ts';

/** /admin/overview: the range is in the address. */
export function OverviewTab() {
  const { api } = useServices();
  const textOf = useProblemText();
  const [{ days: range }, change] = useQueryParams(adminRoutes.overview);
  const read = queryView(useQuery(queryOf(api, 'getOverview', { query: { days: 2 * range } })));
  const view = withMessage(read, textOf);
  return (
    <OverviewPanel
      view={view.status === 'ready' ? { status: 'ready', days: view.data.days } : view}
      range={range}
      onRangeChange={(days) => change({ days })}
      onRetry={retryOf(read)}
    />
  );
}
