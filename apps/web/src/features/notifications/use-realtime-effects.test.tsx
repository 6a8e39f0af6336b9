import type { Message } from '@mutuals/api-client';
import { pagesOf, tagKey } from '@mutuals/api-client/queries';
import type { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { apiOf } from '../../testing/api-of.ts';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { others, own, profilesOf, talkOf } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';

const realtime = controlledRealtime();
vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => realtime.open }));

const ada = own('Ada');
const lin = others('Lin');
const at = '2026-11-20T12:00:00.000Z';
const message: Message = {
  _id: 'm1',
  conversationId: 'talk',
  clientId: 'c1',
  senderId: ada._id,
  seq: 1,
  type: 'text',
  content: 'Hello',
  metadata: null,
  status: 'sent',
  createdAt: at,
};
const list = pagesOf(apiOf(), 'listConversations', { query: { profileId: ada._id } }).queryKey;
const read = {
  payments: [...tagKey('Payments'), 'one'],
  matching: [...tagKey('Matching'), 'one'],
  notifications: [...tagKey('Notifications'), 'one'],
};

/** What a member has read, with a conversation in which Lin has written, and the realtime service connected. */
async function open() {
  let client: QueryClient | undefined;
  const { screen } = await renderMember('Opened', apiOf({ listMyProfiles: async () => profilesOf(ada) }), {
    fill(filled) {
      client = filled;
      const talk = { ...talkOf(ada, lin), unreadCount: { [ada._id]: 1 } };
      const page = { data: [talk], meta: { total: 1, limit: 20, offset: 0, nextCursor: null } };
      filled.setQueryData(list, { pages: [page], pageParams: [undefined] });
      for (const key of Object.values(read)) filled.setQueryData(key, {});
    },
  });
  await expect.element(screen.getByText('Opened')).toBeVisible();
  await realtime.connected();
  realtime.renewToken.mockClear();
  const known = client;
  if (!known) throw new Error('Nothing was rendered.');
  return {
    talk: () => known.getQueryData(list)?.pages[0]?.data[0],
    stale: () =>
      Object.entries({ ...read, list })
        .filter(([, key]) => known.getQueryState(key)?.isInvalidated)
        .map(([name]) => name),
  };
}

it.each([
  ['notifications-changed', ['notifications']],
  ['payment-status', ['payments']],
])('what another device or the chain did is read again: %s', async (name, stale) => {
  const page = await open();
  await realtime.emit('user:user-ada', name, {});
  await expect.poll(page.stale).toEqual(stale);
});

it('what this person wrote and read on another device is in the list at once', async () => {
  const { talk } = await open();
  await realtime.emit(`user:${ada._id}`, 'new-message', { conversationId: 'talk', message });
  await expect.poll(() => talk()?.lastMessage?.content).toBe('Hello');
  const receipt = { conversationId: 'talk', readerProfileId: ada._id, lastReadSeq: 1, readAt: at };
  await realtime.emit(`user:${ada._id}`, 'read', receipt);
  await expect.poll(() => talk()?.unreadCount).toEqual({ [ada._id]: 0 });
});

it('a conversation that was closed is no match any more, and the realtime token names it no more (D64)', async () => {
  const { stale } = await open();
  await realtime.emit(`user:${ada._id}`, 'conversation-closed', {
    conversationId: 'talk',
    changedAt: '2026-11-20T09:31:00.000Z',
  });
  await expect.poll(stale).toEqual(['matching', 'notifications', 'list']);
  expect(realtime.renewToken).toHaveBeenCalledOnce();
});

it('a newer notification of a kind that leads to the same place takes the place of its toast, but not of another own profile’s (D72)', async () => {
  await open();
  // Toasts with an action stay while the keyboard is used.
  await userEvent.keyboard('{Tab}');
  const likes = (receiverProfileId: string, count: number) =>
    realtime.emit('user:user-ada', 'notification', {
      _id: `${receiverProfileId}-${count}`,
      type: count === 1 ? 'new_like' : 'new_likes_group',
      isRead: false,
      readAt: null,
      createdAt: at,
      title: '',
      message: '',
      // Where nobody sees who liked, those of each own profile lead there.
      actionUrl: '/premium',
      data: count === 1 ? { receiverProfileId } : { receiverProfileId, count },
    });
  await likes('one', 1);
  await likes('one', 2);
  await likes('one', 3);
  await likes('other', 5);
  const toasts = page.getByRole('alertdialog');
  await expect
    .poll(() => toasts.elements().map((each) => each.textContent))
    .toEqual(['5 people liked youOpen', '3 people liked youOpen']);
});
