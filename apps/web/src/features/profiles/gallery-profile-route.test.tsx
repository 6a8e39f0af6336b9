import { afterEach, expect, it, vi } from 'vitest';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { others } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './gallery-profile-route.tsx';

afterEach(() => vi.unstubAllGlobals());

const lin = { ...others('Lin'), bio: '我画海边的猫。', languages: ['zh'] };
const at = { pattern: '/gallery/:id', path: '/gallery/lin' };
const metaOf = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

// The first page of the document: it alone has what the server wrote.
it('keeps in its head what the server wrote of it, also of what is proven, and of another profile says the bio (D84)', async () => {
  const written = 'Controls lin.example · by DNS record · checked 3 days ago · Paints cats.';
  document.head.insertAdjacentHTML(
    'beforeend',
    `<link rel="canonical" href="${location.origin}/gallery/lin" data-head /><meta property="og:locale" content="en_US" data-head />
     <meta name="description" content="${written}" data-head />`,
  );
  const ada = { ...others('Ada'), bio: 'Builds  bridges.' };
  const api = apiOf({ getGalleryProfile: async ({ path: { id } }) => (id === 'lin' ? lin : ada) });
  const { router } = await renderMember(<Component />, api, at);
  await expect.poll(() => document.title).toContain('Lin');
  expect(metaOf('description')).toBe(written);
  await router.navigate('/gallery/ada');
  await expect.poll(() => metaOf('description')).toBe('Builds bridges.');
  await router.navigate('/gallery/lin');
  await expect.poll(() => metaOf('description')).toBe(written);
});

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
