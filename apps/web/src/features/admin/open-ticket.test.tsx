import type { ApiClient } from '@mutuals/api-client';
import { expect, it, vi } from 'vitest';
import { apiOf } from '../../testing/api-of.ts';
import { ticket, user } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './admin-route.tsx';

const messageOf = (seq: number) => ({
  _id: `message-${seq}`,
  seq,
  message: `Message ${seq}.`,
  isSupport: false,
  timestamp: '2026-11-20T09:30:00.000Z',
  pictures: [],
});

it('shows the team the earlier messages of a long ticket when they are asked for', async () => {
  const listTicketMessages = vi.fn<ApiClient['listTicketMessages']>(async () => ({
    data: [messageOf(1), messageOf(2)],
    meta: { hasMore: false },
  }));
  const api = apiOf({
    getMe: async () => ({ ...user, role: 'admin', isAdmin: true }),
    listAllTickets: async () => ({
      data: [],
      meta: { page: 1, limit: 50, total: 0, totalPages: 0, nextCursor: null, isTotalExact: true },
    }),
    getTicketDesk: async () => ({ team: [], medianFirstAnswerSeconds: null }),
    listSavedReplies: async () => ({ data: [] }),
    getTeamTicket: async () => ({
      ticket: { ...ticket, messages: [messageOf(3)] },
      firstAnswerAt: null,
      waitingSince: null,
      notes: [],
      person: { privyId: 'did:privy:asker', avatar: null, language: 'en', lastPaymentId: null },
    }),
    listTicketMessages,
  });
  const { screen } = await renderMember(<Component />, api, {
    pattern: '/admin/:tab',
    path: `/admin/tickets?ticket=${ticket._id}`,
    texts: ['admin', 'payments', 'support', 'errors', 'profiles'],
  });
  await screen.getByRole('button', { name: 'Show earlier messages' }).click();
  await expect.element(screen.getByText('Message 1.')).toBeVisible();
  const list = screen.getByRole('list', { name: 'Messages about this ticket' });
  const shown = [...list.element().textContent.matchAll(/Message \d\./g)].map(([text]) => text);
  expect(shown).toEqual(['Message 1.', 'Message 2.', 'Message 3.']);
  expect(listTicketMessages).toHaveBeenCalledWith({ path: { id: ticket._id }, query: { before: 3 } });
});
