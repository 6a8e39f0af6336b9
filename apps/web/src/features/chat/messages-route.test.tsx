import type { ApiClient, Conversation } from '@mutuals/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../../routes.ts';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { notification, others, own, profilesOf } from '../../testing/examples.ts';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './messages-route.tsx';

const realtime = controlledRealtime();
vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => realtime.open }));
beforeEach(() => sessionStorage.clear());

const ada = own('Ada');
const { _id, profileType, subtype, name, avatar, isVerified } = others('Lin');
const lin = { _id, profileType, subtype, name, avatar, isVerified, isDeleted: false } as const;
const talk: Conversation = {
  _id: 'talk',
  participants: [{ ...lin, _id: ada._id, name: ada.name }, lin],
  lastMessage: null,
  lastMessageAt: null,
  unreadCount: {},
  waitingSince: null,
  closed: null,
  createdAt: '2026-11-20T12:00:00.000Z',
};
const listOf = (...data: Conversation[]) => ({
  data,
  meta: { total: data.length, limit: 20, offset: 0, nextCursor: null },
});
const api = (answers: Partial<ApiClient> = {}) =>
  apiOf({
    listMyProfiles: async () => profilesOf(ada),
    listConversations: async () => listOf(talk),
    listMessages: async () => ({ data: [], meta: { hasMore: false } }),
    ...answers,
  });

it('says that the partner is gone by the message that cannot be sent and in the list, and takes the composer away (D39)', async () => {
  let partner: Conversation['participants'][number] = lin;
  const gone = problemOf('sendMessage', 409, 'partner_deleted');
  const { screen } = await renderMember(
    <Component />,
    api({
      listConversations: async () => listOf({ ...talk, participants: [{ ...lin, _id: ada._id }, partner] }),
      sendMessage: async () => {
        partner = { _id: lin._id, isDeleted: true };
        throw gone;
      },
    }),
    {
      pattern: routes.conversation.pattern,
      path: routes.conversation.href({ profileId: 'ada', conversationId: 'talk' }),
    },
  );
  const box = screen.getByRole('textbox', { name: 'Message to Lin' });
  await box.fill('Are you there?');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/^Not sent\. This profile was deleted\./)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^Deleted profile/ })).toBeInTheDocument();
  await expect.element(box).not.toBeInTheDocument();
  await expect.element(screen.getByText(/You can read what you wrote, but not go on/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('tells by a toast of a message for another own profile, not of one that comes into the list before the eyes', async () => {
  const { screen } = await renderMember(<Component />, api(), {
    pattern: routes.profileMessages.pattern,
    path: routes.profileMessages.href({ profileId: 'ada' }),
  });
  await expect.element(screen.getByRole('link', { name: /^Lin/ })).toBeVisible();
  const from = (senderName: string, receiverProfileId: string) =>
    notification('new_message', { senderName, receiverProfileId, conversationId: 'talk' });
  await realtime.emit('user:user-ada', 'notification', from('Lin', 'ada'));
  await realtime.emit('user:user-ada', 'notification', from('Bob', 'my-group'));
  await expect.element(screen.getByText('Bob sent you a message')).toBeVisible();
  expect(screen.getByText('Lin sent you a message').elements()).toEqual([]);
});

it('asks for GIFs when the picker is opened and for what is typed, and keeps one that was not sent', async () => {
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  const gif = { url: pixel, previewUrl: pixel, originalUrl: pixel, stillUrl: pixel, width: 480, height: 270 };
  const pageOf = (title: string) => ({ data: [{ ...gif, id: title, title }], meta: { page: 1, hasMore: false } });
  const listTrendingGifs = vi.fn(async () => pageOf('A rocket'));
  const searchGifs = vi.fn(async () => pageOf('A cup'));
  const sendMessage = vi.fn(() => Promise.reject(problemOf('sendMessage', 503, 'service_unavailable')));
  const { screen } = await renderMember(<Component />, api({ listTrendingGifs, searchGifs, sendMessage }), {
    pattern: routes.conversation.pattern,
    path: routes.conversation.href({ profileId: 'ada', conversationId: 'talk' }),
  });
  const open = screen.getByRole('button', { name: 'GIF', exact: true });
  await expect.element(open).toBeVisible();
  expect(listTrendingGifs).not.toHaveBeenCalled();
  await open.click();
  await expect.element(screen.getByRole('option', { name: 'A rocket' })).toBeVisible();
  await screen.getByRole('searchbox').fill('coffee');
  await expect.element(screen.getByRole('option', { name: 'A cup' })).toBeVisible();
  expect(searchGifs.mock.calls).toMatchObject([[{ query: { q: 'coffee', lang: 'en', page: 1 } }]]);
  await screen.getByRole('option', { name: 'A cup' }).click();
  await expect.element(screen.getByRole('img', { name: 'A cup' })).toBeVisible();
  await expect.element(screen.getByText(/^Not sent/)).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => sendMessage.mock.calls.length).toBe(2);
  const metadata = { gifId: 'A cup', title: 'A cup', width: 480, height: 270, stillUrl: pixel };
  const sent = [{ query: { profileId: 'ada' }, body: { type: 'gif', content: pixel, metadata } }];
  expect(sendMessage.mock.calls).toMatchObject([sent, sent]);
});
