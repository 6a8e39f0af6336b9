import { type ApiClient, ApiProblem } from '@mutuals/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { routes } from '../../routes.ts';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { ticket } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './support-create-route.tsx';

beforeEach(() => sessionStorage.clear());

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
