import type { ApiClient, CallAnswer, Notification } from '@mutuals/api-client';
import { operationKey } from '@mutuals/api-client/queries';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { counts, notification } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './notifications-route.tsx';

const fromLin: Notification = { ...notification('new_message', { senderName: 'Lin' }), _id: 'lin' };
const fromBob: Notification = { ...notification('new_message', { senderName: 'Bob' }), _id: 'bob' };

/** A server with two unread notifications, which it deletes and brings back; it answers a deletion as `answer` does. */
async function open(answer: (id: string) => Promise<void>) {
  const calls: string[] = [];
  let lists = 0;
  const deleted = new Set<string>();
  const listed = () => [fromLin, fromBob].filter(({ _id }) => !deleted.has(_id));
  const api = apiOf({
    getNotificationCounts: async () => ({ ...counts, unread: listed().length }),
    async listNotifications() {
      lists += 1;
      const total = listed().length;
      return { data: listed(), meta: { total, unread: total, limit: 20, offset: 0, nextCursor: null } };
    },
    deleteNotification: async ({ path }) => {
      calls.push(`delete ${path.id}`);
      await answer(path.id);
      deleted.add(path.id);
    },
    restoreNotification: async ({ path }) => {
      calls.push(`restore ${path.id}`);
      deleted.delete(path.id);
      return path.id === fromLin._id ? fromLin : fromBob;
    },
  });
  return { calls, lists: () => lists, ...(await renderMember(<Component />, api, { texts: ['notifications'] })) };
}

