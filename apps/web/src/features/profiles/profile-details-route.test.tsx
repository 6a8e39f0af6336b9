import { afterEach, expect, it, vi } from 'vitest';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { others, own } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './profile-details-route.tsx';

afterEach(() => void vi.unstubAllGlobals());

const BIO = '我画海边的猫。';
const lin = { ...others('Lin'), bio: BIO, tags: ['安全', 'Kites'], languages: ['zh'] };
const answer = (bio: string, provider: 'libretranslate' | null) => ({
  data: { name: 'Lin', bio, description: null, goals: null, lookingFor: null },
  meta: { sourceLanguage: 'zh', provider },
});
const unavailable = () => Promise.reject(problemOf('translateProfile', 503, 'translation_unavailable'));
const at = { pattern: '/profiles/:id', path: '/profiles/lin' };

it('shows a bio in the reader’s language, and the original at a press', async () => {
  const api = apiOf({
    getProfile: async () => lin,
    translateProfile: async () => answer('I draw seaside cats.', 'libretranslate'),
  });
  const { screen } = await renderMember(<Component />, api, at);
  await expect.element(screen.getByText('I draw seaside cats.')).toBeVisible();
  await expect.element(screen.getByText('Translated from Chinese')).toBeVisible();
  await screen.getByRole('button', { name: 'Show original' }).click();
  await expect.element(screen.getByText(BIO)).toBeVisible();
});

it('shows known words in the reader’s language, and people’s own as they are', async () => {
  const api = apiOf({ getProfile: async () => lin, translateProfile: unavailable });
  const { screen } = await renderMember(<Component />, api, at);
  await expect.element(screen.getByText('security')).toBeVisible();
  await expect.element(screen.getByText('Kites')).toBeVisible();
});

it('keeps the original where nobody can translate, and asks nothing for an own profile', async () => {
  const translateProfile = vi.fn(unavailable);
  const first = await renderMember(<Component />, apiOf({ getProfile: async () => lin, translateProfile }), at);
  await expect.element(first.screen.getByText(BIO)).toBeVisible();
  await expect.poll(() => translateProfile.mock.calls.length).toBe(1);
  expect(first.screen.getByRole('button', { name: 'Translate' }).elements()).toEqual([]);
  await first.screen.unmount();

  const mine = { ...own('Lin'), bio: BIO };
  const { screen } = await renderMember(<Component />, apiOf({ getProfile: async () => mine, translateProfile }), at);
  await expect.element(screen.getByText(BIO)).toBeVisible();
  expect(translateProfile).toHaveBeenCalledOnce();
});

it('offers the translator of the device where the server has none', async () => {
  const create = vi.fn(async () => ({ translate: async () => 'Seaside cats, on this device.' }));
  vi.stubGlobal(
    'Translator',
    Object.assign(() => {}, { availability: async () => 'downloadable', create }),
  );
  const api = apiOf({ getProfile: async () => lin, translateProfile: unavailable });
  const { screen } = await renderMember(<Component />, api, at);
  await screen.getByRole('button', { name: 'Translate' }).click();
  await expect.element(screen.getByText('Seaside cats, on this device.')).toBeVisible();
  expect(create).toHaveBeenCalledWith({ sourceLanguage: 'zh', targetLanguage: 'en' });
});
