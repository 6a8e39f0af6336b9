import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { apiOf } from '../../testing/api-of.ts';
import { user } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './admin-route.tsx';

const list = vi.hoisted(() => vi.fn(() => null));
vi.mock('./tickets-tab.tsx', () => ({ TicketsTab: list }));

it('the search opens, is used and closes without drawing the list behind it anew', async () => {
  const api = apiOf({ getMe: async () => ({ ...user, role: 'admin', isAdmin: true }) });
  const { screen } = await renderMember(<Component />, api, {
    pattern: '/admin/:tab',
    path: '/admin/tickets',
    texts: ['admin', 'payments', 'support'],
  });
  await screen.getByRole('button', { name: /^Search/ }).click();
  list.mockClear();
  const field = screen.getByRole('combobox', { name: 'Search the admin area' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('a');
  await expect.element(field).toHaveValue('a');
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  await screen.getByRole('button', { name: /^Search/ }).click();
  await expect.element(field).toHaveFocus();
  expect(list).not.toHaveBeenCalled();
});
