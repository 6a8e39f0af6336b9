import type { ApiClient, CallAnswer } from '@mutuals/api-client';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { others, own, profilesOf } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './gallery-route.tsx';

const lin = others('Lin');
const meta = { page: 1, limit: 12, total: 1, totalPages: 1, nextCursor: null, isAlike: false };
const found = (...data: CallAnswer<'browseGallery'>['data']) => ({ data, meta: { ...meta, total: data.length } });

function galleryApi(answers: Partial<ApiClient> = {}) {
  const browseGallery = vi.fn<ApiClient['browseGallery']>(async () => found(lin));
  const api = apiOf({
    listMyProfiles: async () => profilesOf(own('Ada')),
    listBookmarkIds: async () => ({ data: [] }),
    listTrendingProfiles: async () => ({ data: [] }),
    browseGallery,
    ...answers,
  });
  return { api, asked: () => browseGallery.mock.calls.map(([input]) => input?.query) };
}

it('searches for what was typed in the place of the search before, and leaves the field as it is', async () => {
  const { api, asked } = galleryApi();
  const { screen, router } = await renderMember(<Component />, api, { path: '/gallery?type=group&page=2' });
  await expect.element(screen.getByRole('link', { name: 'Lin' })).toBeVisible();
  const field = screen.getByRole('searchbox');
  await field.fill('wallets ');
  await expect.poll(() => router.state.location.search).toBe('?search=wallets&type=group');
  await expect.element(field).toHaveValue('wallets ');
  expect(router.state.historyAction).toBe('REPLACE');
  await expect
    .poll(() => asked())
    .toEqual([
      { profileType: 'group', page: 2 },
      { profileType: 'group', searchText: 'wallets', page: 1 },
    ]);
});

it('shows in the field what the address says, wherever that comes from', async () => {
  const { api } = galleryApi();
  const { screen, router } = await renderMember(<Component />, api, { path: '/gallery?search=one' });
  const field = screen.getByRole('searchbox');
  await expect.element(field).toHaveValue('one');
  await router.navigate('/gallery?search=two');
  await expect.element(field).toHaveValue('two');
  await router.navigate(-1);
  await expect.element(field).toHaveValue('one');
});

it('says that filters are part of a plan where the server says so, and searches without them', async () => {
  const browseGallery: ApiClient['browseGallery'] = async (input) => {
    if (input?.query?.tags !== undefined) throw problemOf('browseGallery', 403, 'advanced_filters_locked');
    return found(lin);
  };
  const { screen, router } = await renderMember(<Component />, galleryApi({ browseGallery }).api, {
    path: '/gallery?search=x&tags=zk',
  });
  await expect.element(screen.getByRole('heading', { name: 'These filters are part of Premium' })).toBeVisible();
  await screen.getByRole('button', { name: 'Search without them' }).click();
  await expect.element(screen.getByRole('link', { name: 'Lin' })).toBeVisible();
  expect(router.state.location.search).toBe('?search=x');
});

it('likes as the acting profile, once, and offers nothing on an own card', async () => {
  const likeProfile = vi.fn<ApiClient['likeProfile']>(() => new Promise(() => {}));
  const browseGallery = async () => found(lin, own('Ada'));
  const { screen } = await renderMember(<Component />, galleryApi({ browseGallery, likeProfile }).api);
  await screen.getByRole('button', { name: 'Like Lin' }).click();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => likeProfile)
    .toHaveBeenCalledExactlyOnceWith({
      path: { profileId: lin._id },
      body: { userProfileId: 'ada', isSuperLike: false },
    });
  await expect.element(screen.getByRole('link', { name: 'Ada' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Ada/ }).elements()).toEqual([]);
});

it('keeps why nothing came, and tries again', async () => {
  const browseGallery = vi
    .fn<ApiClient['browseGallery']>()
    .mockRejectedValueOnce(problemOf('browseGallery', 400, 'invalid_text'))
    .mockResolvedValue(found(lin));
  const { screen } = await renderMember(<Component />, galleryApi({ browseGallery }).api);
  await expect.element(screen.getByText(/The text contains a character/)).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('link', { name: 'Lin' })).toBeVisible();
});
