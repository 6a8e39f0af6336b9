import type { ApiClient, Profile } from '@mutuals/api-client';
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { sessionQueries } from '../../lib/person-clients.ts';
import { actingProfile, currentProfile, readActing, withoutHidden } from './acting.ts';

type Own = { own: readonly Profile[]; chosenId: string | null };

async function fetchOwn(api: ApiClient, client: QueryClient): Promise<Own> {
  const { me, profiles } = sessionQueries(api);
  const [user, { data }] = await Promise.all([firstOf(client, me), firstOf(client, profiles)]);
  return { own: withoutHidden(data), chosenId: readActing(user._id) };
}

/** Which profile a page will act as, before it is rendered: the one that its address asks for, where it is one's own, else the chosen one. */
export async function fetchActing(api: ApiClient, client: QueryClient, asked: string | null): Promise<Profile | null> {
  const { own, chosenId } = await fetchOwn(api, client);
  return own.find(({ _id }) => _id === asked) ?? actingProfile(own, chosenId);
}

/** One's own profiles and the current one of them, before a page is rendered; null without any. */
export async function fetchCurrent(
  api: ApiClient,
  client: QueryClient,
): Promise<{ own: readonly Profile[]; current: Profile } | null> {
  const { own, chosenId } = await fetchOwn(api, client);
  const current = currentProfile(own, chosenId);
  return current && { own, current };
}

/** The first that is there: what this device keeps (lib/kept-answers.ts), else the server's answer. */
function firstOf<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  return new Promise((resolve, reject) => {
    const stop = client.getQueryCache().subscribe(look);
    client.fetchQuery(query).then(resolve, reject).finally(stop);
    look();
    function look(): void {
      const data = client.getQueryData<Data>(query.queryKey);
      if (data !== undefined) resolve(data);
    }
  });
}
