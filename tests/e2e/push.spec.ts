import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, match, newHandle, signOut, test } from './fixtures.ts';

// Being told while Mutuals is closed (D71, D72). A browser without a screen refuses notifications and has no push service: its question is answered
// here, and its subscription is one of the sandbox's push service, which decrypts what the server pushes. What the worker does with it is in
// apps/web/worker.

interface Pushed {
  token: string;
  data: { title?: string; body?: string; url?: string; close?: string[] };
}

/** Answers for the browser, as a person who allows it. */
async function allowPushes(page: Page, sandboxUrl: string): Promise<void> {
  await page.addInitScript((sandbox) => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = 'granted');
    let current: object | null = null;
    Reflect.set(PushManager.prototype, 'getSubscription', async () => current);
    Reflect.set(PushManager.prototype, 'subscribe', async (options?: PushSubscriptionOptionsInit) => {
      const applicationServerKey = String(options?.applicationServerKey);
      const answer = await fetch(`${sandbox}/push/subscriptions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ applicationServerKey }),
      });
      const { token, endpoint, keys } = await answer.json();
      Reflect.set(window, 'pushToken', token);
      const bytes = Uint8Array.from(atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
        letter.charCodeAt(0),
      );
      // What the page reads of it.
      current = {
        endpoint,
        options: { applicationServerKey: bytes.buffer, userVisibleOnly: true },
        toJSON: () => ({ endpoint, keys }),
        async unsubscribe() {
          current = null;
          return true;
        },
      };
      return current;
    });
  }, sandboxUrl);
}

test('a person who matched is asked, is told who wrote while they are away, and no more once they read it', async ({
  member,
  absent,
  product,
}) => {
  const [ada, lin] = [await member(newHandle('ada')), await absent(newHandle('lin'))];
  const { page } = ada;
  await allowPushes(page, product.sandboxUrl);
  const pushed = async (): Promise<Pushed['data'][]> => {
    const token = await page.evaluate(() => Reflect.get(window, 'pushToken'));
    const answer = await fetch(`${product.sandboxUrl}/push`);
    const { data }: { data: Pushed[] } = await answer.json();
    return data.filter((each) => each.token === token).map((each) => each.data);
  };
  const say = (content: string) =>
    lin.api.sendMessage({
      query: { profileId: lin.profileId },
      body: { type: 'text', conversationId, clientId: randomUUID(), content },
    });

  const conversationId = await match(ada, lin);
  await page.goto('/likes');
  await page.getByRole('button', { name: 'Show me' }).click();
  const dialog = page.getByRole('dialog', { name: 'Know when somebody writes' });
  await dialog.getByRole('button', { name: 'Tell me on this device' }).click();
  await expect(dialog.getByText('This device tells you while Mutuals is closed.')).toBeVisible();
  expect((await ada.api.listPushSubscriptions()).data).toHaveLength(1);

  await say('A secret plan');
  await expect
    .poll(pushed)
    .toMatchObject([
      { title: lin.handle, body: 'New message', url: `/profiles/${ada.profileId}/messages/${conversationId}` },
    ]);
  expect(JSON.stringify(await pushed())).not.toContain('secret');

  // Read elsewhere: gone here.
  await ada.api.markConversationRead({ path: { id: conversationId }, query: { profileId: ada.profileId } });
  await expect.poll(pushed).toMatchObject([{ close: [`message:messages:${conversationId}`] }]);

  // Signed out: the worker forgets (apps/web/worker), and the page goes on.
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await signOut(page);
});
