import { type ApiClient, ApiProblem, type Ticket } from '@mutuals/api-client';
import { operationKey } from '@mutuals/api-client/queries';
import type { QueryClient } from '@tanstack/react-query';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../../routes.ts';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { counts, ticket } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './support-ticket-route.tsx';

const realtime = controlledRealtime();
vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => realtime.open }));
const upload = vi.fn<(request: Request) => Promise<Response>>();
vi.mock('../uploads/xhr-fetch.ts', () => ({ xhrFetch: () => upload }));
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const answer = (message: string, isSupport: boolean, seq = 1): Ticket['messages'][number] => ({
  _id: message,
  seq,
  message,
  isSupport,
  timestamp: '2026-11-20T09:30:00.000Z',
  pictures: [],
});

/** A server that has one ticket, which a test changes. */
function serverWith(stored: Ticket, answers: Partial<ApiClient> = {}) {
  const server = { ticket: stored };
  const markTicketRead = vi.fn<ApiClient['markTicketRead']>(async () => undefined);
  const api = apiOf({ getTicket: async () => server.ticket, markTicketRead, ...answers });
  const open = (fill: (client: QueryClient) => void = () => {}) =>
    renderMember(<Component />, api, {
      fill,
      pattern: routes.ticket.pattern,
      path: routes.ticket.href({ ticketId: stored._id }),
      texts: ['support'],
    });
  /** The same, with another page beside it. */
  const openPages = () =>
    renderMember(
      <Routes>
        <Route path={routes.ticket.pattern} element={<Component />} />
        <Route path="*" element={null} />
      </Routes>,
      api,
      { path: routes.ticket.href({ ticketId: stored._id }), texts: ['support'] },
    );
  return { server, markTicketRead, open, openPages };
}

it('keeps a reply whose answer was lost, also where the page is left, and sends it again under the same key (D31)', async () => {
  const lost = new ApiProblem({ kind: 'offline', operation: 'sendTicketMessage' });
  const sendTicketMessage = vi
    .fn<ApiClient['sendTicketMessage']>()
    .mockRejectedValueOnce(lost)
    .mockResolvedValueOnce({ ...ticket, messages: [answer('Here is the hash.', false)] });
  const { open } = serverWith(ticket, { sendTicketMessage });
  const { screen } = await open();
  const box = screen.getByRole('textbox', { name: 'Your reply' });
  await box.fill('Here is the hash.');
  await screen.getByRole('button', { name: 'Send reply' }).click();
  await expect.element(screen.getByText('Your reply was not sent')).toBeVisible();
  await expect.element(box).toHaveValue('Here is the hash.');
  await screen.unmount();

  const back = await open();
  const again = back.screen.getByRole('textbox', { name: 'Your reply' });
  await expect.element(again).toHaveValue('Here is the hash.');
  await back.screen.getByRole('button', { name: 'Send reply' }).click();
  await expect.element(back.screen.getByText('Here is the hash.', { exact: true })).toBeVisible();
  await expect.element(again).toHaveValue('');
  const [first, second] = sendTicketMessage.mock.calls.map(([input]) => input);
  expect(second).toEqual(first);
});

it('keeps a reply that is on its way from being sent once more by who leaves and comes back, and empties its box once it is there', async () => {
  const sending = Promise.withResolvers<Ticket>();
  const sendTicketMessage = vi.fn<ApiClient['sendTicketMessage']>(() => sending.promise);
  const { server, openPages } = serverWith(ticket, { sendTicketMessage });
  const { screen, router } = await openPages();
  const box = screen.getByRole('textbox', { name: 'Your reply' });
  await box.fill('Here is the hash.');
  await screen.getByRole('button', { name: 'Send reply' }).click();
  await router.navigate(routes.support.href());
  await expect.element(box).not.toBeInTheDocument();

  await router.navigate(routes.ticket.href({ ticketId: ticket._id }));
  await expect.element(box).toHaveValue('Here is the hash.');
  await expect.element(box).toHaveAttribute('readonly');
  server.ticket = { ...ticket, messages: [answer('Here is the hash.', false)] };
  sending.resolve(server.ticket);
  await expect.element(box).toHaveValue('');
  await expect.element(screen.getByText('Here is the hash.', { exact: true })).toBeVisible();
  expect(sendTicketMessage).toHaveBeenCalledOnce();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

/** A picture that a browser can open. */
async function drawn(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d');
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}
const uploaded = (id: string): Response =>
  Response.json({ _id: id, url: `/ticket-pictures/${id}`, width: 8, height: 8 }, { status: 201 });

it('says that a picture failed, tries it again by a press, and sends words and picture once (D58)', async () => {
  const id = '01930b5c-7a10-7c3e-9d42-5f0c1e2a6501';
  upload.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(uploaded(id));
  const sendTicketMessage = vi.fn<ApiClient['sendTicketMessage']>(async () => ticket);
  const { open } = serverWith(ticket, { sendTicketMessage });
  const { screen } = await open();
  await screen.getByRole('textbox', { name: 'Your reply' }).fill('See the picture.');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input ?? document.body, await drawn('receipt.png'));

  await expect.element(screen.getByRole('list', { name: 'Pictures to send' }).getByRole('alert')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Send reply' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Send reply' }).click();
  await expect
    .poll(() => sendTicketMessage.mock.calls.map(([{ body }]) => body))
    .toEqual([{ message: 'See the picture.', pictures: [id] }]);
  expect(upload.mock.calls.map(([{ url }]) => new URL(url).pathname)).toEqual([
    '/v1/tickets/pictures',
    '/v1/tickets/pictures',
  ]);
});

