import type { Page } from '@playwright/test';
import { failedJobOf, projectLinksOf } from './admin.ts';
import { expect, newHandle, REFUSED, test } from './fixtures.ts';

const ADMIN = 'mutuals_admin';
const TOO_OLD = {
  type: 'urn:mutuals:problem:sign_in_too_old',
  title: 'Forbidden',
  status: 403,
  code: 'sign_in_too_old',
  message: 'Please sign in again to do this.',
  errors: [],
  requestId: 'made-by-the-test',
};

const waiting = (page: Page, url: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: url }) });

test('the team approves a link with the pointer and rejects another by keyboard', async ({ absent, signedIn }) => {
  const author = await absent(newHandle('author'));
  const [good, bad] = [`https://good.example/${author.handle}`, `https://bad.example/${author.handle}`];
  await projectLinksOf(author, [good, bad]);
  const { page } = await signedIn(ADMIN);
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/links');

  await waiting(page, good)
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(waiting(page, good).getByText('Link approved')).toBeVisible();
  await expect(page.getByText('Link approved successfully')).toBeVisible();

  const row = waiting(page, bad);
  await row.focus();
  await page.keyboard.press('r');
  await expect(row.getByText('Link rejected and removed')).toBeVisible();

  const { individualData } = await projectLinksOf(author);
  expect(individualData.projectLinks.map(({ url, isVerified }) => [url, isVerified])).toEqual([[good, true]]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
  await expect(waiting(page, good)).toHaveCount(0);
});

test('the team undoes a decision on a link, with the pointer and by keyboard @deep', async ({ absent, signedIn }) => {
  const author = await absent(newHandle('author'));
  const [good, bad] = [`https://good.example/${author.handle}`, `https://bad.example/${author.handle}`];
  await projectLinksOf(author, [good, bad]);
  const { page } = await signedIn(ADMIN);
  await page.goto('/admin/links');

  await waiting(page, good)
    .getByRole('button', { name: /^Approve/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Link waits again')).toBeVisible();
  await expect(waiting(page, good).getByRole('button', { name: /^Approve/ })).toBeEnabled();

  const row = waiting(page, bad);
  await row.focus();
  await page.keyboard.press('r');
  await expect(row.getByText('Link rejected and removed')).toBeVisible();
  await page.keyboard.press('u');
  await expect(row.getByRole('button', { name: /^Reject/ })).toBeEnabled();

  const { individualData } = await projectLinksOf(author);
  expect(individualData.projectLinks.map(({ url, isVerified }) => [url, isVerified])).toEqual([
    [good, false],
    [bad, false],
  ]);
});

test.describe('a sign-in that is too old', () => {
  test.use({ expectedErrors: REFUSED });
  test('is renewed over the admin’s action: they sign in again, go on, and undo it @deep', async ({
    absent,
    signedIn,
  }) => {
    const person = await absent(newHandle('payer'));
    const { page } = await signedIn(ADMIN);
    await page.route(
      '**/v1/admin/subscriptions/update',
      (route) => route.fulfill({ status: 403, contentType: 'application/problem+json', json: TOO_OLD }),
      { times: 1 },
    );
    await page.goto(`/admin/users?search=${person.handle}`);
    const row = page.getByRole('row').filter({ hasText: person.handle });
    await row.getByRole('button', { name: `Edit ${person.handle}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit subscription' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Won the hackathon.');
    await dialog.getByRole('button', { name: /^Premium Plus/ }).click();
    await dialog.getByRole('button', { name: 'Sign in again' }).click();
    await page.getByRole('textbox', { name: 'Any X handle' }).fill(ADMIN);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Won the hackathon.');
    await expect(dialog.getByRole('button', { name: 'Sign in again' })).toBeHidden();
    await dialog.getByRole('button', { name: /^Premium Plus/ }).click();
    await expect(row.getByText('PREMIUM PLUS')).toBeVisible();

    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await expect(row.getByText('FREE')).toBeVisible();
    expect(await person.api.getMySubscription()).toMatchObject({ tier: 'free', expiresAt: null });
  });
});

test('an admin finds a person, gives them a tier with a reason, and reads it in the log @deep', async ({
  absent,
  signedIn,
}) => {
  const person = await absent(newHandle('payer'));
  const { page } = await signedIn(ADMIN);
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: 'Name, handle, Privy id or wallet' }).fill(person.handle);
  const row = page.getByRole('row').filter({ hasText: person.handle });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(`/admin/users?search=${person.handle}`);
  await row.getByRole('button', { name: `Edit ${person.handle}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit subscription' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Won the hackathon.');
  await dialog.getByRole('button', { name: /^Premium Plus/ }).click();
  await expect(page.getByText('Subscription updated successfully')).toBeVisible();
  await expect(row.getByText('PREMIUM PLUS')).toBeVisible();
  expect((await person.api.getMySubscription()).tier).toBe('premium_plus');

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Audit' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Won the hackathon.' })).toContainText('Changed a subscription');
});

test('an admin goes to a person from anywhere by typing their handle @deep', async ({ absent, signedIn }) => {
  const person = await absent(newHandle('sought'));
  const { page } = await signedIn(ADMIN);
  await page.goto('/admin/health');
  await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search the admin area' });
  await expect(field).toBeFocused();
  await page.keyboard.type(person.handle);
  const found = page.getByRole('group', { name: 'Users' }).getByRole('option');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(`@${person.handle}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/users\?search=/);
  await expect(field).toBeHidden();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').filter({ hasText: person.handle })).toBeVisible();

  await page.getByRole('button', { name: /^Search/ }).click();
  await page.keyboard.type('audit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/audit');
});

test('an owner gives somebody a role, who is on the team from then on, and finds the rest about them @deep', async ({
  absent,
  signedIn,
}) => {
  const person = await absent(newHandle('helper'));
  const { page } = await signedIn('mutuals_owner');
  await page.goto(`/admin/users?search=${person.handle}`);
  const row = page.getByRole('row').filter({ hasText: person.handle });
  await row.getByRole('button', { name: `Edit ${person.handle}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit subscription' });
  await dialog.getByRole('button', { name: /Role in the team/ }).click();
  await page.getByRole('option', { name: 'Support' }).click();
  await dialog.getByRole('button', { name: 'Save role' }).click();
  await expect(page.getByText('Role updated')).toBeVisible();
  await expect(row.getByText('Support')).toBeVisible();
  expect((await person.api.getMe()).role).toBe('support');

  await row.getByRole('button', { name: `Edit ${person.handle}` }).click();
  await dialog.getByRole('link', { name: 'Profiles' }).click();
  await expect(page).toHaveURL(/\/admin\/profiles\?search=/);
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('an admin filters events by date, and the address keeps it @deep', async ({ absent, signedIn }) => {
  await absent(newHandle('newcomer'));
  const { page } = await signedIn(ADMIN);
  await page.goto('/admin/overview');
  const signUps = page.getByRole('region', { name: 'Sign-ups' }).getByRole('table', { name: 'Sign-ups' });
  await expect(signUps.getByRole('row')).toHaveCount(31);
  // The newest day comes first.
  await expect(signUps.getByRole('row').nth(1)).not.toContainText(/\b0\b.*\b0\b/);
  await page.getByRole('radio', { name: '13 weeks' }).press('Space');
  await expect(page).toHaveURL('/admin/overview?days=91');
  await expect(signUps.getByRole('row')).toHaveCount(14);
});

test('an admin verifies a profile, and hides it with a reason that its owner reads @deep', async ({
  member,
  signedIn,
}) => {
  const owner = await member(newHandle('owner'));
  const { page } = await signedIn(ADMIN);
  await page.goto(`/admin/profiles?search=${owner.handle}`);
  await page.getByRole('row').getByText('Here to stay.').click();
  const dialog = page.getByRole('dialog', { name: owner.handle });
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog.getByRole('button', { name: 'Take verified back' })).toBeVisible();
  expect((await owner.api.getProfile({ path: { id: owner.profileId } })).isVerified).toBe(true);

  await dialog.getByRole('button', { name: 'Hide…' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It pretends to be somebody else.');
  await dialog.getByRole('button', { name: 'Hide…' }).click();
  await expect(dialog.getByText('Hidden by the team')).toBeVisible();
  await owner.page.goto('/notifications');
  await expect(owner.page.getByText(`The team has hidden ${owner.handle}`)).toBeVisible();
  await expect(owner.page.getByText('It pretends to be somebody else.')).toBeVisible();
});

test('an admin sees a failed job, retries it, and reads that in the log @deep', async ({ product, signedIn }) => {
  const id = await failedJobOf(product, 'purge-old-rows');
  const { page } = await signedIn(ADMIN);
  await page.goto('/admin/health');
  await expect(page.getByRole('heading', { level: 2, name: 'Database' })).toBeVisible();
  await expect(page.getByText('The store answered 503')).toBeVisible();
  await page.getByRole('button', { name: `Retry: purge-old-rows ${id}` }).click();
  await expect(page.getByText('1 job is tried again')).toBeVisible();
  await expect(page.getByText('Nothing has failed.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Audit' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Retried failed jobs' })).toContainText(id);
});

test('for everyone else the admin area does not exist @deep', async ({ member }) => {
  const { page } = await member(newHandle('curious'));
  for (const path of ['/admin', '/admin/links', '/admin/users', '/admin/health', '/admin/nothing']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Premium' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Admin' })).toHaveCount(0);
});
