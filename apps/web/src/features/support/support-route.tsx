import { queryOf } from '@mutuals/api-client/queries';
import { SupportScreen } from '@mutuals/ui/screens/support';
import { useQuery } from '@tanstack/react-query';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { useNow } from '../../lib/use-now.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';

const PAGE = 20;

/** /support: a person's tickets; which of them, and the page, are in the address. */
export function Component() {
  const { api, clock } = useServices();
  const textOf = useProblemText();
  const [{ status: filter, page }] = useQueryParams(routes.support);
  const query = { limit: PAGE, offset: (page - 1) * PAGE, ...(filter !== 'all' && { status: filter }) };
  const list = queryView(useQuery(queryOf(api, 'listTickets', { query })));

  return (
    <SupportScreen
      view={
        list.status === 'ready'
          ? {
              status: 'ready',
              tickets: list.data.data,
              page,
              pageCount: Math.ceil(list.data.meta.total / PAGE),
            }
          : withMessage(list, textOf)
      }
      filter={filter}
      now={useNow(clock)}
      filterHref={(status) => routes.support.href({ status })}
      pageHref={(to) => routes.support.href({ status: filter, page: to })}
      ticketHref={(ticketId) => routes.ticket.href({ ticketId })}
      createHref={routes.createTicket.href()}
      onRetry={retryOf(list)}
    />
  );
}