it('takes four pictures of five, sends them in the order of choice whichever arrives first, and keeps them over a reload', async () => {
  const ids = ['1', '2', '3', '4'].map((last) => `01930b5c-7a10-7c3e-9d42-5f0c1e2a650${last}`);
  const answers = new Map<string, PromiseWithResolvers<Response>>();
  upload.mockImplementation(async (request) => {
    const file = (await request.formData()).get('file');
    const answer = Promise.withResolvers<Response>();
    answers.set(file instanceof File ? file.name : '', answer);
    return answer.promise;
  });
  const sendTicketMessage = vi.fn<ApiClient['sendTicketMessage']>(async () => ticket);
  const listUnsentTicketPictures: ApiClient['listUnsentTicketPictures'] = async () => ({
    data: ids.map((_id) => ({ _id, url: '/mark.svg', width: 8, height: 8 })),
  });
  const { open } = serverWith(ticket, { sendTicketMessage, listUnsentTicketPictures });
  const { screen } = await open();
  await screen.getByRole('textbox', { name: 'Your reply' }).fill('See the pictures.');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(
    input ?? document.body,
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => drawn(`${name}.png`))),
  );
  await expect.element(screen.getByText('A message takes 4 pictures. The others were left out.')).toBeVisible();
  await expect.poll(() => answers.size).toBe(4);
  for (const [name, place] of [
    ['d.png', 3],
    ['b.png', 1],
    ['a.png', 0],
    ['c.png', 2],
  ] as const)
    answers.get(name)?.resolve(uploaded(ids[place] ?? ''));
  await expect.poll(() => screen.getByRole('button', { name: /^Remove / }).elements().length).toBe(4);
  await expect.element(screen.getByRole('button', { name: 'Add pictures' })).toBeDisabled();
  await expect.poll(() => screen.getByRole('progressbar').elements().length).toBe(0);
  await screen.unmount();

  const back = await open();
  await expect.poll(() => back.screen.getByRole('button', { name: /^Remove / }).elements().length).toBe(4);
  await back.screen.getByRole('button', { name: 'Send reply' }).click();
  await expect.poll(() => sendTicketMessage.mock.calls.map(([{ body }]) => body.pictures)).toEqual([ids]);
});

