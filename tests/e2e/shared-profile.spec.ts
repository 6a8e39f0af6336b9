import type { Page } from '@playwright/test';
import { expect, fillSignIn, match, newHandle, REFUSED, test } from './fixtures.ts';

const galleryPath = ({ profileId }: { profileId: string }) => `/gallery/${profileId}`;
const like = (page: Page) => page.getByRole('button', { name: /^Like / });
const decided = (page: Page) => page.getByRole('group', { name: 'Decide' }).getByRole('status');

test('a guest opens a shared link, likes, signs in, and the like is sent, once', async ({ absent, browse }) => {
  const [ada, lin] = [await absent(newHandle('ada')), await absent(newHandle('lin'))];
  const page = await browse();
  await page.goto(galleryPath(lin));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await like(page).click();
  await fillSignIn(page, ada.handle);
  await expect(decided(page)).toContainText('You liked');
  await expect(page).toHaveURL(galleryPath(lin));

  await page.reload();
  await expect(decided(page)).toContainText('You liked');
  const query = { userProfileId: ada.profileId };
  const known = await ada.api.getDecision({ path: { profileId: lin.profileId }, query });
  expect(known).toMatchObject({ decision: 'like', likes: { current: 1 } });
  await expect.poll(async () => (await lin.api.getNotificationCounts({})).totalLikes).toBe(1);
});

test('a guest saves a shared profile by keyboard, signs in, and it is saved, without a profile of their own @deep', async ({
  absent,
  browse,
  handles,
}) => {
  const lin = await absent(newHandle('lin'));
  const page = await browse();
  await page.goto(galleryPath(lin));
  const save = page.getByRole('button', { name: /^Save / });
  await save.focus();
  await page.keyboard.press('Enter');
  const handle = newHandle('new');
  handles.add(handle);
  await fillSignIn(page, handle);
  await expect(page).toHaveURL(galleryPath(lin));
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/bookmarks');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  // As a known person they viewed it, once for the day (D8).
  await expect.poll(async () => (await lin.api.getProfile({ path: { id: lin.profileId } })).views).toBe(1);
});

test('someone new makes a profile first, comes back, and their press takes effect @deep', async ({
  absent,
  browse,
  handles,
}) => {
  const lin = await absent(newHandle('lin'));
  const page = await browse();
  await page.goto(galleryPath(lin));
  await like(page).click();
  const handle = newHandle('new');
  handles.add(handle);
  await fillSignIn(page, handle);
  const dialog = page.getByRole('dialog', { name: 'First, a profile of your own' });
  await expect(dialog).toBeVisible();
  // The intent survives a reload.
  await page.reload();
  await dialog.getByRole('button', { name: 'Create a profile' }).click();
  await page.waitForURL('/profiles/create');
  await page.goto('/profiles/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Nova Reader');
  await page.getByRole('textbox', { name: 'Bio' }).fill('New here.');
  await page.getByRole('button', { name: 'Create profile' }).click();
  await expect(page).toHaveURL(galleryPath(lin));
  await expect(decided(page)).toContainText('You liked');
  await expect.poll(async () => (await lin.api.getNotificationCounts({})).totalLikes).toBe(1);
});

test('a mutual like opens the match dialog, and writing leads to the conversation, by keyboard alone @deep', async ({
  absent,
  member,
}) => {
  const [lin, ada] = [await absent(newHandle('lin')), await member(newHandle('ada'))];
  await lin.api.likeProfile({
    path: { profileId: ada.profileId },
    body: { userProfileId: lin.profileId, isSuperLike: false },
  });
  const { page } = ada;
  await page.goto(galleryPath(lin));
  await like(page).focus();
  await page.keyboard.press('Enter');
  const moment = page.getByRole('dialog', { name: 'You’re mutuals' });
  await expect(moment).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(moment).toBeHidden();
  const write = page.getByRole('group', { name: 'Decide' }).getByRole('link', { name: 'Send message' });
  await write.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`^.*/profiles/${ada.profileId}/messages/`));
});

test('a guest who wants to write to a match signs in and lands in the conversation @deep', async ({
  absent,
  browse,
}) => {
  const [ada, lin] = [await absent(newHandle('ada')), await absent(newHandle('lin'))];
  const conversationId = await match(ada, lin);
  const page = await browse();
  await page.goto(galleryPath(lin));
  await page.getByRole('button', { name: 'Send message' }).click();
  await fillSignIn(page, ada.handle);
  await expect(page).toHaveURL(`/profiles/${ada.profileId}/messages/${conversationId}`);
});

test('a guest who turns out to own the shared profile likes nobody @deep', async ({ absent, browse }) => {
  const lin = await absent(newHandle('lin'));
  const page = await browse();
  await page.goto(galleryPath(lin));
  await like(page).click();
  await fillSignIn(page, lin.handle);
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Decide' })).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('mutuals.guest.intent'))).toBeNull();
});

test('sharing copies the public address @deep', async ({ absent, member, product }) => {
  const [lin, ada] = [await absent(newHandle('lin')), await member(newHandle('ada'))];
  const { page } = ada;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
  await page.goto(`/profiles/${lin.profileId}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(galleryPath(lin));
});

test.describe('a profile that is gone', () => {
  test.use({ expectedErrors: REFUSED });

  test('has a page that says so, and is not found @deep', async ({ absent, browse }) => {
    const lin = await absent(newHandle('lin'));
    await lin.api.deleteProfile({ path: { id: lin.profileId } });
    const page = await browse();
    const answer = await page.goto(galleryPath(lin));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Profile not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Browse other profiles' }).click();
    await expect(page).toHaveURL('/gallery');
  });
});
