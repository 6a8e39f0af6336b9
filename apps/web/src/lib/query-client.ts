import { retryQuery } from '@mutuals/api-client/queries';
import { QueryClient } from '@tanstack/react-query';

/** What was fetched counts as fresh for this long; realtime events make it stale earlier. */
const FRESH_MS = 15_000;

/** What was read from the server, for one person: another one gets another client. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: retryQuery, staleTime: FRESH_MS },
      // A change that cannot be made fails at once; it never waits unseen for the network.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
