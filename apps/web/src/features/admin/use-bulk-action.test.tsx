import type { ApiClient, CallAnswer } from '@mutuals/api-client';
import { describe, expect, it, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { user } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './admin-route.tsx';
import { useBulkAction } from './use-bulk-action.ts';

describe('a change of rows', () => {
  type Change = { readonly id: string };
  const problem = (status: number, code: string) => problemOf('assignTicket', status, code);
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }] as const;

  async function open(act: (change: Change) => Promise<(() => Promise<unknown>) | undefined>, describes?: string) {
    let bulk: ReturnType<typeof useBulkAction<Change>> | undefined;
    const onFailed = vi.fn<(error: unknown) => void>();
    const onSettled = vi.fn<(errors: readonly unknown[]) => void>();
    function Probe(): string {
      bulk = useBulkAction<Change>({
        act,
        done: ({ id }, count) => `${count} changed, like ${id}`,
        undone: ({ id }, count) => `${count} put back, like ${id}`,
        ...(describes !== undefined && { describe: (errors) => `${errors.length} ${describes}` }),
        onFailed,
        onSettled,
      });
      return 'Opened';
    }
    const { screen } = await renderMember(<Probe />, apiOf(), { texts: ['admin', 'errors'] });
    await expect.element(screen.getByText('Opened')).toBeVisible();
    const now = () => {
      if (!bulk) throw new Error('Nothing is rendered.');
      return bulk;
    };
    const states = () => [...now().entries.values()].map(({ change, status }) => `${change.id} ${status}`);
    const undo = (id: string) => {
      const entry = now().entries.get(id);
      if (entry) now().undo(entry);
    };
    return { now, states, undo, screen, onFailed, onSettled, offer: screen.getByRole('button', { name: 'Undo' }) };
  }

  it('waits, is made or has failed with its reason, each row by itself, one after the other', async () => {
    const answers = [a, b, c].map(() => Promise.withResolvers<undefined>());
    let asked = 0;
    const { now, states, onSettled } = await open(() => answers[asked++]?.promise ?? Promise.resolve(undefined));
    const run = now().run([a, b, c]);
    await expect.poll(states).toEqual(['a pending']);
    answers[0]?.resolve(undefined);
    await expect.poll(states).toEqual(['a done', 'b pending']);
    const error = problem(503, 'service_unavailable');
    answers[1]?.reject(error);
    answers[2]?.resolve(undefined);
    expect(await run).toEqual([{ change: b, status: 'failed', error }]);
    await expect.poll(states).toEqual(['a done', 'b failed', 'c done']);
    expect(onSettled.mock.calls).toEqual([[[error]]]);
  });

  it('that fails alone is told to the page, without a message of many', async () => {
    const error = problem(503, 'service_unavailable');
    const { now, screen, onFailed, onSettled } = await open(() => Promise.reject(error));
    await now().run([a]);
    expect(onFailed.mock.calls).toEqual([[error]]);
    expect(onSettled.mock.calls).toEqual([[[error]]]);
    expect(screen.getByText('Nothing was changed').elements()).toEqual([]);
  });

  it('says of many that all failed, how many, and offers no undo', async () => {
    const { now, screen, onFailed, offer } = await open(() => Promise.reject(problem(503, 'service_unavailable')));
    await now().run([a, b]);
    await expect.element(screen.getByText('Nothing was changed')).toBeVisible();
    await expect.element(screen.getByText(/^2 were not changed/)).toBeVisible();
    expect(offer.elements()).toEqual([]);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('says of many why some failed, in the words of the page', async () => {
    const act = async ({ id }: Change) =>
      id === 'b' ? Promise.reject(problem(409, 'already_decided')) : async () => undefined;
    const { now, screen } = await open(act, 'of somebody else');
    await now().run([a, b, c]);
    await expect.element(screen.getByText('2 changed, like a')).toBeVisible();
    await expect.element(screen.getByText('1 of somebody else')).toBeVisible();
  });

  it('that nothing undoes is told without a way back, and without a failure', async () => {
    const { now, screen, onFailed, offer } = await open(async () => undefined, 'failed');
    await now().run([a]);
    await expect.element(screen.getByText('1 changed, like a')).toBeVisible();
    expect(offer.elements()).toEqual([]);
    expect(screen.getByText('0 failed').elements()).toEqual([]);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('is put back, of many those alone that can be', async () => {
    const back = vi.fn<(id: string) => void>();
    const act = async ({ id }: Change) => (id === 'b' ? undefined : async () => back(id));
    const { now, screen, states, offer, onSettled } = await open(act, 'failed');
    await now().run([a, b, c]);
    await offer.click();
    await expect.element(screen.getByText('2 put back, like a')).toBeVisible();
    expect(back.mock.calls).toEqual([['a'], ['c']]);
    expect(states()).toEqual(['a undone', 'b done', 'c undone']);
    expect(screen.getByText(/changed by somebody else/).elements()).toEqual([]);
    expect(onSettled.mock.calls).toEqual([[[]], [[]]]);
  });

  it('that is put back at its row takes the offer of the message with it, and says so meanwhile', async () => {
    const answer = Promise.withResolvers<undefined>();
    const { now, screen, states, undo, offer } = await open(async () => () => answer.promise);
    await now().run([a]);
    await expect.element(offer).toBeVisible();
    undo('a');
    await expect.poll(states).toEqual(['a undoing']);
    await expect.element(offer).not.toBeInTheDocument();
    answer.resolve(undefined);
    await expect.element(screen.getByText('1 put back, like a')).toBeVisible();
    await expect.poll(states).toEqual(['a undone']);
  });

  it.each([
    [409, 'nothing_to_undo', false, /^This can’t be undone any more/],
    [404, 'ticket_not_found', false, /^This ticket does not exist/],
    [503, 'service_unavailable', true, /^This is not available right now/],
    [403, 'sign_in_too_old', true, /^Your sign-in is older than 12 hours/],
  ])(
    'that could not be put back says why, and can be tried again unless somebody else was there: %i',
    async (status, code, isAgain, why) => {
      const error = problem(status, code);
      const { now, screen, states, undo, onSettled } = await open(async () => () => Promise.reject(error));
      await now().run([a]);
      // It can be undone once it is drawn.
      await expect.poll(states).toEqual(['a done']);
      undo('a');
      await expect.poll(() => onSettled.mock.calls.at(-1)).toEqual([[error]]);
      await expect.poll(() => now().entries.get('a')?.status).toBe('done');
      expect(now().entries.get('a')?.undo !== undefined).toBe(isAgain);
      await expect.element(screen.getByRole('alertdialog').getByText(why)).toBeVisible();
      expect(screen.getByText(/put back/).elements()).toEqual([]);
      expect(screen.getByRole('button', { name: 'Sign in again' }).elements().length).toBe(
        code === 'sign_in_too_old' ? 1 : 0,
      );
    },
  );

  it('is forgotten by itself', async () => {
    const { now, states } = await open(async () => undefined);
    await now().run([a, b]);
    await expect.poll(states).toEqual(['a done', 'b done']);
    now().forget('a');
    await expect.poll(states).toEqual(['b done']);
  });
});

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