it('sends the same words twice where they are written twice', async () => {
  const sendTicketMessage = vi.fn<ApiClient['sendTicketMessage']>(async () => ticket);
  const { open } = serverWith(ticket, { sendTicketMessage });
  const { screen } = await open();
  const box = screen.getByRole('textbox', { name: 'Your reply' });
  for (const times of [1, 2]) {
    await box.fill('Any news?');
    await screen.getByRole('button', { name: 'Send reply' }).click();
    await expect.poll(() => sendTicketMessage).toHaveBeenCalledTimes(times);
    await expect.element(box).toHaveValue('');
  }
  const keys = sendTicketMessage.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

it('shows the ticket as it is where a reply is refused because it was closed meanwhile, and keeps the words', async () => {
  const { server, open } = serverWith(ticket, {
    sendTicketMessage: async () => {
      server.ticket = { ...ticket, status: 'closed' };
      throw problemOf('sendTicketMessage', 409, 'ticket_closed');
    },
  });
  const { screen } = await open();
  const box = screen.getByRole('textbox', { name: 'Your reply' });
  await box.fill('One more thing.');
  await screen.getByRole('button', { name: 'Send reply' }).click();
  await expect.element(screen.getByText('This ticket is closed')).toBeVisible();
  await expect.element(box).not.toBeInTheDocument();
  await expect.element(screen.getByText('One more thing.')).toBeVisible();
});

it('shows an answer that is told live, and tells that it was seen once the page is looked at', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { server, markTicketRead, open } = serverWith(ticket);
  const { screen } = await open();
  await expect.element(screen.getByRole('heading', { name: ticket.subject })).toBeVisible();
  server.ticket = { ...ticket, unreadAnswers: 1, messages: [answer('We found it.', true)] };
  await realtime.emit(`ticket:${ticket._id}`, 'ticket-changed', {});
  await expect.element(screen.getByText('We found it.')).toBeVisible();
  expect(markTicketRead).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => markTicketRead).toHaveBeenCalledWith({ path: { id: ticket._id } });
});

/** `Message 3.` to `Message 5.`, if they are asked for. */
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => answer(`Message ${from + index}.`, false, from + index));
/** What is shown of the messages, from the top. */
const shownIn = (list: Element) => [...list.textContent.matchAll(/Message \d+\./g)].map(([text]) => text);
const texts = (messages: Ticket['messages']) => messages.map(({ message }) => message);

it('shows earlier messages when they are asked for, each once and in order, also where one arrives meanwhile', async () => {
  const page = Promise.withResolvers<Awaited<ReturnType<ApiClient['listTicketMessages']>>>();
  const listTicketMessages = vi
    .fn<ApiClient['listTicketMessages']>()
    .mockReturnValueOnce(page.promise)
    .mockResolvedValueOnce({ data: numbered(1, 2), meta: { hasMore: false } });
  const { server, open } = serverWith({ ...ticket, messages: numbered(5, 6) }, { listTicketMessages });
  const { screen } = await open();
  const list = screen.getByRole('list', { name: 'Messages about this ticket' });
  const more = screen.getByRole('button', { name: 'Show earlier messages' });
  const shown = () => shownIn(list.element());
  await more.click();
  server.ticket = { ...ticket, messages: numbered(6, 7) };
  await realtime.emit(`ticket:${ticket._id}`, 'ticket-changed', {});
  await expect.poll(shown).toEqual(texts(numbered(5, 7)));

  page.resolve({ data: numbered(3, 4), meta: { hasMore: true } });
  await expect.poll(shown).toEqual(texts(numbered(3, 7)));
  await expect.element(more).toHaveFocus();
  await more.click();
  await expect.poll(shown).toEqual(texts(numbered(1, 7)));
  await expect.element(screen.getByText('All messages are shown.')).toHaveFocus();
  expect(listTicketMessages.mock.calls.map(([{ query }]) => query)).toEqual([{ before: 5 }, { before: 3 }]);
});

async function choose(...files: File[]): Promise<void> {
  const input = () => document.querySelector<HTMLInputElement>('input[type=file]');
  await expect.poll(input).not.toBeNull();
  await userEvent.upload(input() ?? document.body, files);
}

it('sends no picture that was removed, and uploads none that is of no known kind (D58)', async () => {
  upload.mockReset().mockImplementation(async () => uploaded('01930b5c-7a10-7c3e-9d42-5f0c1e2a6501'));
  const sendTicketMessage = vi.fn<ApiClient['sendTicketMessage']>(async () => ticket);
  const { open } = serverWith(ticket, { sendTicketMessage });
  const { screen } = await open();
  await choose(await drawn('receipt.png'), new File(['words'], 'words.txt', { type: 'text/plain' }));
  await expect.poll(() => screen.getByRole('button', { name: /^Remove / }).elements().length).toBe(1);
  await expect.poll(() => screen.getByRole('progressbar').elements().length).toBe(0);
  expect(upload).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: /^Remove / }).click();
  await screen.getByRole('textbox', { name: 'Your reply' }).fill('See no picture.');
  await screen.getByRole('button', { name: 'Send reply' }).click();
  await expect
    .poll(() => sendTicketMessage.mock.calls.map(([{ body }]) => body))
    .toEqual([{ message: 'See no picture.', pictures: [] }]);
});

