import type { ApiClient, Notification } from '@mutuals/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { apiOf } from '../../testing/api-of.ts';
import { notification } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { newestNotifications } from './notification-polling.ts';
import { useSeenConversation } from './use-seen-conversation.ts';

const HERE = '/profiles/ada/messages/talk';
const ELSEWHERE = '/profiles/ada/messages/other';
const of = (_id: string, type: Notification['type'], actionUrl: string, isRead = false) => ({
  ...notification(type),
  _id,
  actionUrl,
  isRead,
});
const told = [
  of('match', 'new_match', HERE),
  of('closed', 'conversation_closed', HERE),
  of('message', 'new_message', HERE),
  of('read', 'new_match', HERE, true),
  of('other', 'new_match', ELSEWHERE),
];

function Probe(): string {
  useSeenConversation();
  return 'Page';
}

/** A page at an address, in front or not, whose bell has all of these. Returns which of them are read, each time. */
async function open(path: string, isHidden = false) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  const markNotificationRead = vi.fn<ApiClient['markNotificationRead']>(async () => notification('new_match'));
  const api = apiOf({ markNotificationRead });
  const meta = { total: told.length, unread: 4, limit: 50, offset: 0, nextCursor: null };
  const { screen } = await renderMember(<Probe />, api, {
    path,
    fill: (client) =>
      client.setQueryData(newestNotifications(api).queryKey, {
        pages: [{ data: told, meta }],
        pageParams: [undefined],
      }),
  });
  await expect.element(screen.getByText('Page')).toBeVisible();
  return () =>
    markNotificationRead.mock.calls
      .map(
        ([
          {
            path: { id },
          },
        ]) => id,
      )
      .toSorted();
}

afterEach(() => vi.restoreAllMocks());

it('reads what tells of the conversation that is open, and leaves its messages and other conversations', async () => {
  const read = await open(HERE);
  await expect.poll(read).toEqual(['closed', 'match']);
});

it('reads nothing of it on other pages', async () => {
  const read = await open('/profiles/ada/messages');
  expect(read()).toEqual([]);
});

it('waits until the page is in front', async () => {
  const read = await open(HERE, true);
  expect(read()).toEqual([]);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(read).toEqual(['closed', 'match']);
});
