import type { ApiClient } from '@mutuals/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component as ReportPage } from './report-route.tsx';

vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => controlledRealtime().open }));

beforeEach(() => sessionStorage.clear());

const page = (api: Partial<ApiClient>) =>
  renderMember(<ReportPage />, apiOf(api), {
    pattern: '/report/:type/:id',
    path: '/report/profile/lin?name=Lin',
    texts: ['reports', 'errors'],
  });

const UNREAD = 'Your messages could not be loaded. You can report without them.';

it.each([
  [429, 'rate_limited'],
  [503, 'unavailable'],
])(
  'says that the messages could not be loaded where the conversation could not be found out: %s',
  async (status, code) => {
    const { screen } = await page({
      createConversation: () => Promise.reject(problemOf('createConversation', status, code)),
    });
    await expect.element(screen.getByText(UNREAD)).toBeVisible();
  },
);

it('says so offline too', async () => {
  const { screen } = await page({ createConversation: () => Promise.reject(new TypeError('Failed to fetch')) });
  await expect.element(screen.getByText(UNREAD)).toBeVisible();
});

it.each(['not_matched', 'profile_not_found', 'acting_profile_not_found', 'not_your_profile'])(
  'says nothing of messages where there can be none: %s',
  async (code) => {
    const createConversation = vi.fn<ApiClient['createConversation']>(() =>
      Promise.reject(problemOf('createConversation', 403, code)),
    );
    const { screen } = await page({ createConversation });
    await expect.element(screen.getByRole('button', { name: 'Send report' })).toBeVisible();
    await expect.poll(() => createConversation.mock.settledResults.length).toBe(1);
    await expect.element(screen.getByText(UNREAD)).not.toBeInTheDocument();
  },
);
