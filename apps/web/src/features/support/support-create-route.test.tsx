import { type ApiClient, ApiProblem } from '@mutuals/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../../routes.ts';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { ticket } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './support-create-route.tsx';

const upload = vi.fn<(request: Request) => Promise<Response>>();
vi.mock('../uploads/xhr-fetch.ts', () => ({ xhrFetch: () => upload }));

beforeEach(() => {
  sessionStorage.clear();
  upload.mockReset();
});

const open = (createTicket: ApiClient['createTicket']) =>
  renderMember(<Component />, apiOf({ createTicket }), {
    path: routes.createTicket.href({ subject: 'My payment waits', category: 'billing' }),
    texts: ['support', 'faq'],
  });
const WORDS = 'I paid twenty minutes ago, and the page still waits.';

it('sends a ticket under one key however often it is tried, after the page was left too, and opens it (D31)', async () => {
  const lost = new ApiProblem({ kind: 'offline', operation: 'createTicket' });
  const createTicket = vi.fn<ApiClient['createTicket']>().mockRejectedValueOnce(lost).mockResolvedValueOnce(ticket);
  const { screen } = await open(createTicket);
  await screen.getByRole('textbox', { name: 'Description' }).fill(WORDS);
  await screen.getByRole('button', { name: 'Send to support' }).click();
  await expect.element(screen.getByText('Your ticket was not sent')).toBeVisible();
  await screen.unmount();

  const back = await open(createTicket);
  await expect.element(back.screen.getByText('What you wrote is back')).toBeVisible();
  await expect.element(back.screen.getByRole('textbox', { name: 'Description' })).toHaveValue(WORDS);
  await back.screen.getByRole('button', { name: 'Send to support' }).click();
  await expect.poll(() => back.router.state.location.pathname).toBe(routes.ticket.href({ ticketId: ticket._id }));
  const [first, second] = createTicket.mock.calls.map(([input]) => input);
  expect(second).toEqual(first);
  expect(first?.body).toMatchObject({ subject: 'My payment waits', category: 'billing', description: WORDS });
});

it('says at the field what the server does not take, and keeps what was written', async () => {
  const { screen } = await open(async () => {
    throw problemOf('createTicket', 400, 'validation_failed', [
      { path: 'body/description', code: 'invalid_characters', message: '' },
    ]);
  });
  const box = screen.getByRole('textbox', { name: 'Description' });
  await box.fill(WORDS);
  await screen.getByRole('button', { name: 'Send to support' }).click();
  await expect.element(box).toBeInvalid();
  await expect.element(screen.getByRole('textbox', { name: 'Subject' })).not.toBeInvalid();
  await expect.element(box).toHaveValue(WORDS);
});

/** Pictures that a browser can open. */
async function choose(...names: readonly string[]): Promise<void> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d');
  const picture = await canvas.convertToBlob({ type: 'image/png' });
  const input = () => document.querySelector<HTMLInputElement>('input[type=file]');
  await expect.poll(input).not.toBeNull();
  await userEvent.upload(
    input() ?? document.body,
    names.map((name) => new File([picture], name, { type: 'image/png' })),
  );
}

const ID = '01930b5c-7a10-7c3e-9d42-5f0c1e2a650';

/** The server's answer to a picture; it is read in one turn, so that two that come together are there before the page shows one. */
const uploaded = (last: number): Response => {
  const answer = JSON.stringify({ _id: `${ID}${last}`, url: `/ticket-pictures/${last}`, width: 8, height: 8 });
  const response = new Response(null, { status: 201, headers: { 'content-type': 'application/json' } });
  return Object.assign(response, { text: async () => answer, json: async () => JSON.parse(answer) });
};

it('keeps both of two pictures that arrive at the same moment, and sends them with trimmed words', async () => {
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()] as const;
  upload.mockReturnValueOnce(answers[0].promise).mockReturnValueOnce(answers[1].promise);
  const createTicket = vi.fn<ApiClient['createTicket']>(async () => ticket);
  const { screen } = await open(createTicket);
  await screen.getByRole('textbox', { name: 'Subject' }).fill('  It waits ');
  await screen.getByRole('textbox', { name: 'Description' }).fill(` ${WORDS}\n`);
  await choose('one.png', 'two.png');
  await expect.poll(() => upload).toHaveBeenCalledTimes(2);
  answers.forEach(({ resolve }, place) => resolve(uploaded(place)));
  await expect.poll(() => screen.getByRole('button', { name: /^Remove / }).elements().length).toBe(2);
  await expect.element(screen.getByRole('button', { name: 'Send to support' })).toBeEnabled();
  await screen.getByRole('button', { name: 'Send to support' }).click();
  await expect
    .poll(() => createTicket.mock.calls.map(([{ body }]) => body))
    .toMatchObject([{ subject: 'It waits', description: WORDS, pictures: [`${ID}0`, `${ID}1`] }]);
});

it('starts anew without the pictures, also those on their way', async () => {
  const first = await open(async () => ticket);
  await first.screen.getByRole('textbox', { name: 'Description' }).fill(WORDS);
  await first.screen.unmount();
  const answer = Promise.withResolvers<Response>();
  upload.mockReturnValueOnce(answer.promise);
  const { screen } = await open(async () => ticket);
  await choose('one.png');
  const remove = screen.getByRole('button', { name: /^Remove / });
  await expect.element(remove).toBeVisible();
  await expect.poll(() => upload).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'Start anew' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('');
  await expect.element(remove).not.toBeInTheDocument();
  answer.resolve(uploaded(1));
  await answer.promise;
  await expect.element(remove).not.toBeInTheDocument();
});
