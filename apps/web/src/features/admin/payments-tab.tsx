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

/** /admin/payments: what is asked for and the payment that is open are in the address. */
export function PaymentsTab() {
  const { api } = useServices();
  const navigate = useNavigate();
  const [{ page, payment: opened, ...asked }] = useQueryParams(adminRoutes.payments);
  const hrefOf = adminRoutes.payments.href;
  const list = useQuery({
    ...queryOf(api, 'listPayments', {
      query: {
        page,
        sort: asked.sort,
        ...(asked.search !== '' && { search: asked.search }),
        ...(asked.decision === 'waiting' && { needsDecision: true }),
        ...(asked.status !== 'all' && { status: asked.status }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const network = queryView(useQuery({ ...queryOf(api, 'getNetworkConfig'), staleTime: Number.POSITIVE_INFINITY }));
  const shownNetwork = network.status === 'ready' ? network.data : { blockExplorerUrl: null };

  const go = (href: string): void => void navigate(href, { replace: true, preventScrollReset: true });
  const listFilters = useListFilters(asked, hrefOf);

  return (
    <PaymentsPanel
      view={useAdminList<AdminPayment>(list)}
      {...listFilters}
      network={shownNetwork}
      onOpen={({ _id }) => go(hrefOf({ ...asked, page, payment: _id }))}
      onRetry={() => void list.refetch()}
      pageHref={(to) => hrefOf({ ...asked, page: to })}
      figures={<Treasury />}
    >
      {opened !== null && (
        <OpenPayment key={opened} id={opened} network={shownNetwork} onClose={() => go(hrefOf({ ...asked, page }))} />
      )}
    </PaymentsPanel>
  );
}

/** Figures and reconciliation come together, or neither is shown. */
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
