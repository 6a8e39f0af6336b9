import type { ApiClient, Conversation } from '@mutuals/api-client';
import { pagesOf, queryOf } from '@mutuals/api-client/queries';
import type { QueryClient } from '@tanstack/react-query';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../../routes.ts';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { counts, notification, others, own, participant, profilesOf, talkOf } from '../../testing/examples.ts';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { keptThreadKey } from './chat-actors.ts';
import { Component } from './messages-route.tsx';

const realtime = controlledRealtime();
vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => realtime.open }));
beforeEach(() => sessionStorage.clear());

const ada = own('Ada');
const lin = participant(others('Lin'));
const talk = talkOf(ada, others('Lin'));
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

describe('an open conversation', () => {
  const open = (answers: Partial<ApiClient>, fill: (client: QueryClient) => void = () => {}) =>
    renderMember(
      <Routes>
        <Route path={routes.conversation.pattern} element={<Component />} />
        <Route path="*" element={null} />
      </Routes>,
      api(answers),
      {
        path: routes.conversation.href({ profileId: 'ada', conversationId: 'talk' }),
        texts: ['messages', 'profiles', 'errors', 'guards', 'claims'],
        fill,
      },
    );
  type Screen = Awaited<ReturnType<typeof open>>['screen'];
  const boxOf = (screen: Screen) => screen.getByRole('textbox', { name: 'Message to Lin' });
  async function say(screen: Screen, words: string): Promise<void> {
    await boxOf(screen).fill(words);
    await userEvent.keyboard('{Enter}');
  }
  const refusal = () => Promise.reject(problemOf('sendMessage', 503, 'service_unavailable'));

  it('keeps a message that was not sent over a reload, and the draft beside it', async () => {
    const first = (await open({ sendMessage: refusal })).screen;
    await say(first, 'Are you there?');
    await expect.element(first.getByText(/^Not sent/)).toBeVisible();
    await first.unmount();

    const second = (await open({ sendMessage: refusal })).screen;
    await expect.element(second.getByText('Are you there?')).toBeVisible();
    await expect.element(second.getByText(/^Not sent/)).toBeVisible();
    await boxOf(second).fill('And');
    await second.unmount();

    const third = (await open({ sendMessage: refusal })).screen;
    await expect.element(boxOf(third)).toHaveValue('And');
    await expect.element(third.getByText('Are you there?')).toBeVisible();
  });

  it('keeps a message pending when one leaves and comes back, and sends it once', async () => {
    const answer = Promise.withResolvers<never>();
    const sendMessage = vi.fn<ApiClient['sendMessage']>(() => answer.promise);
    const { screen, router } = await open({ sendMessage });
    await say(screen, 'Are you there?');
    await expect.poll(() => sendMessage.mock.calls.length).toBe(1);
    await router.navigate('/elsewhere');
    await router.navigate(routes.conversation.href({ profileId: 'ada', conversationId: 'talk' }));
    await expect.element(screen.getByText('Are you there?')).toBeVisible();
    answer.reject(problemOf('sendMessage', 503, 'service_unavailable'));
    await expect.element(screen.getByText(/^Not sent/)).toBeVisible();
    expect(sendMessage).toHaveBeenCalledOnce();
  });

  it('offers no way to send what only resembles an address that the own profile has proven (D69)', async () => {
    const mine = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
    const wallet = {
      kind: 'wallet',
      subject: mine,
      name: null,
      count: null,
      method: 'signature',
      state: 'proven',
    } as const;
    const proven = { ...ada, proofs: [{ ...wallet, provedAt: talk.createdAt, checkedAt: talk.createdAt }] };
    const said = {
      _id: 'm1',
      clientId: 'c1',
      conversationId: 'talk',
      seq: 1,
      senderId: 'ada',
      createdAt: talk.createdAt,
    };
    const { screen } = await open({
      listMyProfiles: async () => profilesOf(proven),
      listMessages: async () => ({
        data: [{ ...said, type: 'text', content: mine, metadata: null, status: 'sent' }],
        meta: { hasMore: false },
      }),
    });
    await say(screen, '0x5aae9c21b6fa2bd0c1d7e0a2b9b8c5d4e3f2eaed');
    await expect
      .element(screen.getByText('One that only looks like it is never sent.', { exact: false }))
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Send anyway' })).not.toBeInTheDocument();
  });

  it('reads the own profiles again where the acting one turns out to be deleted', async () => {
    const listMyProfiles = vi.fn(async () => profilesOf(ada));
    const sendMessage = () => Promise.reject(problemOf('sendMessage', 404, 'acting_profile_not_found'));
    const { screen } = await open({ listMyProfiles, sendMessage });
    await expect.element(boxOf(screen)).toBeVisible();
    const before = listMyProfiles.mock.calls.length;
    await say(screen, 'Are you there?');
    await expect.poll(() => listMyProfiles.mock.calls.length).toBeGreaterThan(before);
  });

  it.each(['conversation_not_found', 'not_a_participant', 'not_your_profile', 'acting_profile_not_found'])(
    'says that there is no such conversation: %s',
    async (code) => {
      const listMessages = () => Promise.reject(problemOf('listMessages', 404, code));
      const { screen } = await open({ listMessages });
      await expect.element(screen.getByText('Conversation not found')).toBeVisible();
    },
  );

  it('does not say so of one that could not be read for another reason', async () => {
    const listMessages = () => Promise.reject(problemOf('listMessages', 503, 'service_unavailable'));
    const { screen } = await open({ listMessages });
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByText('Conversation not found').elements()).toEqual([]);
  });

  it('is shown again where it was not found and the list, read again by itself, names it again: who blocked took it back (D64)', async () => {
    let isBlocked = false;
    const { queryKey } = pagesOf(apiOf(), 'listConversations', { query: { profileId: 'ada' } });
    let client: QueryClient | undefined;
    const { screen } = await open(
      {
        async listConversations({ query }) {
          if (!isBlocked) return listOf(talk);
          if (query.conversationId === undefined) return listOf();
          throw problemOf('listConversations', 404, 'conversation_not_found');
        },
      },
      (filled) => {
        client = filled;
        // Opened from the list: it is not asked for by itself.
        client.setQueryData(queryKey, { pages: [listOf(talk)], pageParams: [undefined] });
      },
    );
    await expect.element(boxOf(screen)).toBeVisible();
    isBlocked = true;
    await client?.refetchQueries({ queryKey, exact: true });
    await expect.element(screen.getByText('Conversation not found')).toBeVisible();
    isBlocked = false;
    await client?.refetchQueries({ queryKey, exact: true });
    await expect.element(boxOf(screen)).toBeVisible();
  });

  it('reads the list again where the match turns out to be over (D64), and not for another refusal', async () => {
    const listConversations = vi.fn(async () => listOf(talk));
    const sendMessage = vi
      .fn<ApiClient['sendMessage']>()
      .mockRejectedValueOnce(problemOf('sendMessage', 503, 'service_unavailable'))
      .mockRejectedValue(problemOf('sendMessage', 409, 'no_longer_matched'));
    const { screen } = await open({ listConversations, sendMessage });
    await say(screen, 'Are you there?');
    await expect.element(screen.getByText(/^Not sent/)).toBeVisible();
    const before = listConversations.mock.calls.length;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => listConversations.mock.calls.length).toBe(before + 1);
  });
});