it('stops the upload of a picture that is removed, which does not come back (D58)', async () => {
  let signal: AbortSignal | undefined;
  const answer = Promise.withResolvers<Response>();
  upload.mockReset().mockImplementation((request) => {
    ({ signal } = request);
    return answer.promise;
  });
  const sendTicketMessage = vi.fn<ApiClient['sendTicketMessage']>(async () => ticket);
  const { open } = serverWith(ticket, { sendTicketMessage });
  const { screen } = await open();
  await choose(await drawn('receipt.png'));
  await expect.poll(() => signal).toBeDefined();
  await screen.getByRole('button', { name: /^Remove / }).click();
  expect(signal?.aborted).toBe(true);
  answer.resolve(uploaded('01930b5c-7a10-7c3e-9d42-5f0c1e2a6501'));
  await screen.getByRole('textbox', { name: 'Your reply' }).fill('See no picture.');
  await screen.getByRole('button', { name: 'Send reply' }).click();
  await expect.poll(() => sendTicketMessage.mock.calls.map(([{ body }]) => body.pictures)).toEqual([[]]);
});

it('says of a picture of an earlier visit that it is gone where the server has it no more', async () => {
  upload.mockReset().mockImplementation(async () => uploaded('01930b5c-7a10-7c3e-9d42-5f0c1e2a6501'));
  const { open } = serverWith(ticket, { listUnsentTicketPictures: async () => ({ data: [] }) });
  const { screen } = await open();
  await choose(await drawn('receipt.png'));
  await expect.poll(() => screen.getByRole('button', { name: /^Remove / }).elements().length).toBe(1);
  await expect.poll(() => screen.getByRole('progressbar').elements().length).toBe(0);
  await screen.unmount();
  const back = await open();
  await expect.element(back.screen.getByRole('list', { name: 'Pictures to send' }).getByRole('alert')).toBeVisible();
});

it('stops an upload when the page is left', async () => {
  let signal: AbortSignal | undefined;
  upload.mockReset().mockImplementation((request) => {
    ({ signal } = request);
    return new Promise(() => {});
  });
  const { open } = serverWith(ticket);
  const { screen } = await open();
  await choose(await drawn('receipt.png'));
  await expect.poll(() => signal).toBeDefined();
  await screen.unmount();
  expect(signal?.aborted).toBe(true);
});

it('an answer that was seen is new no more, on the page and at the bell', async () => {
  const unread = { ...ticket, unreadAnswers: 1, messages: [answer('We found it.', true)] };
  const getTicket = vi.fn<ApiClient['getTicket']>(async () => ({ ...unread, unreadAnswers: 0 }));
  getTicket.mockResolvedValueOnce(unread);
  const getNotificationCounts = vi.fn<ApiClient['getNotificationCounts']>(async () => counts);
  const { markTicketRead, open } = serverWith(unread, { getTicket, getNotificationCounts });
  await open();
  await expect.poll(() => getTicket).toHaveBeenCalledTimes(2);
  await expect.poll(() => getNotificationCounts).toHaveBeenCalledTimes(2);
  expect(markTicketRead).toHaveBeenCalledOnce();
});

it('shows the ticket as it is where it is to be closed and was closed meanwhile', async () => {
  const { server, open } = serverWith(
    { ...ticket, status: 'resolved' },
    {
      updateTicketStatus: async () => {
        server.ticket = { ...ticket, status: 'closed' };
        throw problemOf('updateTicketStatus', 409, 'ticket_closed');
      },
    },
  );
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Close ticket' }).click();
  await expect.element(screen.getByText('This ticket is closed', { exact: true })).toBeVisible();
});

it('a reply moves its ticket in the list, and counts as a look at the answers', async () => {
  const list = operationKey('listTickets');
  let client: QueryClient | undefined;
  const getNotificationCounts = vi.fn<ApiClient['getNotificationCounts']>(async () => counts);
  const { open } = serverWith(ticket, { sendTicketMessage: async () => ticket, getNotificationCounts });
  const { screen } = await open((filled) => {
    client = filled;
    filled.setQueryData(list, {});
  });
  await screen.getByRole('textbox', { name: 'Your reply' }).fill('Any news?');
  await screen.getByRole('button', { name: 'Send reply' }).click();
  await expect.poll(() => client?.getQueryState(list)?.isInvalidated).toBe(true);
  await expect.poll(() => getNotificationCounts).toHaveBeenCalledTimes(2);
});
