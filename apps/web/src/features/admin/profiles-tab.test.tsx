import type { ApiClient, CallAnswer } from '@mutuals/api-client';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { listedProfile as lin, user } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './admin-route.tsx';

const meta = { page: 1, limit: 50, total: 1, totalPages: 1, nextCursor: null, isTotalExact: true };

async function openLin(answers: Partial<ApiClient>) {
  const api = apiOf({
    getMe: async () => ({ ...user, role: 'admin', isAdmin: true }),
    listAdminProfiles: async () => ({ data: [lin], meta }),
    ...answers,
  });
  const { screen } = await renderMember(<Component />, api, {
    pattern: '/admin/:tab',
    path: '/admin/profiles',
    texts: ['admin', 'errors'],
  });
  await screen.getByText('Here to stay.').click();
  return screen.getByRole('dialog');
}

it('verifies a profile, and takes that back from the toast while the profile stays open', async () => {
  const verifyProfile = vi.fn<ApiClient['verifyProfile']>(async ({ body: { isVerified } }) => ({ ...lin, isVerified }));
  const undoVerification = vi.fn<ApiClient['undoVerification']>(async () => lin);
  const dialog = await openLin({ verifyProfile, undoVerification });
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Take verified back' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(page.getByText('Lin is not verified any more')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Verify' })).toBeVisible();
  expect(verifyProfile.mock.calls.map(([input]) => input)).toEqual([
    { path: { id: 'lin' }, body: { isVerified: true, name: 'Lin' } },
  ]);
  expect(undoVerification.mock.calls.map(([input]) => input)).toEqual([
    { path: { id: 'lin' }, body: { isVerified: true } },
  ]);
});

it('says in the open profile why nothing was changed', async () => {
  const dialog = await openLin({
    verifyProfile: () => Promise.reject(problemOf('verifyProfile', 404, 'profile_not_found')),
  });
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect.element(dialog.getByText('Nothing was changed')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Verify' })).toBeVisible();
});

it('says that a profile was renamed since it was opened', async () => {
  const dialog = await openLin({
    verifyProfile: () => Promise.reject(problemOf('verifyProfile', 409, 'profile_renamed')),
  });
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect.element(dialog.getByText(/has a new name/)).toBeVisible();
});

it('support reads a profile and changes nothing of it (D50)', async () => {
  const dialog = await openLin({ getMe: async () => ({ ...user, role: 'support', isAdmin: false }) });
  await expect.element(dialog.getByRole('link', { name: 'See as others do' })).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Verify|^Hide/ }).elements()).toEqual([]);
});

it('an answer that comes late opens no profile again, and says at none what failed before', async () => {
  const verifyProfile = vi
    .fn<ApiClient['verifyProfile']>(async () => ({ ...lin, isVerified: true }))
    .mockRejectedValueOnce(problemOf('verifyProfile', 503, 'service_unavailable'));
  const dialog = await openLin({ verifyProfile });
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect.element(dialog.getByText('Nothing was changed')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByText('Here to stay.').click();
  await expect.element(dialog.getByRole('button', { name: 'Verify' })).toBeVisible();
  expect(dialog.getByText('Nothing was changed').elements()).toEqual([]);

  const answer = Promise.withResolvers<CallAnswer<'verifyProfile'>>();
  verifyProfile.mockReturnValueOnce(answer.promise);
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  answer.resolve({ ...lin, isVerified: true });
  await expect.element(page.getByText('Lin is verified')).toBeVisible();
  expect(dialog.elements()).toEqual([]);
});
