import type { Page } from '@playwright/test';
import type { Person } from '../support/product.ts';
import { expect, match, newHandle, openListening, test } from './fixtures.ts';

const like = (from: Person, to: Person) =>
  from.api.likeProfile({
    path: { profileId: to.profileId },
    body: { userProfileId: from.profileId, isSuperLike: false },
  });
const rowsOf = (page: Page) => page.getByRole('main').getByRole('listitem');

test('notifications are grouped by day; deleting, restoring and reading on one device shows on the other @deep', async ({
  member,
  signedIn,
  absent,
}) => {
  const ada = await member(newHandle('ada'));
  const [lin, mei] = [await absent(newHandle('lin')), await absent(newHandle('mei'))];
  await like(lin, ada);
  await match(ada, mei);
  const { page } = ada;
  const { page: other } = await signedIn(ada.handle);
  await openListening(page, '/notifications');
  await openListening(other, '/notifications');
  for (const device of [page, other]) await expect(rowsOf(device)).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '1 New likes' })).toHaveAttribute('href', '/likes');
  await expect(page.getByRole('main').getByRole('link', { name: '0 Unread messages' })).toHaveAttribute(
    'href',
    '/messages',
  );

  await page.getByRole('button', { name: 'Delete: Someone liked you' }).focus();
  await page.keyboard.press('Enter');
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link', { name: `You and ${mei.handle} matched` })).toBeFocused();
  await expect(rowsOf(other)).toHaveCount(1);
  await page.keyboard.press('F6');
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(rowsOf(other)).toHaveCount(2);

  await other.getByRole('button', { name: 'Mark all as read' }).click();
  for (const device of [other, page]) {
    await expect(device.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
    await expect(device.getByRole('main').getByText('Unread', { exact: true })).toHaveCount(0);
  }
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(2);
});

test('a like leads a free person to the plans and a paying one to the likes, and the panel leads to the page @deep', async ({
  member,
  absent,
  product,
}) => {
  const ada = await member(newHandle('ada'));
  const lin = await absent(newHandle('lin'));
  const { page } = ada;
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'Nothing new' })).toBeVisible();
  await like(lin, ada);
  await page.goto('/profiles');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'See all notifications' }).click();
  await expect(page).toHaveURL('/notifications');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await rowsOf(page)
    .getByRole('link', { name: /Someone liked you/ })
    .click();
  await expect(page).toHaveURL('/premium');

  await product.setTier(ada.handle, 'premium');
  await page.goto('/notifications');
  const named = rowsOf(page).getByRole('link', { name: new RegExp(`${lin.handle} liked you`) });
  await expect(named).toBeVisible();
  await expect(rowsOf(page).getByText('Unread', { exact: true })).toHaveCount(0);
  await named.click();
  await expect(page).toHaveURL(/^[^?]*\/likes/);
  await expect(page.getByRole('main').getByRole('link', { name: lin.handle, exact: true })).toBeVisible();
});
