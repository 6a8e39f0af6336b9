import { operationKey, queryOf } from '@mutuals/api-client/queries';
import { type AdminPayment, PaymentsPanel, TreasuryCard } from '@mutuals/ui/screens/admin';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { adminRoutes } from '../../admin-routes.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, withMessage } from '../../lib/query-view.ts';
import { useNow } from '../../lib/use-now.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { useServices } from '../../services.ts';
import { OpenPayment } from './open-payment.tsx';
import { useAdminList } from './use-admin-list.ts';
import { useListFilters } from './use-list-filters.ts';

/** /admin/payments: the address holds the filters and the open payment. */
export function PaymentsTab() {
  const { api } = useServices();
  const navigate = useNavigate();
  const [{ page, payment: opened, ...filters }] = useQueryParams(adminRoutes.payments);
  const hrefOf = adminRoutes.payments.href;
  const list = useQuery({
    ...queryOf(api, 'listPayments', {
      query: {
        page,
        sort: filters.sort,
        ...(filters.search !== '' && { search: filters.search }),
        ...(filters.decision === 'waiting' && { needsDecision: true }),
        ...(filters.status !== 'all' && { status: filters.status }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const network = queryView(useQuery({ ...queryOf(api, 'getNetworkConfig'), staleTime: Number.POSITIVE_INFINITY }));
  const shownNetwork = network.status === 'ready' ? network.data : { blockExplorerUrl: null };

  const go = (href: string): void => void navigate(href, { replace: true, preventScrollReset: true });
  const listFilters = useListFilters(filters, hrefOf);

  return (
    <PaymentsPanel
      view={useAdminList<AdminPayment>(list)}
      {...listFilters}
      network={shownNetwork}
      onOpen={({ _id }) => go(hrefOf({ ...filters, page, payment: _id }))}
      onRetry={() => void list.refetch()}
      pageHref={(to) => hrefOf({ ...filters, page: to })}
      figures={<Treasury />}
    >
      {opened !== null && (
        <OpenPayment key={opened} id={opened} network={shownNetwork} onClose={() => go(hrefOf({ ...filters, page }))} />
      )}
    </PaymentsPanel>
  );
}

/** Shows figures and reconciliation together, or neither. */
function Treasury() {
  const { api, clock } = useServices();
  const client = useQueryClient();
  const textOf = useProblemText();
  const now = useNow(clock);
  const figures = withMessage(queryView(useQuery(queryOf(api, 'getSweepStats'))), textOf);
  const report = withMessage(queryView(useQuery(queryOf(api, 'getReconciliation'))), textOf);
  const onRetry = (): void => {
    void client.invalidateQueries({ queryKey: operationKey('getSweepStats') });
    void client.invalidateQueries({ queryKey: operationKey('getReconciliation') });
  };
  if (figures.status !== 'ready') return <TreasuryCard view={figures} now={now} onRetry={onRetry} />;
  if (report.status !== 'ready') return <TreasuryCard view={report} now={now} onRetry={onRetry} />;
  const { reconciliation } = report.data;
  return <TreasuryCard view={{ status: 'ready', figures: figures.data, reconciliation }} now={now} onRetry={onRetry} />;
}
