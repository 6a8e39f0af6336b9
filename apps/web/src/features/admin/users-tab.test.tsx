import type { ApiClient, CallAnswer } from '@mutuals/api-client';
import { expect, it, vi } from 'vitest';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { plan as free, user } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './admin-route.tsx';

type Person = CallAnswer<'listUsers'>['data'][number];
const personOf = (name: string): Person => ({
  ...user,
  _id: `user-${name}`,
  privyId: `did:${name}`,
  displayName: name,
});
const meta = { page: 1, limit: 50, total: 2, totalPages: 1, nextCursor: null, isTotalExact: true };
const plan = { ...free, tier: 'premium', expiresAt: '2026-12-20T12:00:00.000Z' };

async function renderUsers(answers: Partial<ApiClient>) {
  const api = apiOf({
    getMe: async () => ({ ...user, role: 'owner', isAdmin: true }),
    listUsers: async () => ({ data: ['Lin', 'Noor'].map(personOf), meta }),
    ...answers,
  });
  const { screen } = await renderMember(<Component />, api, {
    pattern: '/admin/:tab',
    path: '/admin/users',
    texts: ['admin', 'errors'],
  });
  const edit = (name: string) => screen.getByRole('button', { name: `Edit ${name}` }).click();
  const give = () =>
    screen
      .getByRole('dialog')
      .getByRole('button', { name: /^Premium ?Unlimited/ })
      .click();
  return { screen, edit, give };
}

it('a plan is changed, and put back from the toast', async () => {
  const updateSubscription = vi.fn<ApiClient['updateSubscription']>(async () => ({ ...plan, tier: 'premium' }));
  const undoSubscriptionUpdate = vi.fn<ApiClient['undoSubscriptionUpdate']>(async () => ({ ...plan, tier: 'free' }));
  const listUsers = vi.fn<ApiClient['listUsers']>(async () => ({ data: ['Lin', 'Noor'].map(personOf), meta }));
  const { screen, edit, give } = await renderUsers({ listUsers, updateSubscription, undoSubscriptionUpdate });
  await edit('Lin');
  await give();
  await expect.element(screen.getByText('Subscription updated successfully')).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => listUsers).toHaveBeenCalledTimes(2);
  expect(updateSubscription.mock.calls).toEqual([[{ body: { targetUserId: 'did:Lin', tier: 'premium', months: 1 } }]]);
  await screen.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(screen.getByText('The plan is as it was before')).toBeVisible();
  const { tier, expiresAt } = plan;
  expect(undoSubscriptionUpdate.mock.calls).toEqual([[{ body: { targetUserId: 'did:Lin', tier, expiresAt } }]]);
});

it('a failure is shown beside the person it is about, and is gone when they are opened again', async () => {
  const updateSubscription = () => Promise.reject(problemOf('updateSubscription', 404, 'user_not_found'));
  const { screen, edit, give } = await renderUsers({ updateSubscription });
  const failure = screen.getByText('Failed to update subscription');
  await edit('Lin');
  await give();
  await expect.element(failure).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await edit('Noor');
  await expect.element(failure).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await edit('Lin');
  await expect.element(failure).not.toBeInTheDocument();
});

it('an answer that comes late closes nobody else’s dialog', async () => {
  const answer = Promise.withResolvers<CallAnswer<'updateSubscription'>>();
  const updateSubscription = vi.fn<ApiClient['updateSubscription']>(() => answer.promise);
  const { screen, edit, give } = await renderUsers({ updateSubscription });
  await edit('Lin');
  await give();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await edit('Noor');
  answer.resolve({ ...plan, tier: 'premium' });
  await expect.element(screen.getByText('Subscription updated successfully')).toBeVisible();
  await give();
  const targets = () => updateSubscription.mock.calls.map(([{ body }]) => body.targetUserId);
  await expect.poll(targets).toEqual(['did:Lin', 'did:Noor']);
});

it('a list says that it searches while another part of it is on its way, and what it had stays', async () => {
  const answer = Promise.withResolvers<CallAnswer<'listUsers'>>();
  const listUsers = vi
    .fn<ApiClient['listUsers']>(() => answer.promise)
    .mockResolvedValueOnce({ data: ['Lin', 'Noor'].map(personOf), meta });
  const { screen } = await renderUsers({ listUsers });
  await expect.element(screen.getByText('Noor')).toBeVisible();
  const busy = () => document.querySelector('[data-slot=table]')?.getAttribute('aria-busy');
  expect(busy()).toBe('false');
  await screen.getByRole('button', { name: /Subscription/ }).click();
  await screen.getByRole('option', { name: 'Free', exact: true }).click();
  await expect.poll(() => listUsers).toHaveBeenCalledTimes(2);
  await expect.poll(busy).toBe('true');
  await expect.element(screen.getByText('Noor')).toBeVisible();
  answer.resolve({ data: [personOf('Mei')], meta: { ...meta, total: 1 } });
  await expect.poll(busy).toBe('false');
  await expect.element(screen.getByText('Mei')).toBeVisible();
});

it('an undo that wants a newer sign-in says so, with the way to one (D50)', async () => {
  const { screen, edit, give } = await renderUsers({
    updateSubscription: async () => ({ ...plan, tier: 'premium' }),
    undoSubscriptionUpdate: () => Promise.reject(problemOf('undoSubscriptionUpdate', 403, 'sign_in_too_old')),
  });
  await edit('Lin');
  await give();
  await screen.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'Sign in again' })).toBeVisible();
});

it('a change that wants a newer sign-in is forgotten once that is begun (D50)', async () => {
  const updateSubscription = () => Promise.reject(problemOf('updateSubscription', 403, 'sign_in_too_old'));
  const { screen, edit, give } = await renderUsers({ updateSubscription });
  await edit('Lin');
  await give();
  const signIn = screen.getByRole('button', { name: 'Sign in again' });
  await signIn.click();
  await expect.element(signIn).not.toBeInTheDocument();
});

it.each([
  ['support', false, 0, 0],
  ['admin', true, 1, 0],
  ['owner', true, 1, 1],
] as const)('%s changes what this role may change, and no more (D50)', async (role, isAdmin, plans, roles) => {
  const { screen, edit } = await renderUsers({ getMe: async () => ({ ...user, role, isAdmin }) });
  await expect.element(screen.getByText('Noor')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit Lin' }).elements()).toHaveLength(plans);
  if (plans === 0) return;
  await edit('Lin');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByRole('dialog').getByLabelText('Role in the team').elements().length > 0).toBe(roles > 0);
});
