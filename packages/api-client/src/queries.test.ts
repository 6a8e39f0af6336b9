import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createProfileMutation, updateMeMutation, viewLikesMutation } from './mutations.ts';
import { ApiProblem } from './problem.ts';
import {
  conversationQuery,
  conversationsQuery,
  keys,
  matchesQuery,
  messagesQuery,
  myProfilesQuery,
  retryQuery,
} from './queries.ts';
import { clientOf, json } from './testing/server.ts';

describe('pages', () => {
  it('messages: older pages are asked for before the oldest that is here', async () => {
    const { api, sent } = clientOf(({ path }) =>
      path.includes('before')
        ? json({ data: [{ seq: 1 }, { seq: 2 }], meta: { hasMore: false } })
        : json({ data: [{ seq: 3 }, { seq: 4 }], meta: { hasMore: true } }),
    );
    await new QueryClient().fetchInfiniteQuery({ ...messagesQuery(api, 'c1'), pages: 5 });
    expect(sent.map(({ path }) => path)).toEqual([
      '/v1/messaging/conversations/c1/messages',
      '/v1/messaging/conversations/c1/messages?before=3',
    ]);
  });

  it('conversations: the next offset is what was already received', async () => {
    const { api, sent } = clientOf(({ path }) =>
      json({
        data: [{}],
        meta: { total: 2, limit: 20, offset: Number(new URLSearchParams(path.split('?')[1]).get('offset')) },
      }),
    );
    await new QueryClient().fetchInfiniteQuery({ ...conversationsQuery(api, 'p1'), pages: 5 });
    expect(sent.map(({ path }) => path)).toEqual([
      '/v1/messaging/conversations?profileId=p1&offset=0',
      '/v1/messaging/conversations?profileId=p1&offset=1',
    ]);
  });

  it('lists by page end with the last page', async () => {
    const { api, sent } = clientOf(({ path }) =>
      json({ data: [{}], meta: { page: Number(path.at(-1)), limit: 20, total: 2, totalPages: 2 } }),
    );
    await new QueryClient().fetchInfiniteQuery({ ...matchesQuery(api, 'p1'), pages: 5 });
    expect(sent.map(({ path }) => path)).toEqual([
      '/v1/matching/matches?userProfileId=p1&page=1',
      '/v1/matching/matches?userProfileId=p1&page=2',
    ]);
  });

  it("a conversation that is not the profile's is null", async () => {
    const { api } = clientOf(() => json({ data: [], meta: { total: 0, limit: 20, offset: 0 } }));
    await expect(new QueryClient().fetchQuery(conversationQuery(api, 'p1', 'c1'))).resolves.toBeNull();
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
  it("a new profile makes the list of one's own stale, and its key makes a repeat safe", async () => {
    const { api, sent } = clientOf(({ method }) =>
      method === 'POST' ? json({ _id: 'p1' }, 201) : json({ data: [], meta: { total: 0, maximum: 10 } }),
    );
    const client = new QueryClient();
    await client.fetchQuery(myProfilesQuery(api));
    const body = { profileType: 'group', name: 'N', bio: 'B', groupData: { groupType: 'dao' } } as const;
    await client
      .getMutationCache()
      .build(client, createProfileMutation(api))
      .execute({ body, idempotencyKey: 'form-1' });
    expect(client.getQueryState(keys.profiles.mine)?.isInvalidated).toBe(true);
    expect(sent.at(-1)?.headers.get('idempotency-key')).toBe('form-1');
  });

  it('a changed account is known at once', async () => {
    const { api } = clientOf(() => json({ _id: 'u1', language: 'fr' }));
    const client = new QueryClient();
    await client.getMutationCache().build(client, updateMeMutation(api)).execute({ language: 'fr' });
    expect(client.getQueryData(keys.me)).toMatchObject({ language: 'fr' });
  });

  it('viewed likes clear their count at once', async () => {
    const counts = { totalLikes: 12, newLikes: 0, unreadMessages: 2, unread: 2 };
    const { api } = clientOf(() => json(counts));
    const client = new QueryClient();
    await client.getMutationCache().build(client, viewLikesMutation(api)).execute(undefined);
    expect(client.getQueryData(keys.notifications.counts)).toEqual(counts);
  });
});
