import type { ApiClient, CallAnswer } from '@mutuals/api-client';
import { RouterProvider as LinkRouter } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { user } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './admin-route.tsx';

const meta = { page: 1, limit: 5, total: 1, totalPages: 1, nextCursor: null, isTotalExact: true };
const none = { data: [], meta: { ...meta, total: 0, totalPages: 0 } };

type User = CallAnswer<'listUsers'>['data'][number];
const people = (...names: string[]): CallAnswer<'listUsers'> => ({
  data: names.map((displayName): User => ({
    ...user,
    _id: `user-${displayName}`,
    privyId: `did:privy:${displayName}`,
    displayName,
  })),
  meta,
});

/** Links lead as in the shell. */
function Routed() {
  const navigate = useNavigate();
  return (
    <LinkRouter navigate={(to) => void navigate(to)}>
      <Component />
    </LinkRouter>
  );
}

/** The area at the tickets, which all of the team may open. */
async function renderAdmin(role: 'admin' | 'support', answers: Partial<ApiClient> = {}) {
  const listUsers = vi.fn<ApiClient['listUsers']>(async () => none);
  const listPayments = vi.fn<ApiClient['listPayments']>(async () => none);
  const api = apiOf({
    getMe: async () => ({ ...user, role, isAdmin: role === 'admin' }),
    listUsers,
    listPayments,
    listAdminProfiles: async () => none,
    listAllTickets: async () => none,
    getTicketDesk: async () => ({ team: [], medianFirstAnswerSeconds: null }),
    ...answers,
  });
  const { screen, router } = await renderMember(<Routed />, api, {
    pattern: '/admin/:tab',
    path: '/admin/tickets',
    texts: ['admin', 'payments', 'support'],
  });
  await expect.element(screen.getByRole('heading', { name: 'Admin' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = screen.getByRole('combobox', { name: 'Search the admin area' });
  await expect.element(field).toHaveFocus();
  return { screen, router, field, listUsers, listPayments };
}

const asked = (calls: { mock: { calls: readonly (readonly [{ query?: object }?, ...unknown[]])[] } }) =>
  calls.mock.calls.map(([input]) => input?.query);

it('finds pages at once, and asks for all else with at least two characters, five of each', async () => {
  const { screen, field, listUsers, listPayments } = await renderAdmin('admin');
  await expect.element(screen.getByRole('option', { name: 'Audit' })).toBeVisible();
  await field.fill('a');
  await expect.element(screen.getByRole('option', { name: 'Payments' })).toBeVisible();
  await field.fill('ad');
  await expect.poll(() => asked(listPayments)).toEqual([{ search: 'ad', limit: 5 }]);
  expect(asked(listUsers)).toEqual([{ search: 'ad', limit: 5 }]);
});

it('asks for no payments where the role may read none, and offers no page that it may not open', async () => {
  const { screen, field, listUsers, listPayments } = await renderAdmin('support');
  expect(
    screen
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Tickets', 'Users', 'Profiles']);
  await field.fill('ada');
  await expect.poll(() => asked(listUsers)).toEqual([{ search: 'ada', limit: 5 }]);
  await expect.element(screen.getByRole('status').filter({ hasText: 'Nothing has this name' })).toBeInTheDocument();
  expect(listPayments).not.toHaveBeenCalled();
});

it('shows what fits the words that stand in the field, in whatever order the answers come', async () => {
  const answers = new Map<string, (found: CallAnswer<'listUsers'>) => void>();
  const listUsers: ApiClient['listUsers'] = (input) =>
    new Promise((resolve) => answers.set(input?.query?.search ?? '', resolve));
  const { screen, field } = await renderAdmin('support', { listUsers });
  await field.fill('ada');
  await expect.poll(() => answers.has('ada')).toBe(true);
  await field.fill('lin');
  await expect.poll(() => answers.has('lin')).toBe(true);
  answers.get('lin')?.(people('Lin'));
  await expect.element(screen.getByRole('option', { name: 'Lin' })).toBeVisible();
  answers.get('ada')?.(people('Ada'));
  await expect.element(screen.getByRole('status').filter({ hasText: 'Found: 1' })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Ada' }).elements()).toEqual([]);
});

it('keeps no row of another search under new words', async () => {
  const listUsers: ApiClient['listUsers'] = (input) =>
    input?.query?.search === 'ada' ? Promise.resolve(people('Ada')) : new Promise(() => {});
  const { screen, field } = await renderAdmin('support', { listUsers });
  await field.fill('ada');
  await expect.element(screen.getByRole('option', { name: 'Ada' })).toBeVisible();
  await field.fill('ada o');
  await expect.element(screen.getByRole('option', { name: 'Ada' })).toBeVisible();
  await field.fill('lin');
  await expect.poll(() => screen.getByRole('option', { name: 'Ada' }).elements()).toEqual([]);
});

it('shows the others where one kind could not be searched, and searches it again', async () => {
  const listPayments = vi
    .fn<ApiClient['listPayments']>()
    .mockRejectedValueOnce(problemOf('listPayments', 400, 'invalid_text'))
    .mockResolvedValue(none);
  const { screen, field } = await renderAdmin('admin', { listPayments, listUsers: async () => people('Ada') });
  await field.fill('ada');
  await expect.element(screen.getByText('Not searched: Payments.')).toBeVisible();
  await expect.element(screen.getByRole('option', { name: 'Ada' })).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => screen.getByText('Not searched: Payments.').elements()).toEqual([]);
  await expect.element(field).toHaveFocus();
  expect(asked(listPayments)).toHaveLength(2);
});

it('leads to what is marked, and closes what was open over the list before', async () => {
  const { screen, router, field } = await renderAdmin('admin', { listUsers: async () => people('Ada') });
  await field.fill('');
  await userEvent.keyboard('ada');
  await expect.element(screen.getByRole('option', { name: 'Ada' })).toHaveAttribute('data-focused');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/admin/users?search=did%3Aprivy%3AAda');
  await screen.getByRole('button', { name: 'Edit Ada' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Edit subscription' })).toBeVisible();
  // A dialog with the focus in it holds it fast.
  await userEvent.tab();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('');
  await userEvent.keyboard('ada');
  await expect.element(screen.getByRole('option', { name: 'Ada' })).toHaveAttribute('data-focused');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
});
