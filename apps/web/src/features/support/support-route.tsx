import { limits } from '@mutuals/api-client/limits';
import { queryOf } from '@mutuals/api-client/queries';
import { SupportScreen, TICKET_FILTERS } from '@mutuals/ui/screens/support';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { useNow } from '../../lib/use-now.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';

const PAGE = 20;
const LAST_PAGE = Math.floor(limits.offsetMax / PAGE) + 1;

/** /support: a person's tickets; which of them, and the page, are in the address. */
export function Component() {
  const { api, clock } = useServices();
  const textOf = useProblemText();
  const [search] = useSearchParams();
  const filter = TICKET_FILTERS.find((known) => known === search.get('status')) ?? 'all';
  const page = readPage(search.get('page'));
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
      filterHref={(status) => hrefOf(status, 1)}
      pageHref={(to) => hrefOf(filter, to)}
      ticketHref={(ticketId) => routes.ticket.href({ ticketId })}
      createHref={routes.createTicket.href()}
      onRetry={retryOf(list)}
    />
  );
}

const hrefOf = (status: string, page: number): string =>
  routes.support.href({ ...(status !== 'all' && { status }), ...(page > 1 && { page: String(page) }) });

/** A page that no list has is the first one. */
function readPage(word: string | null): number {
  const page = Number(word ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}
