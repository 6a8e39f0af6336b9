import { queryOf } from '@mutuals/api-client/queries';
import { OverviewPanel } from '@mutuals/ui/screens/admin';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { useServices } from '../../services.ts';
import { adminHref, readOverview } from './admin-address.ts';

/** /admin/overview: the range is in the address. */
export function OverviewTab() {
  const { api } = useServices();
  const textOf = useProblemText();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const range = readOverview(address);
  const read = queryView(useQuery(queryOf(api, 'getOverview', { query: { days: 2 * range } })));
  const view = withMessage(read, textOf);
  return (
    <OverviewPanel
      view={view.status === 'ready' ? { status: 'ready', days: view.data.days } : view}
      range={range}
      onRangeChange={(days) =>
        void navigate(adminHref('overview', { days: days === 30 ? '' : String(days) }), {
          replace: true,
          preventScrollReset: true,
        })
      }
      onRetry={retryOf(read)}
    />
  );
}
