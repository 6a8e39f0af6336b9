import type { ApiClient } from '@mutuals/api-client';
import { expect, it, vi } from 'vitest';
import { apiOf } from '../../testing/api-of.ts';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { user } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './admin-route.tsx';

const realtime = controlledRealtime();
vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => realtime.open }));

const meta = { page: 1, limit: 50, total: 0, totalPages: 0, nextCursor: null, isTotalExact: true };

it.each([
  ['tickets', 'tickets', 'listAllTickets'],
  ['reports', 'reports', 'listReports'],
  ['appeals', 'reports', 'listAppeals'],
] as const)('%s: what the channel tells is read at once', async (tab, channel, operation) => {
  const list = vi.fn<() => Promise<{ data: []; meta: typeof meta }>>(async () => ({ data: [], meta }));
  const api: Partial<ApiClient> = {
    getMe: async () => ({ ...user, role: 'admin', isAdmin: true }),
    getTicketDesk: async () => ({ team: [], medianFirstAnswerSeconds: null }),
    listSavedReplies: async () => ({ data: [] }),
    [operation]: list,
  };
  await renderMember(<Component />, apiOf(api), {
    pattern: '/admin/:tab',
    path: `/admin/${tab}`,
    texts: ['admin', 'moderation', 'reports', 'payments', 'support', 'errors'],
  });
  await expect.poll(() => list).toHaveBeenCalledOnce();
  await realtime.emit(channel, `${channel}-changed`, {});
  await expect.poll(() => list).toHaveBeenCalledTimes(2);
});
