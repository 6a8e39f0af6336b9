// What a member's page begins with: the person, and beside them their profiles and their counts (SPEC section 2).
import type { ApiClient } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import type { QueryClient } from '@tanstack/react-query';
import type { WhenShown } from './kept-answers.ts';
import { createQueryClient } from './query-client.ts';

export const sessionQueries = (api: ApiClient) => ({
  me: queryOf(api, 'getMe'),
  profiles: queryOf(api, 'listMyProfiles'),
  counts: queryOf(api, 'getNotificationCounts'),
});

/** A query client for the person who is signed in, and another one for who signs in next. */
export type PersonClients = {
  /** The client of this person: the same one until their session ends, so that what suspends while it is first rendered finds it again. */
  of(person: string): QueryClient;
  /** Asks for what this person's page begins with before its code is there. */
  fetchAhead(person: string): Promise<QueryClient>;
  /** Resolves when what this device keeps of all that this person's page asked for is shown, and the person and their profiles are there. */
  whenKnown(person: string): Promise<void>;
  /** Forgets what was read for anyone else; what the same person reads after their session expired is kept on the device again. */
  follow(identity: { person: string | null; isExpired: boolean }): void;
};

/** `keep` lets a client keep what it reads on this device (kept-answers.ts). */
export function createPersonClients(
  api: ApiClient,
  keep: (client: QueryClient, person: string) => Promise<WhenShown> = async () => async () => {},
): PersonClients {
  let held: { person: string; client: QueryClient; kept: Promise<WhenShown | undefined> } | null = null;
  let wasExpired = false;
  function keepOnly(person: string | null): void {
    if (held?.person === person) return;
    // A change that waits behind another one would be sent with the tokens of who signs in next.
    held?.client.getMutationCache().clear();
    held = null;
  }
  function hold(person: string) {
    keepOnly(person);
    if (held) return held;
    const client = createQueryClient();
    held = { person, client, kept: keeping(client, person) };
    return held;
  }
  /** Without it nothing is kept. */
  const keeping = (client: QueryClient, person: string) => keep(client, person).catch(() => undefined);
  return {
    of: (person) => hold(person).client,
    async fetchAhead(person) {
      const { client, kept } = hold(person);
      await kept;
      const { me, profiles, counts } = sessionQueries(api);
      void client.prefetchQuery(me);
      void client.prefetchQuery(profiles);
      void client.prefetchQuery(counts);
      return client;
    },
    async whenKnown(person) {
      const { client, kept } = hold(person);
      const whenShown = await kept;
      await whenShown?.();
      const { me, profiles } = sessionQueries(api);
      await Promise.all([client.ensureQueryData(me), client.ensureQueryData(profiles)]);
    },
    follow({ person, isExpired }) {
      keepOnly(person);
      // What the device kept went with the session.
      if (held && wasExpired && !isExpired) held.kept = keeping(held.client, held.person);
      wasExpired = isExpired;
    },
  };
}
