import type { ApiClient, CallAnswer } from '@mutuals/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { user } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './admin-route.tsx';

type Reply = CallAnswer<'listSavedReplies'>['data'][number];
const reply: Reply = {
  _id: 'reply-1',
  name: 'Refund',
  texts: { en: 'Hello', fr: 'Bonjour', zh: '您好' },
  updatedAt: '2026-11-20T12:00:00.000Z',
};

beforeEach(() => sessionStorage.clear());

/** The saved replies, as they were left. */
async function renderReplies(answers: Partial<ApiClient>) {
  const none = {
    data: [],
    meta: { page: 1, limit: 50, total: 0, totalPages: 0, nextCursor: null, isTotalExact: true },
  };
  const api = apiOf({
    getMe: async () => ({ ...user, role: 'admin', isAdmin: true }),
    listAllTickets: async () => none,
    getTicketDesk: async () => ({ team: [], medianFirstAnswerSeconds: null }),
    listSavedReplies: async () => ({ data: [reply] }),
    ...answers,
  });
  const { screen } = await renderMember(<Component />, api, {
    pattern: '/admin/:tab',
    path: '/admin/tickets',
    texts: ['admin', 'payments', 'support', 'errors', 'profiles'],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Saved replies' }));
  return screen;
}

/** The reply while it is edited, with another name. */
async function renderEdited(answers: Partial<ApiClient>) {
  const screen = await renderReplies(answers);
  await userEvent.click(screen.getByRole('button', { name: 'Edit: Refund' }));
  await screen.getByRole('textbox', { name: 'Name' }).fill('My words');
  return screen;
}

it('one that somebody else deleted meanwhile keeps what was typed, and is saved as a new one only when asked', async () => {
  const saveReply = vi.fn<ApiClient['saveReply']>(async ({ body }) => {
    if (body.updatedAt !== undefined) throw problemOf('saveReply', 409, 'saved_reply_deleted');
    return { ...reply, ...body, updatedAt: '2026-11-20T13:00:00.000Z' };
  });
  const screen = await renderEdited({ saveReply });
  await userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }));
  await expect.element(screen.getByText('This reply was deleted')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('My words');
  await expect.element(screen.getByRole('button', { name: 'Save', exact: true })).not.toBeInTheDocument();
  expect(saveReply).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Save as a new reply' }));
  await expect.element(screen.getByText('Reply saved')).toBeVisible();
  expect(saveReply.mock.lastCall?.[0]).toEqual({
    path: { id: 'reply-1' },
    body: { name: 'My words', texts: reply.texts },
  });
});

it('one that was deleted is discarded, and is not listed any more', async () => {
  let listed = [reply];
  const saveReply = async () => {
    listed = [];
    throw problemOf('saveReply', 409, 'saved_reply_changed');
  };
  const screen = await renderEdited({ saveReply, listSavedReplies: async () => ({ data: listed }) });
  await userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }));
  // It was changed, then deleted before it was read.
  await expect.element(screen.getByText('This reply was deleted')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await expect.element(screen.getByText('No saved replies yet')).toBeVisible();
});

it('what was typed and not saved says that it is back, and can be dropped', async () => {
  const left = await renderEdited({});
  await expect.element(left.getByText('Your unsaved changes are back')).not.toBeInTheDocument();
  await left.unmount();
  const screen = await renderReplies({});
  await expect.element(screen.getByText('Your unsaved changes are back')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('My words');
  await userEvent.click(screen.getByRole('button', { name: 'Discard them' }));
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Refund');
  await expect.element(screen.getByText('Your unsaved changes are back')).not.toBeInTheDocument();
});
