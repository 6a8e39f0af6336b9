import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { conversationPath, expect, match, newHandle, openListening, test } from './fixtures.ts';

/** Everything that reaches a browser: responses and frames. */
function eavesdrop(page: Page): { heard: () => Promise<string> } {
  const heard: Promise<string>[] = [];
  page.on('response', (response) => heard.push(response.text().catch(() => '')));
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(Promise.resolve(payload.toString()))),
  );
  return { heard: async () => (await Promise.all(heard)).join('\n') };
}

test('a free person learns that someone liked them, and nothing about who: neither in the page nor on the wire (D1)', async ({
  member,
  absent,
}) => {
  const { page, profileId } = await member(newHandle('ada'));
  // What the deck shows of everyone is no secret: Ada is elsewhere.
  const { heard } = eavesdrop(page);
  await openListening(page, '/profiles');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');
  const eve = await absent(newHandle('eve'));
  const secret = await eve.api.createProfile({
    body: {
      profileType: 'individual',
      name: 'Zephyrine Quill',
      bio: 'Quiet admirer.',
      individualData: { role: 'artist' },
    },
  });
  await eve.api.likeProfile({ path: { profileId }, body: { userProfileId: secret._id, isSuperLike: false } });

  await expect(page.getByText('Someone liked you').first()).toBeVisible();
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  const likes = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Likes/ });
  await expect(likes).toContainText('1');
  await bell.click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByText('Someone liked you')).toBeVisible();
  await expect(list.getByRole('link', { name: 'See who with Premium' })).toHaveAttribute('href', '/premium');

  const everything = `${await heard()}\n${await page.content()}`;
  expect(everything).toContain('new_like');
  for (const trace of ['Zephyrine', 'Quiet admirer', secret._id, eve.profileId, eve.handle])
    expect(everything).not.toContain(trace);

  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(list.getByText('Unread')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bell).toHaveAccessibleName('Notifications');
  await likes.click();
  await expect(page.getByRole('link', { name: 'Someone liked you. See who with Premium' })).toBeVisible();
  await expect(likes).not.toContainText('1');
  const shown = `${await heard()}\n${await page.content()}`;
  for (const trace of ['Zephyrine', 'Quiet admirer', secret._id, eve.profileId, eve.handle])
    expect(shown).not.toContain(trace);
  await page.reload();
  await expect(bell).toHaveAccessibleName('Notifications');
  await expect(likes).toBeVisible();
  await expect(likes).not.toContainText('1');
});

test('a premium person sees who it was, and a press leads there @deep', async ({ member, absent, product }) => {
  const ada = await member(newHandle('ada'));
  await product.setTier(ada.handle, 'premium');
  await openListening(ada.page, '/profiles');
  const lin = await absent(newHandle('lin'));
  await lin.api.likeProfile({
    path: { profileId: ada.profileId },
    body: { userProfileId: lin.profileId, isSuperLike: false },
  });
  await expect(ada.page.getByText(/^lin_\d+ liked you$/).first()).toBeVisible();
  await ada.page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await ada.page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /liked you/ })
    .click();
  await expect(ada.page).toHaveURL(`/likes?profileId=${ada.profileId}&tab=received`);
  await expect(ada.page.getByRole('link', { name: lin.handle })).toBeVisible();
  await expect(ada.page.getByRole('button', { name: /^Notifications/ })).toHaveAccessibleName('Notifications');
});

test('a person who was away finds on return what happened meanwhile @deep', async ({ absent, signedIn }) => {
  const handle = newHandle('ada');
  const [ada, lin, eve] = [await absent(handle), await absent(newHandle('lin')), await absent(newHandle('eve'))];
  const conversationId = await match(ada, lin);
  await eve.api.likeProfile({
    path: { profileId: ada.profileId },
    body: { userProfileId: eve.profileId, isSuperLike: false },
  });
  const { page } = await signedIn(handle);
  await page.goto('/');
  await page.getByRole('button', { name: /^Notifications, \d unread$/ }).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByText('Someone liked you')).toBeVisible();
  await list.getByRole('link', { name: /^You and lin_\d+ matched/ }).click();
  await expect(page).toHaveURL(`/profiles/${ada.profileId}/messages/${conversationId}`);
});