describe('what this device kept of before (D74)', () => {
  const group = own('My group');
  const AT = { updatedAt: 0.5 };

  it('does not say that a profile made since is somebody else’s', async () => {
    const profiles = Promise.withResolvers<ReturnType<typeof profilesOf>>();
    const path = routes.conversation.href({ profileId: group._id, conversationId: 'talk' });
    const { screen, router } = await renderMember(
      <Routes>
        <Route path={routes.conversation.pattern} element={<Component />} />
        <Route path="*" element="Another page" />
      </Routes>,
      api({ listMyProfiles: () => profiles.promise }),
      { path, fill: (client) => client.setQueryData(queryOf(apiOf(), 'listMyProfiles').queryKey, profilesOf(ada), AT) },
    );
    await expect.element(screen.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
    profiles.resolve(profilesOf(ada, group));
    await expect.element(screen.getByRole('button', { name: /My group/ }).first()).toBeVisible();
    expect(router.state.location.pathname).toBe(path);
  });

  describe('of an empty thread, without the server', () => {
    const { queryKey } = pagesOf(apiOf(), 'listConversations', { query: { profileId: 'ada' } });
    const lastMessage = {
      seq: 1,
      content: 'Hello',
      type: 'text' as const,
      senderId: lin._id,
      createdAt: talk.createdAt,
    };
    const since = { ...talk, lastMessage, lastMessageAt: talk.createdAt };
    const open = (listed: Conversation, answers: Partial<ApiClient> = {}) =>
      renderMember(
        <Component />,
        api({
          listConversations: () => new Promise(() => {}),
          listMessages: () => Promise.reject(problemOf('listMessages', 503, 'service_unavailable')),
          ...answers,
        }),
        {
          pattern: routes.conversation.pattern,
          path: routes.conversation.href({ profileId: 'ada', conversationId: 'talk' }),
          texts: ['messages', 'errors'],
          fill(client) {
            client.setQueryData(keptThreadKey({ profileId: 'ada', conversationId: 'talk' }), [], AT);
            client.setQueryData(queryKey, { pages: [listOf(listed)], pageParams: [undefined] }, AT);
          },
        },
      );

    it('invites to the first message where the list has none either (CH27)', async () => {
      const { screen } = await open(talk);
      await expect.element(screen.getByText(/^Say hello\./)).toBeVisible();
    });

    it('does not where the list shows a message that came since (CH27)', async () => {
      const { screen } = await open(since);
      await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
      expect(screen.getByText(/^Say hello\./).elements()).toEqual([]);
    });

    it('does no longer once the list answers with a message that came since, before the thread does (CH27)', async () => {
      const answer = Promise.withResolvers<ReturnType<typeof listOf>>();
      const { screen } = await open(talk, {
        listConversations: () => answer.promise,
        listMessages: () => new Promise(() => {}),
      });
      await expect.element(screen.getByText(/^Say hello\./)).toBeVisible();
      answer.resolve(listOf(since));
      await expect.element(screen.getByText('Loading the conversation')).toBeInTheDocument();
      expect(screen.getByText(/^Say hello\./).elements()).toEqual([]);
    });
  });

  it('stays where the list cannot be read anew, and does not say that it could not be loaded', async () => {
    const { queryKey } = pagesOf(apiOf(), 'listConversations', { query: { profileId: 'ada' } });
    let client: QueryClient | undefined;
    const { screen } = await renderMember(
      <Component />,
      api({ listConversations: () => Promise.reject(problemOf('listConversations', 403, 'forbidden')) }),
      {
        pattern: routes.profileMessages.pattern,
        path: routes.profileMessages.href({ profileId: 'ada' }),
        texts: ['messages', 'errors'],
        fill(own) {
          own.setQueryData(queryKey, { pages: [listOf(talk)], pageParams: [undefined] }, AT);
          client = own;
        },
      },
    );
    await expect.poll(() => client?.getQueryState(queryKey)?.status).toBe('error');
    await expect.element(screen.getByRole('link', { name: /^Lin/ })).toBeVisible();
    // What it would say shows with the next frame.
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    expect(screen.getByText('Your conversations could not be loaded').elements()).toEqual([]);
  });

  it('does not say whose messages are unread: the page waits for the server, and then decides', async () => {
    const answer = Promise.withResolvers<typeof counts>();
    const { screen, router } = await renderMember(
      <Component />,
      api({ listMyProfiles: async () => profilesOf(ada, group), getNotificationCounts: () => answer.promise }),
      {
        path: '/messages',
        fill(client) {
          client.setQueryData(queryOf(apiOf(), 'listMyProfiles').queryKey, profilesOf(ada, group), AT);
          const kept = { ...counts, unreadMessagesByProfile: { [group._id]: 1 } };
          client.setQueryData(queryOf(apiOf(), 'getNotificationCounts').queryKey, kept, AT);
        },
      },
    );
    await expect.element(screen.getByRole('heading', { name: 'Messages' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/messages');
    answer.resolve({ ...counts, unreadMessagesByProfile: { [ada._id]: 1 } });
    await expect.poll(() => router.state.location.pathname).toBe(routes.profileMessages.href({ profileId: ada._id }));
  });
});
