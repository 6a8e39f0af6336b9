import { limits } from '@mutuals/api-client/limits';
import { queryOf } from '@mutuals/api-client/queries';
import { MyPaymentsScreen, type StoryView } from '@mutuals/ui/screens/my-payments';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { NETWORK_FRESH_MS } from './use-payment.ts';

/** /my-payments: one's own payments, each with its story; the page of them is in the address. */
export function Component() {
  const { api } = useServices();
  const textOf = useProblemText();
  const [search] = useSearchParams();
  const page = readPage(search.get('page'));
  const list = queryView(useQuery(queryOf(api, 'listMyPayments', { query: { page } })));
  const network = queryView(useQuery({ ...queryOf(api, 'getNetworkConfig'), staleTime: NETWORK_FRESH_MS }));
  const [asked, setAsked] = useState<string | null>(null);
  const payment = queryView(
    useQuery({ ...queryOf(api, 'getPayment', { path: { id: asked ?? '' } }), enabled: asked !== null }),
  );

  let story: StoryView | null = null;
  if (asked !== null)
    story =
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
      story={story}
      network={network.status === 'ready' ? network.data : { blockExplorerUrl: null }}
      paymentHref={(id) => routes.payment.href({ id })}
      supportHref={(id) => routes.createTicket.href({ payment: id })}
      pageHref={(to) => routes.myPayments.href(to === 1 ? {} : { page: String(to) })}
      upgradeHref={routes.premium.href()}
      onRetry={retryOf(list)}
      onStory={setAsked}
    />
  );
}

/** A page that no list has is the first one. */
function readPage(word: string | null): number {
  const page = Number(word ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= limits.pageMax ? page : 1;
}
