import { afterEach, expect, it, vi } from 'vitest';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { others } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './gallery-profile-route.tsx';

afterEach(() => vi.unstubAllGlobals());

const lin = { ...others('Lin'), bio: '我画海边的猫。', languages: ['zh'] };
const at = { pattern: '/gallery/:id', path: '/gallery/lin' };

it('shows a guest the original, and asks nobody to translate it (D7)', async () => {
  const translateProfile = vi.fn(() => Promise.reject(problemOf('translateProfile', 401, 'unauthenticated')));
  const api = apiOf({ getGalleryProfile: async () => lin, translateProfile });
  const { screen } = await renderMember(<Component />, api, at);
  await expect.element(screen.getByText(lin.bio)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Translate' }).elements()).toEqual([]);
  expect(translateProfile).not.toHaveBeenCalled();
});

it('offers a guest the translator of their device (D43)', async () => {
  const create = async () => ({ translate: async () => 'Seaside cats, on this device.' });
  vi.stubGlobal(
    'Translator',
    Object.assign(() => {}, { availability: async () => 'available', create }),
  );
  const { screen } = await renderMember(<Component />, apiOf({ getGalleryProfile: async () => lin }), at);
  await screen.getByRole('button', { name: 'Translate' }).click();
  await expect.element(screen.getByText('Seaside cats, on this device.')).toBeVisible();
  await screen.getByRole('button', { name: 'Show original' }).click();
  await expect.element(screen.getByText(lin.bio)).toBeVisible();
});

it('leads a guest home from a profile that is gone', async () => {
  const gone = () => Promise.reject(problemOf('getGalleryProfile', 404, 'profile_not_found'));
  const { screen } = await renderMember(<Component />, apiOf({ getGalleryProfile: gone }), at);
  await expect.element(screen.getByRole('link', { name: 'Browse other profiles' })).toHaveAttribute('href', '/gallery');
});
