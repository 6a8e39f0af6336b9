import type { Conversation, Message } from '@mutuals/api-client';
import { operationKey, pagesOf, queryOf } from '@mutuals/api-client/queries';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { apiOf } from '../../testing/api-of.ts';
import { counts } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { useConversationCache } from './conversation-cache.ts';

const AT = '2026-11-20T12:00:00.000Z';
const talk: Conversation = {
  _id: 'talk',
  participants: [],
  lastMessage: null,
  lastMessageAt: null,
  unreadCount: {},
  waitingSince: null,
  closed: null,
  createdAt: AT,
};
const message: Message = {
  _id: 'm1',
  conversationId: 'talk',
  clientId: 'c1',
  senderId: 'lin',
  seq: 1,
  type: 'text',
  content: 'Hello',
  metadata: null,
  status: 'sent',
  createdAt: AT,
};
const lists = {
  ada: pagesOf(apiOf(), 'listConversations', { query: { profileId: 'ada' } }).queryKey,
  group: pagesOf(apiOf(), 'listConversations', { query: { profileId: 'group' } }).queryKey,
};
const home: QueryKey = operationKey('getHome');
const notifications = queryOf(apiOf(), 'getNotificationCounts').queryKey;

/** What a member has read: the conversations of two own profiles, home and the counts of notifications. */
async function open() {
  let cache: ReturnType<typeof useConversationCache> | undefined;
  let client: QueryClient | undefined;
  function Probe(): string {
    cache = useConversationCache();
    return 'Opened';
  }
  const { screen } = await renderMember(<Probe />, apiOf(), {
    fill(filled) {
      client = filled;
      const page = { data: [talk], meta: { total: 1, limit: 20, offset: 0, nextCursor: null } };
      for (const key of Object.values(lists)) filled.setQueryData(key, { pages: [page], pageParams: [undefined] });
      filled.setQueryData(home, {});
    },
  });
  await expect.element(screen.getByText('Opened')).toBeVisible();
  if (!cache || !client) throw new Error('Nothing was rendered.');
  const known = client;
  // Read by what stands around each page.
  known.setQueryData(notifications, counts);
  return {
    cache,
    client: known,
    talkOf: (profile: keyof typeof lists) => known.getQueryData(lists[profile])?.pages[0]?.data[0],
    /** What is to be read again. */
    stale: () =>
      Object.entries({ ...lists, home, notifications })
        .filter(([, key]) => known.getQueryState(key)?.isInvalidated)
        .map(([name]) => name),
  };
}

it('a message moves its conversation in the list of its own profile alone, and has home say anew whose turn it is', async () => {
  const { cache, talkOf, stale } = await open();
  cache.received(message, 'ada');
  expect(talkOf('ada')).toMatchObject({ lastMessage: { content: 'Hello' }, unreadCount: { ada: 1 } });
  expect(talkOf('group')).toEqual(talk);
  expect(stale()).toEqual(['home']);
});

it('a message of a conversation that the list does not hold has that list read again', async () => {
  const { cache, talkOf, stale } = await open();
  cache.received({ ...message, conversationId: 'another' }, 'ada');
  expect(talkOf('ada')).toEqual(talk);
  expect(stale()).toEqual(['ada', 'home']);
});

it.each(['message', 'reading'] as const)(
  'a %s shows at once and has the list read again that is on its way: it may be from before',
  async (what) => {
    const { cache, client, talkOf, stale } = await open();
    cache.received(message, 'group');
    const answer = Promise.withResolvers<never>();
    const queryKey = lists[what === 'message' ? 'ada' : 'group'];
    client.fetchQuery({ queryKey, queryFn: () => answer.promise, staleTime: 0 }).catch(() => {});
    if (what === 'message') cache.received(message, 'ada');
    else cache.read({ conversationId: 'talk', readerProfileId: 'group', lastReadSeq: 1 });
    expect(talkOf('ada')?.lastMessage?.content).toBe(what === 'message' ? 'Hello' : undefined);
    expect(talkOf('group')?.unreadCount).toEqual({ group: what === 'message' ? 1 : 0 });
    expect(stale()).toContain(what === 'message' ? 'ada' : 'group');
    answer.reject(new Error('Left'));
  },
);

it('a closed conversation moves in every list, and is nobody’s turn at home', async () => {
  const { cache, stale } = await open();
  cache.closed();
  expect(stale()).toEqual(['ada', 'group', 'home']);
});

it('a conversation that was read has nothing unread, and its notifications are read again', async () => {
  const { cache, talkOf, stale } = await open();
  cache.received(message, 'ada');
  cache.read({ conversationId: 'talk', readerProfileId: 'ada', lastReadSeq: 1 });
  expect(talkOf('ada')?.unreadCount).toEqual({ ada: 0 });
  expect(stale()).toEqual(['home', 'notifications']);
});

it('a reading that the list knows less of than the server has the list read again', async () => {
  const { cache, stale } = await open();
  cache.read({ conversationId: 'talk', readerProfileId: 'group', lastReadSeq: 7 });
  expect(stale()).toEqual(['group', 'home', 'notifications']);
});
