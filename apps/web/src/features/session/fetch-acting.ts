import type { ApiClient, Profile } from '@mutuals/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { sessionQueries } from '../../lib/person-clients.ts';
import { actingProfile, readActing } from './acting.ts';

/** Which profile a page will act as, before it is rendered: the one that its address asks for, where it is one's own, else the chosen one. */
export async function fetchActing(api: ApiClient, client: QueryClient, asked: string | null): Promise<Profile | null> {
  const { me, profiles } = sessionQueries(api);
  const [user, { data: own }] = await Promise.all([client.fetchQuery(me), client.fetchQuery(profiles)]);
  return own.find(({ _id }) => _id === asked) ?? actingProfile(own, readActing(user._id));
}
