import { retryQuery } from '@mutuals/api-client/queries';
import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from '@tanstack/react-query';

/** What was fetched counts as fresh for this long; realtime events make it stale earlier. */
const FRESH_MS = 15_000;

/** What was read from the server, for one person: another one gets another client. */
export function createQueryClient(): QueryClient {
  return new NewestQueryClient({
    defaultOptions: {
      // Asked without a network, too: that shows what is kept, or says that it cannot be read. It is asked again when the network is back.
      queries: { retry: retryQuery, staleTime: FRESH_MS, networkMode: 'always', refetchOnReconnect: true },
      // A change that cannot be made fails at once; it never waits unseen for the network.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * A first answer that is on its way when its query is invalidated may be older than the reason. TanStack Query would take it for
 * fresh; this one asks again.
 */
class NewestQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const first = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      // One that no page shows yet may show what this device keeps (kept-answers.ts).
      .filter((query) => query.state.data === undefined || !query.isActive());
    await super.invalidateQueries(filters, options);
    if (first.length === 0) return;
    // Those that no page shows were not waited for.
    await Promise.allSettled(first.map(({ promise }) => promise));
    const answered = new Set(first.map(({ queryHash }) => queryHash));
    await super.invalidateQueries({ predicate: ({ queryHash }) => answered.has(queryHash) }, options);
  }
}
