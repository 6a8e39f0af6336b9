import { limits } from '@mutuals/api-client/limits';
import { queryOf } from '@mutuals/api-client/queries';
import { MyPaymentsScreen, type StoryView } from '@mutuals/ui/screens/my-payments';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { NETWORK_FRESH_MS } from './use-payment.ts';

const hrefOf = (page: number, open: string | null): string =>
  routes.myPayments.href({ ...(page === 1 ? {} : { page: String(page) }), ...(open === null ? {} : { open }) });

/** /my-payments: one's own payments, each with its story; the page of them and the one that is open are in the address. */
export function Component() {
  const { api } = useServices();
  const textOf = useProblemText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const page = readPage(search.get('page'));
  const list = queryView(useQuery(queryOf(api, 'listMyPayments', { query: { page } })));
  const network = queryView(useQuery({ ...queryOf(api, 'getNetworkConfig'), staleTime: NETWORK_FRESH_MS }));
  const asked = search.get('open');
  const payment = queryView(
    useQuery({ ...queryOf(api, 'getPayment', { path: { id: asked ?? '' } }), enabled: asked !== null }),
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
      open={asked === null ? null : { id: asked, story }}
      network={network.status === 'ready' ? network.data : { networkName: '', blockExplorerUrl: null }}
      paymentHref={(id) => routes.payment.href({ id })}
      supportHref={(id) => routes.createTicket.href({ payment: id })}
      pageHref={(to) => hrefOf(to, null)}
      upgradeHref={routes.premium.href()}
      onRetry={retryOf(list)}
      onOpenChange={(id) => void navigate(hrefOf(page, id), { preventScrollReset: true })}
      onPrint={() => window.print()}
    />
  );
}

/** A page that no list has is the first one. */
function readPage(word: string | null): number {
  const page = Number(word ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= limits.pageMax ? page : 1;
}
