import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { deleteProfileMutation, updateMeMutation, viewLikesMutation } from './mutations.ts';
import { ApiProblem } from './problem.ts';
import { mutationOf, operationKey, pagesOf, queryOf, retryQuery, tagKey } from './queries.ts';
import { clientOf, json } from './testing/server.ts';

/** Whether the data under a key has become stale. */
const isStale = (client: QueryClient, { queryKey }: { queryKey: readonly unknown[] }): boolean | undefined =>
  client.getQueryState(queryKey)?.isInvalidated;

describe('keys', () => {
  const { api } = clientOf(() => json({ data: [], meta: { nextCursor: null } }));
  const one = queryOf(api, 'getProfile', { path: { id: 'p1' } });
  const other = queryOf(api, 'getProfile', { path: { id: 'p2' } });
  const mine = queryOf(api, 'listMyProfiles');
  const me = queryOf(api, 'getMe');
  const counts = queryOf(api, 'getNotificationCounts');

  async function filled(): Promise<QueryClient> {
    const client = new QueryClient();
    await Promise.all([one, other].map((query) => client.fetchQuery(query)));
    await Promise.all([client.fetchQuery(mine), client.fetchQuery(me), client.fetchQuery(counts)]);
    return client;
  }

  it('reach all that is read under a tag, all that is read with an operation, and one answer', async () => {
    const staleAfter = async (queryKey: readonly unknown[]) => {
      const client = await filled();
      await client.invalidateQueries({ queryKey });
      return [one, other, mine, me, counts].map((query) => isStale(client, query));
    };
    expect(await staleAfter(tagKey('Profiles'))).toEqual([true, true, true, false, false]);
    expect(await staleAfter(operationKey('getProfile'))).toEqual([true, true, false, false, false]);
    expect(await staleAfter(one.queryKey)).toEqual([true, false, false, false, false]);
  });

  it('tell a list from its parts', async () => {
    const client = new QueryClient();
    const input = { query: { userProfileId: 'p1' } };
    await client.fetchQuery(queryOf(api, 'listMatches', input));
    expect(client.getQueryData(pagesOf(api, 'listMatches', input).queryKey)).toBeUndefined();
  });
});

describe('pages', () => {
  it('go on behind the cursor of the part before, until there is none', async () => {
    const { api, sent } = clientOf(({ path }) =>
      json({ data: [{}], meta: { nextCursor: path.includes('cursor') ? null : 'behind-the-first' } }),
    );
    const pages = pagesOf(api, 'listConversations', { query: { profileId: 'p1' } });
    await new QueryClient().fetchInfiniteQuery({ ...pages, pages: 5 });
    expect(sent.map(({ path }) => path)).toEqual([
      '/v1/messaging/conversations?profileId=p1',
      '/v1/messaging/conversations?profileId=p1&cursor=behind-the-first',
    ]);
  });
});

describe('retryQuery', () => {
  const offline = new ApiProblem({ kind: 'offline', operation: 'getMe' });

  it('tries what may pass by itself again, twice', () => {
    expect([0, 1, 2].map((failures) => retryQuery(failures, offline))).toEqual([true, true, false]);
  });

  it('does not try a refusal again', () => {
    expect(retryQuery(0, new ApiProblem({ kind: 'problem', operation: 'getMe', status: 403 }))).toBe(false);
    expect(retryQuery(0, new Error('a bug'))).toBe(false);
  });
});

describe('changes', () => {
  it('make what is read under their tag stale, and a key makes a repeat safe', async () => {
    const { api, sent } = clientOf(({ method }) =>
      method === 'POST' ? json({ _id: 'p1' }, 201) : json({ data: [], meta: { total: 0, maximum: 10 } }),
    );
    const client = new QueryClient();
    const mine = queryOf(api, 'listMyProfiles');
    const me = queryOf(api, 'getMe');
    await Promise.all([client.fetchQuery(mine), client.fetchQuery(me)]);
    const body = { profileType: 'group', name: 'N', bio: 'B', groupData: { groupType: 'dao' } } as const;
    await client
      .getMutationCache()
      .build(client, mutationOf(api, 'createProfile'))
      .execute({ body, idempotencyKey: 'form-1' });
    expect([isStale(client, mine), isStale(client, me)]).toEqual([true, false]);
    expect(sent.at(-1)?.headers.get('idempotency-key')).toBe('form-1');
  });

  it('of the account are known at once', async () => {
    const { api } = clientOf(() => json({ _id: 'u1', language: 'fr' }));
    const client = new QueryClient();
    await client
      .getMutationCache()
      .build(client, updateMeMutation(api))
      .execute({ body: { language: 'fr' } });
    expect(client.getQueryData(queryOf(api, 'getMe').queryKey)).toMatchObject({ language: 'fr' });
  });

  it('that delete a profile forget it, and make its conversations and what was told of it stale', async () => {
    const { api } = clientOf(({ method }) =>
      method === 'DELETE' ? new Response(null, { status: 204 }) : json({ data: [], meta: {} }),
    );
    const client = new QueryClient();
    const path = { id: 'p1' };
    const one = queryOf(api, 'getProfile', { path });
    const mine = queryOf(api, 'listMyProfiles');
    const conversations = queryOf(api, 'listConversations', { query: { profileId: 'p2' } });
    const told = queryOf(api, 'listNotifications');
    await Promise.all([
      client.fetchQuery(one),
      client.fetchQuery(mine),
      client.fetchQuery(conversations),
      client.fetchQuery(told),
    ]);
    await client.getMutationCache().build(client, deleteProfileMutation(api)).execute({ path });
    expect(client.getQueryState(one.queryKey)).toBeUndefined();
    expect([mine, conversations, told].map((query) => isStale(client, query))).toEqual([true, true, true]);
  });

  it('that show the likes clear their count at once', async () => {
    const counts = {
      totalLikes: 12,
      newLikes: 0,
      unreadMessages: 2,
      unreadMessagesByProfile: {},
      answeredTickets: 0,
      unread: 2,
    };
    const { api } = clientOf(() => json(counts));
    const client = new QueryClient();
    await client.getMutationCache().build(client, viewLikesMutation(api)).execute(undefined);
    expect(client.getQueryData(queryOf(api, 'getNotificationCounts').queryKey)).toEqual(counts);
  });
});
