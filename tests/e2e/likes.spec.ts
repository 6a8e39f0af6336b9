import type { Page } from '@playwright/test';
import type { Person } from '../support/product.ts';
import { conversationPath, expect, match, newHandle, openListening, test } from './fixtures.ts';

const like = (from: Person, to: Person, isSuperLike = false) =>
  from.api.likeProfile({ path: { profileId: to.profileId }, body: { userProfileId: from.profileId, isSuperLike } });

const places = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('a paying person sees who liked them, likes back in one press, and it is a match @deep', async ({
  member,
  absent,
  product,
}) => {
  const ada = await member(newHandle('ada'));
  await product.setTier(ada.handle, 'premium');
  const [lin, mei] = [await absent(newHandle('lin')), await absent(newHandle('mei'))];
  await like(lin, ada);
  const { page } = ada;
  await openListening(page, '/profiles');
  await places(page)
    .getByRole('link', { name: /^Likes/ })
    .click();
  await expect(page).toHaveURL('/likes');
  await expect(page.getByRole('tab', { name: 'Received' })).toContainText('1');
  await expect(page.getByRole('link', { name: lin.handle, exact: true })).toBeVisible();

  // A like that arrives while one looks appears by itself, and does not count as new.
  await like(mei, ada);
  await expect(page.getByRole('tab', { name: 'Received' })).toContainText('2');
  await expect(places(page).getByRole('link', { name: 'Likes', exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Like ${lin.handle} back` }).focus();
  await page.keyboard.press('Enter');
  const moment = page.getByRole('dialog', { name: 'You’re mutuals' });
  await expect(moment).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(moment).toBeHidden();
  await expect(page.getByRole('button', { name: `Write to ${lin.handle}` })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Sent' })).toContainText('1');
  // The match dialog announced it: no toast repeats it.
  await expect(page.getByRole('alertdialog').filter({ hasText: 'matched' })).toHaveCount(0);

  await page.getByRole('button', { name: `Like ${mei.handle} back` }).click();
  await moment.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(new RegExp(`/profiles/${ada.profileId}/messages/`));
  await expect(page.getByRole('textbox', { name: `Message to ${mei.handle}` })).toBeVisible();
});

test('a free person sees the number, and a press leads to the plans; sent likes show the person @deep', async ({
  member,
  absent,
}) => {
  const ada = await member(newHandle('ada'));
  const [lin, mei] = [await absent(newHandle('lin')), await absent(newHandle('mei'))];
  await like(lin, ada);
  await like(ada, mei);
  const { page } = ada;
  await page.goto(`/likes?profileId=${ada.profileId}&tab=sent`);
  await expect(page.getByRole('tab', { name: 'Sent' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: mei.handle, exact: true }).click();
  await expect(page).toHaveURL(`/profiles/${mei.profileId}`);
  await page.goBack();
  await page.getByRole('tab', { name: 'Sent' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(`/likes?profileId=${ada.profileId}`);
  await expect(page.getByText('1 like is waiting for you')).toBeVisible();
  await page.getByRole('link', { name: 'Someone liked you. See who with Premium' }).click();
  await expect(page).toHaveURL('/premium');
});

test('likes belong to the acting profile, and a match leads to its conversation @deep', async ({ member, absent }) => {
  const ada = await member(newHandle('ada'));
  const group = await ada.api.createProfile({
    body: { profileType: 'group', name: 'Night Builders', bio: 'We build.', groupData: { groupType: 'community' } },
  });
  const lin = await absent(newHandle('lin'));
  const conversationId = await match(ada, lin);
  const { page } = ada;
  await page.goto('/likes');
  await page.getByRole('button', { name: 'Act as Night Builders' }).click();
  await expect(page).toHaveURL(`/likes?profileId=${group._id}`);
  await expect(page.getByRole('heading', { name: 'No likes yet' })).toBeVisible();
  await page.getByRole('button', { name: /^Acting as Night Builders/ }).click();
  await page.getByRole('button', { name: new RegExp(`Act as ${ada.handle}`) }).click();
  await page.getByRole('tab', { name: 'Sent' }).click();
  await page.getByRole('button', { name: `Write to ${lin.handle}` }).click();
  await expect(page).toHaveURL(conversationPath(ada, conversationId));
});

test('a guest is asked to sign in @deep', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/likes');
  await expect(page).toHaveURL('/');
});
