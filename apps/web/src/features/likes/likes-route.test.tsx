import type { ApiClient, InboundLike } from '@mutuals/api-client';
import { expect, it, vi } from 'vitest';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { counts, limit, notification, others, own, profilesOf } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './likes-route.tsx';

const realtime = controlledRealtime();
vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => realtime.open }));

const ada = own('Ada');
const lin = others('Lin');
const meta = { page: 1, limit: 20, total: 1, totalPages: 1, nextCursor: null };
const like: InboundLike = {
  _id: 'like',
  isRevealed: true,
  profileId: lin._id,
  profileType: 'individual',
  subtype: 'developer',
  name: 'Lin',
  photos: [],
  avatar: null,
  isVerified: false,
  isSuperLike: false,
  conversationId: null,
  createdAt: lin.createdAt,
};

function likesApi(answers: Partial<ApiClient> = {}) {
  const markLikesViewed = vi.fn<ApiClient['markLikesViewed']>(async () => counts);
  const api = apiOf({
    listMyProfiles: async () => profilesOf(ada),
    listInboundLikes: async () => ({ data: [like], meta, waiting: 1 }),
    listOutboundLikes: async () => ({ data: [], meta: { ...meta, total: 0 } }),
    getNotificationCounts: async () => ({ ...counts, totalLikes: 1, newLikes: 1 }),
    markLikesViewed,
    ...answers,
  });
  return { api, markLikesViewed };
}

const matched = {
  likes: limit(),
  superLikes: limit(),
  isMatch: true,
  matchId: 'm',
  conversationId: 'talk',
  matchedProfile: lin,
};

/** Realtime tells of a match of the own profile. */
const tellMatch = (matchedProfileName: string, conversationId: string) =>
  realtime.emit(
    'user:user-ada',
    'notification',
    notification('new_match', {
      receiverProfileId: ada._id,
      matchedProfileId: others(matchedProfileName)._id,
      matchedProfileName,
      conversationId,
    }),
  );

it('clears the new likes when those received are shown, and not before (SPEC 4)', async () => {
  const { api, markLikesViewed } = likesApi();
  const { screen } = await renderMember(<Component />, api, { path: '/likes?tab=sent' });
  await expect.element(screen.getByRole('heading', { name: 'You have not liked anyone yet' })).toBeVisible();
  expect(markLikesViewed).not.toHaveBeenCalled();
  await screen.getByRole('tab', { name: /^Received/ }).click();
  await expect.element(screen.getByRole('link', { name: 'Lin' })).toBeVisible();
  await expect.poll(() => markLikesViewed).toHaveBeenCalled();
});

it('leaves the likes new that come to a page nobody looks at, until somebody comes back to it', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { api, markLikesViewed } = likesApi();
  const { screen } = await renderMember(<Component />, api);
  await expect.element(screen.getByRole('link', { name: 'Lin' })).toBeVisible();
  expect(markLikesViewed).not.toHaveBeenCalled();
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => markLikesViewed).toHaveBeenCalled();
});

it('clears a like that came while the one before it was being cleared', async () => {
  const { api, markLikesViewed } = likesApi();
  markLikesViewed.mockResolvedValueOnce({ ...counts, totalLikes: 2, newLikes: 1 });
  const { screen } = await renderMember(<Component />, api);
  await expect.element(screen.getByRole('link', { name: 'Lin' })).toBeVisible();
  await expect.poll(() => markLikesViewed).toHaveBeenCalledTimes(2);
});

it('shows a like that came just before the likes were viewed, of which no notification tells', async () => {
  const mei = { ...like, _id: 'second', profileId: 'mei', name: 'Mei' };
  const received = [like];
  const { api } = likesApi({
    listInboundLikes: async () => ({
      data: [...received],
      meta: { ...meta, total: received.length },
      waiting: received.length,
    }),
    async markLikesViewed() {
      received.unshift(mei);
      return { ...counts, totalLikes: 2 };
    },
  });
  const { screen } = await renderMember(<Component />, api);
  await expect.element(screen.getByRole('link', { name: 'Mei' })).toBeVisible();
});