it('takes a notification away at once, and brings it back by the toast once the server has deleted it', async () => {
  const held = Promise.withResolvers<void>();
  const { calls, screen } = await open(() => held.promise);
  await screen.getByRole('button', { name: 'Delete: Lin sent you a message' }).click();
  await expect.element(screen.getByText('Lin sent you a message', { exact: true })).not.toBeInTheDocument();
  await expect.element(screen.getByText('Bob sent you a message', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('1 unread', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Notification deleted')).not.toBeInTheDocument();
  expect(calls).toEqual(['delete lin']);
  held.resolve();
  await expect.poll(() => calls).toEqual(['delete lin', 'restore lin']);
  await expect.element(screen.getByText('Lin sent you a message', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('2 unread', { exact: true })).toBeVisible();
});

it('shows a notification again that the server did not delete, and says so in place of offering to bring it back', async () => {
  const { screen } = await open(async () => {
    throw problemOf('deleteNotification', 500, 'internal_error');
  });
  await screen.getByRole('button', { name: 'Delete: Lin sent you a message' }).click();
  await expect.element(screen.getByText(/Something went wrong. Please try again./)).toBeVisible();
  // At once: it would go by itself in time.
  expect(screen.getByText('Notification deleted').elements()).toEqual([]);
  await expect.element(screen.getByText('Lin sent you a message', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('2 unread', { exact: true })).toBeVisible();
});

it('keeps away what is deleted while an earlier deletion is answered', async () => {
  const lin = Promise.withResolvers<void>();
  const bob = Promise.withResolvers<void>();
  const { calls, lists, screen } = await open((id) => (id === 'lin' ? lin.promise : bob.promise));
  await screen.getByRole('button', { name: 'Delete: Lin sent you a message' }).click();
  await screen.getByRole('button', { name: 'Delete: Bob sent you a message' }).click();
  const ofBob = screen.getByText('Bob sent you a message', { exact: true });
  await expect.element(ofBob).not.toBeInTheDocument();
  lin.resolve();
  await expect.poll(() => calls).toEqual(['delete lin', 'delete bob']);
  expect(ofBob.elements()).toEqual([]);
  expect(lists()).toBe(1);
  bob.resolve();
  await expect.poll(lists).toBe(2);
  expect(ofBob.elements()).toEqual([]);
});

describe('what is read', () => {
  const own = [fromLin, fromBob].map((each) => ({ ...each, actionUrl: null }));
  async function openUnread(answers: Partial<ApiClient>, fill: (client: QueryClient) => void = () => {}) {
    const api = apiOf({
      getNotificationCounts: async () => ({ ...counts, unread: 2 }),
      listNotifications: async () => ({
        data: own,
        meta: { total: 2, unread: 2, limit: 20, offset: 0, nextCursor: null },
      }),
      ...answers,
    });
    const { screen } = await renderMember(<Component />, api, { texts: ['notifications'], fill });
    await expect.element(screen.getByText('2 unread', { exact: true })).toBeVisible();
    const marks = () => screen.getByText('Unread', { exact: true }).elements().length;
    return { screen, marks };
  }

  it.each<[string, keyof ApiClient, RegExp, number]>([
    ['one', 'markNotificationRead', /^Lin sent you a message/, 1],
    ['all', 'markAllNotificationsRead', /^Mark all as read$/, 0],
  ])(
    '%s: is shown as read before the server answers, and as unread again where it refuses',
    async (_which, operation, button, left) => {
      const answer = Promise.withResolvers<never>();
      const { screen, marks } = await openUnread({ [operation]: () => answer.promise });
      await screen.getByRole('button', { name: button }).click();
      await expect.poll(marks).toBe(left);
      await expect.element(screen.getByText('2 unread', { exact: true })).not.toBeInTheDocument();
      answer.reject(problemOf('markNotificationRead', 500, 'internal_error'));
      await expect.element(screen.getByText('2 unread', { exact: true })).toBeVisible();
      await expect.poll(marks).toBe(2);
    },
  );

  it('stays read while another one is read and answered', async () => {
    const answers = { lin: Promise.withResolvers<Notification>(), bob: Promise.withResolvers<Notification>() };
    const listNotifications = vi.fn<ApiClient['listNotifications']>(async () => ({
      data: own,
      meta: { total: 2, unread: 2, limit: 20, offset: 0, nextCursor: null },
    }));
    const { screen, marks } = await openUnread({
      listNotifications,
      markNotificationRead: ({ path }) => (path.id === 'lin' ? answers.lin : answers.bob).promise,
    });
    const before = listNotifications.mock.calls.length;
    await screen.getByRole('button', { name: /^Lin sent you a message/ }).click();
    await screen.getByRole('button', { name: /^Bob sent you a message/ }).click();
    await expect.poll(marks).toBe(0);
    answers.lin.resolve(fromLin);
    answers.bob.reject(problemOf('markNotificationRead', 500, 'internal_error'));
    await expect.poll(() => listNotifications).toHaveBeenCalledTimes(before + 1);
  });

  it('stays read where a list arrives that was asked for before', async () => {
    const late = Promise.withResolvers<CallAnswer<'listNotifications'>>();
    const page = { data: own, meta: { total: 2, unread: 2, limit: 20, offset: 0, nextCursor: null } };
    const listNotifications = vi.fn<ApiClient['listNotifications']>(() => late.promise).mockResolvedValueOnce(page);
    const markNotificationRead = () => new Promise<never>(() => {});
    let client: QueryClient | undefined;
    const { screen, marks } = await openUnread({ listNotifications, markNotificationRead }, (filled) => {
      client = filled;
    });
    const queryKey = operationKey('listNotifications');
    void client?.invalidateQueries({ queryKey });
    await expect.poll(() => listNotifications).toHaveBeenCalledTimes(2);
    await screen.getByRole('button', { name: /^Lin sent you a message/ }).click();
    await expect.poll(marks).toBe(1);
    late.resolve(page);
    await expect.poll(() => client?.isFetching({ queryKey })).toBe(0);
    const lists = client?.getQueriesData<InfiniteData<typeof page>>({ queryKey }) ?? [];
    const read = lists.flatMap(([, list]) => list?.pages[0]?.data.map(({ isRead }) => isRead));
    expect(read).toEqual([true, false]);
  });
});