test('the panel groups events, shows new ones while open, deletes for good, and a press marks as read and follows @deep @elsewhere', async ({
  member,
  absent,
  product,
}) => {
  const [ada, lin, eve, bob] = [
    await member(newHandle('ada')),
    await absent(newHandle('lin')),
    await absent(newHandle('eve')),
    await absent(newHandle('bob')),
  ];
  const { page } = ada;
  // People who may see their likers get each like separately (D41).
  await product.setTier(ada.handle, 'premium');
  await page.goto('/profiles');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');
  const conversationId = await match(ada, lin);
  await lin.api.sendMessage({
    query: { profileId: lin.profileId },
    body: {
      type: 'text',
      conversationId,
      clientId: randomUUID(),
      content: 'Hello from the other side',
    },
  });
  await eve.api.likeProfile({
    path: { profileId: ada.profileId },
    body: { userProfileId: eve.profileId, isSuperLike: false },
  });
  await expect(bell).toHaveAccessibleName('Notifications, 3 unread');

  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const group = (name: string) => panel.getByRole('region', { name }).getByRole('listitem');
  await expect(group('Likes')).toHaveCount(1);
  await expect(group('Matches')).toHaveCount(1);
  await expect(group('Messages')).toHaveCount(1);
  await expect(panel.getByRole('region', { name: 'Subscription' })).toHaveCount(0);
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(480);

  await bob.api.likeProfile({
    path: { profileId: ada.profileId },
    body: { userProfileId: bob.profileId, isSuperLike: false },
  });
  await expect(group('Likes')).toHaveCount(2);
  await expect(panel.getByText('4 unread')).toBeVisible();

  const cross = group('Likes')
    .first()
    .getByRole('button', { name: /^Delete/ });
  await cross.focus();
  await page.keyboard.press('Enter');
  await expect(group('Likes')).toHaveCount(1);
  await expect(panel.getByText('3 unread')).toBeVisible();
  await expect
    .poll(() => panel.evaluate((dialog) => dialog.contains(document.activeElement)), 'the focus stays in the panel')
    .toBe(true);
  await page.reload();
  await expect(bell).toHaveAccessibleName('Notifications, 3 unread');
  await bell.click();
  await expect(group('Likes')).toHaveCount(1);

  await panel.getByRole('link', { name: 'View messages' }).click();
  await expect(page).toHaveURL(/^[^?]*\/messages/);
  await expect(panel).toBeHidden();
  await page.goto('/profiles');
  await bell.click();
  await group('Matches').getByRole('link').click();
  await expect(page).toHaveURL(conversationPath(ada, conversationId));
  await expect(panel).toBeHidden();
  // The match by the press, the message by reading it.
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
});

test('on a phone the notifications fill the window @deep', async ({ member }) => {
  const { page } = await member(newHandle('ada'), {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Alerts' }).tap();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('heading', { name: 'Nothing new' })).toBeVisible();
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(390);
  await panel.getByRole('link', { name: 'Discover profiles' }).tap();
  await expect(page).toHaveURL('/discover');
  await expect(panel).toBeHidden();
});

test('on a phone a toast covers neither the page’s title nor its controls @deep @elsewhere', async ({
  member,
  absent,
}) => {
  const { page, ...ada } = await member(newHandle('ada'), {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const [lin] = [await absent(newHandle('lin')), await absent(newHandle('bob'))];
  const conversationId = await match(ada, lin);
  const bar = page.getByRole('navigation', { name: 'Main' });
  const places: [path: string, free: Locator[]][] = [
    [
      `/profiles/${ada.profileId}/messages`,
      [page.getByRole('heading', { level: 1 }), page.getByRole('link', { name: lin.handle }), bar],
    ],
    [
      '/discover',
      [page.getByRole('radio', { name: 'All' }), page.getByRole('group', { name: 'Decide' }).getByRole('button'), bar],
    ],
    [
      conversationPath(ada, conversationId),
      [page.getByRole('link', { name: 'Back to all conversations' }), page.getByRole('textbox')],
    ],
  ];
  for (const [path, free] of places) {
    await openListening(page, path);
    for (const each of free) await expect(each.first()).toBeVisible();
    const eve = await absent(newHandle('eve'));
    await eve.api.likeProfile({
      path: { profileId: ada.profileId },
      body: { userProfileId: eve.profileId, isSuperLike: false },
    });
    const toast = page.getByRole('alertdialog').filter({ hasText: 'liked you' });
    await expect(toast).toBeVisible();
    const box = await boxOf(toast);
    for (const each of await Promise.all(free.map((locator) => locator.all())))
      for (const one of each) expect(overlap(box, await boxOf(one)), `on ${path}`).toBe(false);
    await toast.getByRole('button', { name: 'Close' }).tap();
  }
});

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not there');
  return box;
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