it('says that a limit is reached when a plan ended meanwhile, and liked nobody', async () => {
  const { api } = likesApi({
    likeProfile: async () => {
      throw problemOf('likeProfile', 403, 'like_limit_reached');
    },
  });
  const { screen } = await renderMember(<Component />, api);
  await screen.getByRole('button', { name: 'Like Lin back' }).click();
  const dialog = screen.getByRole('dialog', { name: 'You are out of likes' });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect.element(screen.getByRole('button', { name: 'Like Lin back' })).toBeEnabled();
});

it('tells a match that one made here by its moment, renews the token, and repeats it by no toast (D4)', async () => {
  const { api } = likesApi({ likeProfile: async () => matched });
  const { screen } = await renderMember(<Component />, api);
  await expect.element(screen.getByRole('link', { name: 'Lin' })).toBeVisible();
  await realtime.connected();
  realtime.renewToken.mockClear();
  await screen.getByRole('button', { name: 'Like Lin back' }).click();
  const moment = screen.getByRole('dialog', { name: 'You’re mutuals' });
  await expect.element(moment).toBeVisible();
  await expect.poll(() => realtime.renewToken).toHaveBeenCalledOnce();
  await tellMatch('Lin', 'talk');
  await moment.getByRole('button', { name: 'Back to your likes' }).click();
  await expect.element(moment).not.toBeInTheDocument();
  await tellMatch('Lin', 'talk');
  // Held back until now, a toast of another match shows; of this one there is none.
  await tellMatch('Mei', 'talk-of-mei');
  await expect.element(screen.getByText('You and Mei matched')).toBeVisible();
  expect(moment.elements()).toEqual([]);
  expect(screen.getByText('You and Lin matched').elements()).toEqual([]);
});

it('opens the moment of a match once, whoever tells of it', async () => {
  const { api } = likesApi({ likeProfile: async () => matched, getProfile: async ({ path }) => others(path.id) });
  const { screen } = await renderMember(<Component />, api);
  await expect.element(screen.getByRole('link', { name: 'Lin' })).toBeVisible();
  await realtime.connected();
  await screen.getByRole('button', { name: 'Like Lin back' }).click();
  const moment = screen.getByRole('dialog', { name: 'You’re mutuals' });
  await moment.getByRole('button', { name: 'Back to your likes' }).click();
  await expect.element(moment).not.toBeInTheDocument();
  await tellMatch('Lin', 'talk');
  await tellMatch('Mei', 'talk-of-mei');
  // What is told later shows; it would have waited behind the moment.
  await expect.element(screen.getByText('You and Mei matched')).toBeVisible();
  expect(moment.elements()).toEqual([]);
});

it('sends a decision once, however fast it is pressed again', async () => {
  const likeProfile = vi.fn<ApiClient['likeProfile']>(() => new Promise(() => {}));
  const { api } = likesApi({ likeProfile });
  const { screen } = await renderMember(<Component />, api);
  const like = screen.getByRole('button', { name: 'Like Lin back' });
  await expect.element(like).toBeVisible();
  const button = like.element();
  // Before the page shows that the first one is on its way.
  for (const _press of [1, 2]) button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await expect.element(like).toBeDisabled();
  await expect.poll(() => likeProfile).toHaveBeenCalledOnce();
});

it('says why a like did not go through', async () => {
  const { api } = likesApi({
    likeProfile: async () => {
      throw problemOf('likeProfile', 404, 'profile_not_found');
    },
  });
  const { screen } = await renderMember(<Component />, api);
  await screen.getByRole('button', { name: 'Like Lin back' }).click();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'You’re mutuals' }).elements()).toEqual([]);
});

it('shows the likes of an own profile where the address names somebody else’s', async () => {
  const listInboundLikes = vi.fn<ApiClient['listInboundLikes']>(async () => ({ data: [like], meta, waiting: 1 }));
  const { api } = likesApi({ listInboundLikes });
  const { screen } = await renderMember(<Component />, api, { path: '/likes?profileId=bob' });
  await expect.element(screen.getByRole('link', { name: 'Lin' })).toBeVisible();
  expect(listInboundLikes.mock.calls.map(([{ query } = {}]) => query?.userProfileId)).not.toContain('bob');
});
