import type { ApiClient, CallAnswer } from '@mutuals/api-client';
import { expect, it, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { user } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './admin-route.tsx';

type Ticket = CallAnswer<'listAllTickets'>['data'][number];
const ticket = (name: string): Ticket => ({
  _id: `ticket-${name}`,
  subject: `Ticket ${name}`,
  userId: 'asker',
  userName: 'Ada',
  tier: 'free',
  category: 'account',
  priority: 'medium',
  status: 'open',
  assignedTo: null,
  assigneeName: null,
  messageCount: 0,
  unreadAnswers: 0,
  firstAnswerAt: null,
  waitingSince: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
});
const tickets = ['one', 'two', 'three'].map(ticket);
const full = { ...ticket('one'), description: 'Nothing works.', pictures: [], messages: [] };

/** The box itself is drawn by a style sheet that is not here: it has no place to be clicked at. */
function press(box: Locator): void {
  box.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** The tickets, each before its box. */
async function renderTickets(answers: Partial<ApiClient>) {
  const meta = { page: 1, limit: 50, total: 3, totalPages: 1, nextCursor: null, isTotalExact: true };
  const api = apiOf({
    getMe: async () => ({ ...user, role: 'support' }),
    listAllTickets: async () => ({ data: tickets, meta }),
    getTicketDesk: async () => ({
      team: [{ _id: user._id, displayName: 'Noor', role: 'support' }],
      medianFirstAnswerSeconds: null,
    }),
    ...answers,
  });
  const { screen, router } = await renderMember(<Component />, api, {
    pattern: '/admin/:tab',
    path: '/admin/tickets',
    texts: ['admin', 'payments', 'support', 'errors'],
  });
  const box = (subject: string) => screen.getByRole('checkbox', { name: new RegExp(subject) });
  await expect.element(box('Ticket one')).toBeInTheDocument();
  const count = (text: string) => screen.getByRole('status').filter({ hasText: text });
  return { screen, router, box, count };
}

it('asks for one after the other, says once how it went, and keeps what failed chosen with its reason', async () => {
  const asked: string[] = [];
  let open = 0;
  const assignTicket: ApiClient['assignTicket'] = async ({ path }) => {
    open += 1;
    expect(open).toBe(1);
    asked.push(path.id);
    await Promise.resolve();
    open -= 1;
    if (path.id === 'ticket-two') throw problemOf('assignTicket', 404, 'ticket_not_found');
    return full;
  };
  const { screen, box, count } = await renderTickets({ assignTicket });
  press(screen.getByRole('checkbox', { name: 'Select All' }));
  await expect.element(count('3 selected')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Assign to' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Noor (you)' }));
  await expect.element(screen.getByText('2 tickets assigned')).toBeVisible();
  await expect.element(screen.getByText('1 was not changed and stays selected, with the reason.')).toBeVisible();
  expect(asked).toEqual(['ticket-one', 'ticket-two', 'ticket-three']);
  await expect.element(box('Ticket two')).toBeChecked();
  await expect.element(box('Ticket one')).not.toBeChecked();
  await expect.element(count('1 selected')).toBeInTheDocument();
});

it('is given back from the message, those alone that were given', async () => {
  const assignTicket: ApiClient['assignTicket'] = async ({ path }) => {
    if (path.id === 'ticket-two') throw problemOf('assignTicket', 404, 'ticket_not_found');
    return full;
  };
  const undone: Parameters<ApiClient['undoTicketAssignment']>[0][] = [];
  const undoTicketAssignment: ApiClient['undoTicketAssignment'] = async (input) => {
    undone.push(input);
    if (input.path.id === 'ticket-three') throw problemOf('undoTicketAssignment', 409, 'nothing_to_undo');
    return full;
  };
  const { screen, count } = await renderTickets({ assignTicket, undoTicketAssignment });
  press(screen.getByRole('checkbox', { name: 'Select All' }));
  await expect.element(count('3 selected')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Assign to' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Noor (you)' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.element(screen.getByText('1 assignment taken back')).toBeVisible();
  await expect.element(screen.getByText(/^1 was changed by somebody else since/)).toBeVisible();
  const body = { assignedTo: user._id };
  expect(undone).toEqual(['ticket-one', 'ticket-three'].map((id) => ({ path: { id }, body })));
});

it('is dropped where the list shows something else, also when that is taken back', async () => {
  const { router, box, count, screen } = await renderTickets({});
  press(box('Ticket one'));
  await expect.element(count('1 selected')).toBeInTheDocument();
  for (const there of ['/admin/tickets?status=open', '/admin/tickets?page=2', '/admin/tickets?sort=oldest']) {
    press(box('Ticket two'));
    await router.navigate(there);
    await expect.element(screen.getByRole('row', { selected: true })).not.toBeInTheDocument();
    await router.navigate('/admin/tickets');
    await expect.element(box('Ticket two')).not.toBeChecked();
  }
});

it('a status that was set on several is put back from the toast, where nobody has changed it since', async () => {
  const undone: Parameters<ApiClient['undoTicketMove']>[0][] = [];
  const undoTicketMove: ApiClient['undoTicketMove'] = async (input) => {
    undone.push(input);
    if (input.path.id === 'ticket-three') throw problemOf('undoTicketMove', 409, 'nothing_to_undo');
    return full;
  };
  const { screen, count } = await renderTickets({ setTicketStatus: async () => full, undoTicketMove });
  press(screen.getByRole('checkbox', { name: 'Select All' }));
  await expect.element(count('3 selected')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Set status' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Resolved' }));
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Set status' }));
  await expect.element(screen.getByText('3 tickets updated')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.element(screen.getByText(/^1 was changed by somebody else since/)).toBeVisible();
  expect(undone).toEqual(tickets.map(({ _id: id }) => ({ path: { id }, body: { status: 'resolved' } })));
});

it('cannot be changed while the chosen rows are changed', async () => {
  const answer = Promise.withResolvers<typeof full>();
  const assignTicket = vi.fn<ApiClient['assignTicket']>(() => answer.promise);
  const { screen, box, count } = await renderTickets({ assignTicket });
  press(box('Ticket one'));
  press(box('Ticket two'));
  await expect.element(count('2 selected')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Assign to' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Noor (you)' }));
  await expect.poll(() => assignTicket.mock.calls.length).toBe(1);
  press(box('Ticket three'));
  await expect.element(box('Ticket three')).not.toBeChecked();
  press(box('Ticket one'));
  await expect.element(box('Ticket one')).toBeChecked();
  await expect.element(count('2 selected')).toBeInTheDocument();
  answer.resolve(full);
  await expect.element(screen.getByText('2 tickets assigned')).toBeVisible();
  expect(assignTicket).toHaveBeenCalledTimes(2);
  await expect.element(box('Ticket three')).not.toBeChecked();
});
