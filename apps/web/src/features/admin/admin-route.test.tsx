import type { ApiClient } from '@mutuals/api-client';
import { expect, it, vi } from 'vitest';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { user } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './admin-route.tsx';

it('the area is gone for whom the server refuses it, because their role was taken away while they were at work', async () => {
  const getMe = vi
    .fn<ApiClient['getMe']>(async () => ({ ...user, role: null, isAdmin: false }))
    .mockResolvedValueOnce({ ...user, role: 'admin', isAdmin: true });
  const api = apiOf({
    getMe,
    listPendingLinks: () => Promise.reject(problemOf('listPendingLinks', 403, 'forbidden')),
  });
  const { screen } = await renderMember(<Component />, api, {
    pattern: '/admin/:tab',
    path: '/admin/links',
    texts: ['admin'],
  });
  await expect.element(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(getMe).toHaveBeenCalledTimes(2);
});

it('support sees tickets, users and profiles alone, and begins with tickets (D50)', async () => {
  const api = apiOf({
    getMe: async () => ({ ...user, role: 'support', isAdmin: false }),
    listAllTickets: () => new Promise(() => {}),
    getTicketDesk: () => new Promise(() => {}),
  });
  const { screen, router } = await renderMember(<Component />, api, {
    pattern: '/admin/:tab?',
    path: '/admin',
    texts: ['admin', 'support'],
  });
  await expect.poll(() => router.state.location.pathname).toBe('/admin/tickets');
  const tabs = () =>
    screen
      .getByRole('navigation')
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(tabs).toEqual(['Tickets', 'Users', 'Profiles']);
  await router.navigate('/admin/links');
  await expect.element(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
