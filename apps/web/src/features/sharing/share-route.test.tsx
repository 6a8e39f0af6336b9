import type { ApiClient, Conversation } from '@mutuals/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formDraft } from '../../lib/form-actors.ts';
import { routes } from '../../routes.ts';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { others, own, participant, profilesOf, talkOf, user } from '../../testing/examples.ts';
import { renderApp } from '../../testing/render-member.tsx';
import type * as Chat from '../chat/index.ts';

vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => controlledRealtime().open }));
const loadAddToDraft = vi.hoisted(() => vi.fn<typeof Chat.loadAddToDraft>());
vi.mock('../chat/index.ts', async (original) => {
  const actual = await original<typeof Chat>();
  return { ...actual, loadAddToDraft: loadAddToDraft.mockImplementation(actual.loadAddToDraft) };
});
beforeEach(() => sessionStorage.clear());

const LINK = 'https://tidepool.example/audit';
const path = routes.share.href({ title: 'Audits', text: 'How we audit', url: LINK });

const ada = own('Ada');
const lin = participant(others('Lin'));
const talk = talkOf(ada, others('Lin'));
const closed: Conversation = {
  ...talk,
  _id: 'over',
  participants: [
    { ...lin, _id: ada._id, name: ada.name },
    { ...lin, _id: 'kim', name: 'Kim' },
  ],
  closed: { at: '2026-11-21T12:00:00.000Z', isOwn: true, isEnded: false },
};
const api = (answers: Partial<ApiClient> = {}) =>
  apiOf({
    listMyProfiles: async () => profilesOf(ada),
    getProfile: async () => ada,
    listConversations: async () => ({
      data: [talk, closed],
      meta: { total: 2, limit: 20, offset: 0, nextCursor: null },
    }),
    listMessages: async () => ({ data: [], meta: { hasMore: false } }),
    ...answers,
  });

// A part is fetched once in a tab: what an earlier test fetched counts, too.
it('has what writing needs before it offers that: nothing late takes somebody from where they went meanwhile', async () => {
  await renderApp(api(), path, 'member');
  await expect.element(page.getByRole('button', { name: 'Write to Lin' })).toBeVisible();
  expect(loadAddToDraft).toHaveBeenCalled();
});

it('puts a shared link into the form of a profile, where its person saves it', async () => {
  const updateProfile = vi.fn<ApiClient['updateProfile']>();
  const { router } = await renderApp(api({ updateProfile }), path, 'member');
  await page.getByRole('button', { name: 'Add the link to Ada' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Project links, number 1' })).toHaveValue(LINK);
  await expect.element(page.getByText(/not saved yet/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/profiles/ada/edit');
  expect(updateProfile).not.toHaveBeenCalled();
});

const typeLink = (link: string) =>
  formDraft({ userId: user._id, subject: 'profile.ada' }).keep({
    version: ada.updatedAt,
    changes: { projectLinks: { from: [], to: [link] } },
  });

it('adds a link to what is typed into the form and not saved', async () => {
  const typed = 'https://tidepool.example/team';
  typeLink(typed);
  await renderApp(api(), path, 'member');
  await page.getByRole('button', { name: 'Add the link to Ada' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Project links, number 1' })).toHaveValue(typed);
  await expect.element(page.getByRole('textbox', { name: 'Project links, number 2' })).toHaveValue(LINK);
});

it('says of a profile that has the link already', async () => {
  typeLink(LINK);
  await renderApp(api(), path, 'member');
  await expect.element(page.getByText('It has this link already')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add the link to Ada' })).not.toBeInTheDocument();
});

it('puts what was shared behind what is typed to a match, who gets it when it is sent', async () => {
  const sendMessage = vi.fn<ApiClient['sendMessage']>();
  const { router } = await renderApp(api({ sendMessage }), path, 'member');
  await page.getByRole('button', { name: 'Write to Lin' }).click();
  const composer = page.getByRole('textbox', { name: 'Message to Lin' });
  await expect.element(composer).toHaveValue(`How we audit\n${LINK}`);
  await router.navigate(path);
  await page.getByRole('button', { name: 'Write to Lin' }).click();
  await expect.element(composer).toHaveValue(`How we audit\n${LINK}\nHow we audit\n${LINK}`);
  expect(sendMessage).not.toHaveBeenCalled();
});

it('puts it there also while an earlier message is still on its way', async () => {
  const sendMessage = vi.fn<ApiClient['sendMessage']>(() => new Promise(() => {}));
  const conversation = routes.conversation.href({ profileId: ada._id, conversationId: talk._id });
  const { router } = await renderApp(api({ sendMessage }), conversation, 'member');
  const composer = page.getByRole('textbox', { name: 'Message to Lin' });
  await composer.fill('Hello');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sendMessage).toHaveBeenCalledOnce();
  await router.navigate(path);
  await page.getByRole('button', { name: 'Write to Lin' }).click();
  await expect.element(composer).toHaveValue(`How we audit\n${LINK}`);
});

it('offers no conversation that is closed', async () => {
  await renderApp(api(), path, 'member');
  await expect.element(page.getByRole('button', { name: 'Write to Lin' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Write to Kim' })).not.toBeInTheDocument();
});

it('keeps what a guest shared until they have signed in', async () => {
  const { router } = await renderApp(api(), path, 'guest');
  await expect.poll(() => router.state.location.pathname).toBe('/');
  expect(sessionStorage.getItem('mutuals.guest.returnTo')).toBe(path);
});

it('says what could not be loaded, with another try and help', async () => {
  const listConversations = () => Promise.reject(problemOf('listConversations', 403, 'forbidden'));
  await renderApp(api({ listConversations }), path, 'member');
  await expect.element(page.getByText('Your matches could not be loaded.')).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Get help' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add the link to Ada' })).toBeVisible();
});

it('says of an address without anything that nothing was shared', async () => {
  await renderApp(api(), routes.share.href(), 'member');
  await expect.element(page.getByText('Nothing was shared')).toBeVisible();
});
