import type { Conversation, ConversationList, Message, Notification } from '@mutuals/api-client';
import { keys } from '@mutuals/api-client/queries';
import { describe, expect, it } from 'vitest';
import { effectsOf, LIKES_AFTER_MS, withMessage, withNothingUnread } from './realtime-effects.ts';
import { notification } from '../../lib/testing.ts';

const doings = (what: Notification, seen: string | null = null): string[] =>
  effectsOf(what, seen).map((effect) => effect.do);
const refreshed = (what: Notification): (readonly unknown[])[] =>
  effectsOf(what, null).flatMap((effect) => (effect.do === 'refresh' ? [effect.key] : []));

describe('a notification', () => {
  it.each([
    'new_like',
    'new_likes_group',
    'new_like_revealed',
    'new_match',
    'new_message',
    'payment_confirmed',
    'subscription_upgraded',
  ] as const)('of type %s refreshes the list and its counts', (type) => {
    expect(refreshed(notification(type))).toContainEqual(keys.notifications.all);
  });

  it('of a like shows a toast and fetches the likes after 500 ms', () => {
    expect(effectsOf(notification('new_like'), null)).toEqual([
      { do: 'refresh', key: keys.notifications.all, afterMs: 0 },
      { do: 'toast' },
      { do: 'refresh', key: keys.likes.all, afterMs: LIKES_AFTER_MS },
    ]);
  });

  it('of a match shows its moment, renews the token for the new conversation, and refreshes conversations and matches', () => {
    const match = notification('new_match', { receiverProfileId: 'ada' });
    expect(doings(match)).toEqual(expect.arrayContaining(['match', 'renewToken']));
    expect(doings(match)).not.toContain('toast');
    expect(refreshed(match)).toEqual(expect.arrayContaining([keys.conversations.all, keys.matches('ada')]));
  });

  it('of a message shows a toast, but not for the conversation that is being read', () => {
    const message = notification('new_message', { conversationId: 'c1' });
    expect(doings(message, null)).toContain('toast');
    expect(doings(message, 'c2')).toContain('toast');
    expect(doings(message, 'c1')).not.toContain('toast');
  });

  it('of a payment refreshes the person and their plan', () => {
    expect(refreshed(notification('payment_confirmed'))).toEqual(
      expect.arrayContaining([keys.me, keys.subscription.all]),
    );
  });
});

const conversation = (id: string, unread: number, seq = 1): Conversation => ({
  _id: id,
  participants: [
    { isDeleted: true, _id: 'ada' },
    { isDeleted: true, _id: 'ben' },
  ],
  lastMessage: { seq, content: 'before', type: 'text', senderId: 'ben', createdAt: '2026-11-20T09:00:00.000Z' },
  lastMessageAt: '2026-11-20T09:00:00.000Z',
  unreadCount: { ada: unread },
  createdAt: '2026-11-20T08:00:00.000Z',
});

const page = (offset: number, ...data: Conversation[]): ConversationList => ({
  data,
  meta: { total: 3, limit: 2, offset },
});
const pages = [page(0, conversation('c1', 0), conversation('c2', 0)), page(2, conversation('c3', 4))];

const message = (conversationId: string, senderId: string, seq = 2): Message => ({
  _id: 'm',
  conversationId,
  seq,
  clientId: 'k',
  senderId,
  type: 'text',
  content: 'now',
  metadata: null,
  status: 'sent',
  createdAt: '2026-11-20T10:00:00.000Z',
});

describe('a message in the list of conversations', () => {
  it('brings its conversation to the top, once, with what was said and one more unread', () => {
    const changed = withMessage(pages, message('c3', 'ben'), 'ada');
    expect(changed?.map(({ data }) => data.map(({ _id }) => _id))).toEqual([['c3', 'c1', 'c2'], []]);
    expect(changed?.[0]?.data[0]).toMatchObject({
      lastMessage: { seq: 2, content: 'now' },
      lastMessageAt: '2026-11-20T10:00:00.000Z',
      unreadCount: { ada: 5 },
    });
  });

  it('of one’s own is not unread', () => {
    expect(withMessage(pages, message('c3', 'ada'), 'ada')?.[0]?.data[0]?.unreadCount).toEqual({ ada: 4 });
  });

  it('changes nothing by hand when the list does not know the conversation, or knows it better', () => {
    expect(withMessage(pages, message('c9', 'ben'), 'ada')).toBeNull();
    expect(withMessage(pages, message('c1', 'ben', 1), 'ada')).toBeNull();
  });
});

it('a conversation that was read has nothing unread', () => {
  expect(
    withNothingUnread(pages, 'c3', 'ada').flatMap(({ data }) => data.map(({ unreadCount }) => unreadCount['ada'])),
  ).toEqual([0, 0, 0]);
});
