import type { Page, Response } from '@playwright/test';
import { expect, match, newHandle, openToRest, REFUSED, test } from './fixtures.ts';

const partOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`) }) });

test('home shows a newcomer the first steps, and leads to a profile @deep', async ({ signedIn }) => {
  const { page } = await signedIn(newHandle('new'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await expect(partOf(page, 'New in your tags')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Create a profile' }).click();
  await expect(page).toHaveURL('/profiles/create');
});

test('home shows what waits for all own profiles, and hides likers from a free person and shows them to a paying one (D1) @deep', async ({
  member,
  absent,
  product,
}) => {
  const [ada, lin, mei] = [
    await member(newHandle('ada')),
    await absent(newHandle('lin')),
    await absent(newHandle('mei')),
  ];
  const { page } = ada;
  const group = await ada.api.createProfile({
    body: {
      profileType: 'group',
      name: 'Kite Circle',
      bio: 'We fly on Sundays.',
      tags: ['kites'],
      groupData: { groupType: 'community' },
    },
  });
  const project = await lin.api.createProfile({
    body: {
      profileType: 'project',
      name: 'Paper Kites',
      bio: 'Kites that pay their makers.',
      tags: ['Kites', 'paper'],
      projectData: { projectType: 'nft' },
    },
  });
  await lin.api.likeProfile({
    path: { profileId: ada.profileId },
    body: { userProfileId: lin.profileId, isSuperLike: false },
  });
  const conversationId = await match({ ...ada, profileId: group._id }, mei);

  const answers: Response[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/v1/home')) answers.push(response);
  });
  await page.goto('/');
  // New matches of the group, whichever profile one acts as.
  const fresh = partOf(page, 'New matches').getByRole('link', { name: new RegExp(mei.handle) });
  await expect(fresh).toContainText('for Kite Circle');
  await expect(fresh).toHaveAttribute('href', `/profiles/${group._id}/messages/${conversationId}`);
  const likers = partOf(page, 'Who liked you');
  // A match's liker is known, and no longer waits (D1).
  const hidden = likers.getByRole('link', { name: 'Someone liked you. See who with Premium' });
  await expect(hidden).toHaveCount(1);
  for (const like of await hidden.all()) await expect(like).toHaveAttribute('href', '/premium');
  await expect(
    partOf(page, 'New in your tags').getByText('Your profile has no tags yet.', { exact: false }),
  ).toBeVisible();
  const said = (await Promise.all(answers.map((answer) => answer.text()))).join();
  expect(said).toContain(conversationId);
  for (const secret of [lin.profileId, lin.handle]) expect(said).not.toContain(secret);

  // The one next step leads to the form, and its result counts at once.
  const strength = page.getByRole('progressbar', { name: 'Profile strength' });
  const before = Number(await strength.getAttribute('aria-valuenow'));
  await page.getByRole('link', { name: 'Add a picture' }).click();
  await expect(page).toHaveURL(`/profiles/${ada.profileId}/edit`);
  await page.getByRole('textbox', { name: 'Bio' }).fill('I build wallets that people understand. '.repeat(4));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/profiles');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(strength).toHaveAttribute('aria-valuenow', String(before + 18));

  await product.setTier(ada.handle, 'premium');
  await page.goto('/');
  await expect(likers.getByRole('link', { name: lin.handle })).toHaveAttribute('href', `/profiles/${lin.profileId}`);
  await likers.getByRole('link', { name: 'All likes' }).click();
  await expect(page).toHaveURL(/\/likes/);

  // New people in the tags of the acting profile.
  await page.goto(`/discover?profileId=${group._id}`);
  await expect(page).toHaveURL('/discover');
  await page.goto('/');
  await partOf(page, 'New in your tags').getByRole('link', { name: 'Paper Kites' }).click();
  await expect(page).toHaveURL(`/profiles/${project._id}`);
});

const REFUSAL = {
  type: 'about:blank',
  title: 'Bad request',
  status: 400,
  code: 'validation_failed',
  message: 'Refused.',
  errors: [],
  requestId: 'r',
};

test.describe('if a part of home cannot be read', () => {
  test.use({ expectedErrors: REFUSED });
  test('the others are shown, and a retry brings it @deep', async ({ member }) => {
    const { page } = await member(newHandle('ada'));
    let isAway = true;
    await page.route(/\/v1\/home\/new-in-tags\?/, (route) =>
      isAway
        ? route.fulfill({ status: 400, json: REFUSAL, contentType: 'application/problem+json' })
        : route.continue(),
    );
    // The refetch on realtime connection may remove the button during the click.
    await openToRest(page, '/');
    const failed = partOf(page, 'New in your tags').getByRole('alert');
    await expect(failed).toBeVisible();
    await expect(partOf(page, 'Your turn').getByText('Nobody waits for your answer.', { exact: false })).toBeVisible();
    isAway = false;
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(failed).toHaveCount(0);
    await expect(partOf(page, 'New in your tags').getByRole('link', { name: 'Add tags' })).toBeVisible();
  });
});
