// What a member's page begins with: the person, and beside them their profiles and their counts (SPEC section 2).
import type { ApiClient } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from './query-client.ts';

export const sessionQueries = (api: ApiClient) => ({
  me: queryOf(api, 'getMe'),
  profiles: queryOf(api, 'listMyProfiles'),
  counts: queryOf(api, 'getNotificationCounts'),
});

/** Gives each person who signs in a query client of their own. */
export type PersonClients = {
  /** Asks for what this person's page begins with before its code is there. */
  fetchAhead(person: string): QueryClient;
  /** The person's client: the one that has asked already, or a new one. */
  take(person: string): QueryClient;
};

export function createPersonClients(api: ApiClient): PersonClients {
  let ahead: { person: string; client: QueryClient } | null = null;
  return {
    fetchAhead(person) {
      const client = createQueryClient();
      const { me, profiles, counts } = sessionQueries(api);
      void client.prefetchQuery(me);
      void client.prefetchQuery(profiles);
      void client.prefetchQuery(counts);
      ahead = { person, client };
      return client;
    },
    take(person) {
      const taken = ahead?.person === person ? ahead.client : createQueryClient();
      ahead = null;
      return taken;
    },
  };
}
