import { queryOf } from '@mutuals/api-client/queries';
import { MyPaymentsScreen, type StoryView } from '@mutuals/ui/screens/my-payments';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { NETWORK_FRESH_MS } from './use-payment.ts';

/** /my-payments: one's own payments, each with its story; the page of them and the one that is open are in the address. */
export function Component() {
  const { api } = useServices();
  const textOf = useProblemText();
  const navigate = useNavigate();
  const [{ page, open }] = useQueryParams(routes.myPayments);
  const list = queryView(useQuery(queryOf(api, 'listMyPayments', { query: { page } })));
  const network = queryView(useQuery({ ...queryOf(api, 'getNetworkConfig'), staleTime: NETWORK_FRESH_MS }));
  const payment = queryView(
    useQuery({ ...queryOf(api, 'getPayment', { path: { id: open ?? '' } }), enabled: open !== null }),
  );
  const story: StoryView =
    payment.status === 'ready'
      ? { status: 'ready', payment: payment.data }
      : payment.status === 'failed'
        ? { status: 'error', onRetry: payment.onRetry }
        : { status: 'loading' };

  return (
    <MyPaymentsScreen
      view={
        list.status === 'ready'
          ? { status: 'ready', payments: list.data.data, page, pageCount: list.data.meta.totalPages }
          : withMessage(list, textOf)
      }
      open={open === null ? null : { id: open, story }}
      network={network.status === 'ready' ? network.data : { networkName: '', blockExplorerUrl: null }}
      paymentHref={(id) => routes.payment.href({ id })}
      supportHref={(id) => routes.createTicket.href({ payment: id })}
      pageHref={(to) => routes.myPayments.href({ page: to })}
      upgradeHref={routes.premium.href()}
      onRetry={retryOf(list)}
      onOpenChange={(id) => void navigate(routes.myPayments.href({ page, open: id }), { preventScrollReset: true })}
      onPrint={() => window.print()}
    />
  );
}
