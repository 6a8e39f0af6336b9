import type { Page } from '@playwright/test';
import { AWAY, expect, newHandle, REFUSED, test } from './fixtures.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const create = (page: Page) => page.getByRole('button', { name: 'Create profile' });

async function choose(page: Page, select: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(select) }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Opens a new form of that type with a name and a bio. */
async function begin(page: Page, type: string, name: string): Promise<void> {
  await page.goto('/profiles/new');
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: type }) })
    .click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Bio' }).fill(`All about ${name}.`);
}

async function openFromList(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'My profiles' })).toBeVisible();
  await page.getByRole('link', { name: `Preview: ${name}` }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

test('a person makes a profile of each type, and others see its content, but no link that awaits review (D5) @deep', async ({
  signedIn,
  member,
  product,
}) => {
  const [{ page, handle }, lin] = [await signedIn(newHandle('ada')), await member(newHandle('lin'))];

  await begin(page, 'Individual', 'Ada Wallets');
  await page.getByRole('combobox', { name: 'Tags' }).fill('zk, wallets ,  audits, rollups,');
  await page.getByRole('combobox', { name: 'Skills' }).fill('Solidity,');
  await field(page, 'GitHub').fill('https://github.com/ada');
  await page.getByRole('button', { name: 'Add a link: Project links' }).click();
  await field(page, 'Project links, number 1').fill('https://secret-project.example');
  await create(page).click();
  await expect(page.getByText('1 more tag')).toBeAttached();
  await openFromList(page, 'Ada Wallets');
  await expect(page.getByText('Individual · Developer')).toBeVisible();
  // Known words appear by their name in the reader's language.
  for (const word of ['zero knowledge', 'wallets', 'audits', 'rollups', 'Solidity'])
    await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`^${word}$`) })).toBeVisible();
  await expect(page.getByText('secret-project.example')).toBeVisible();
  await expect(page.getByText('In review')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();

  await lin.page.goto(new URL(page.url()).pathname);
  await expect(lin.page.getByRole('link', { name: /github\.com\/ada/ })).toHaveAttribute('rel', /noopener.*nofollow/);
  await expect(lin.page.getByText('secret-project.example')).toHaveCount(0);
  await expect(lin.page.getByRole('link', { name: 'Edit' })).toHaveCount(0);

  await begin(page, 'Group', 'Night Shift');
  await choose(page, 'Group type', 'DAO');
  await field(page, 'Members').fill('0');
  await page
    .locator('label')
    .filter({ has: page.getByRole('checkbox', { name: 'Public group' }) })
    .click();
  await field(page, 'Community link').fill('https://t.me/nightshift');
  await create(page).click();
  await expect(page.getByRole('alert').getByText('The smallest number is 1.')).toBeVisible();
  await field(page, 'Members').fill('42');
  await create(page).click();
  await openFromList(page, 'Night Shift');
  await expect(page.getByText('Group · DAO')).toBeVisible();
  await expect(page.getByRole('definition').getByText('42', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /nightshift/ })).toBeVisible();

  await begin(page, 'Project', 'Ledger Lane');
  await choose(page, 'Project type', 'DeFi');
  await field(page, 'Token address').fill('0x123');
  await create(page).click();
  await expect(page.getByRole('alert').getByText('Enter the address of the contract', { exact: false })).toBeVisible();
  const token = '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c';
  await field(page, 'Token address').fill(token);
  await create(page).click();
  await openFromList(page, 'Ledger Lane');
  await expect(page.getByText('Project · DeFi')).toBeVisible();
  await expect(page.getByText(token)).toBeVisible();

  const { data } = await (await product.clientOf(handle)).listMyProfiles();
  expect(data.map(({ name, profileType, subtype }) => [name, profileType, subtype]).toSorted()).toEqual([
    ['Ada Wallets', 'individual', 'developer'],
    ['Ledger Lane', 'project', 'defi'],
    ['Night Shift', 'group', 'dao'],
  ]);
});

test.describe('a form with errors, or not saved', () => {
  test.use({ expectedErrors: new RegExp(`${AWAY.source}|${REFUSED.source}`) });

  test('shows errors at their fields, and keeps everything @deep', async ({ signedIn, product }) => {
    const { page } = await signedIn(newHandle('ada'));
    await page.goto('/profiles/new');
    await field(page, 'GitHub').fill('http://github.com/ada');
    await create(page).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('3 things to put right');
    for (const name of ['Name', 'Bio', 'GitHub'])
      await expect(page.getByRole('textbox', { name })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('textbox', { name: 'GitHub' })).toHaveAccessibleDescription(/starts with https:\/\//);
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada Wallets');
    await page.getByRole('textbox', { name: 'Bio' }).fill('Builds wallets.');
    await field(page, 'GitHub').fill('https://github.com/ada');

    // Errors that only the server finds appear at their fields too.
    await page.route(
      '**/v1/profiles',
      (route) =>
        route.fulfill({
          status: 400,
          contentType: 'application/problem+json',
          json: {
            type: 'urn:mutuals:problem:validation_failed',
            title: 'Bad Request',
            status: 400,
            code: 'validation_failed',
            message: 'Not valid',
            requestId: 'r',
            errors: [{ path: 'body/bio', code: 'too_long', message: 'too long' }],
          },
        }),
      { times: 1 },
    );
    await create(page).click();
    await expect(page.getByRole('textbox', { name: 'Bio' })).toHaveAccessibleDescription(/This is too long\./);
    await expect(summary).toBeFocused();

    await product.killApi();
    await create(page).click();
    await expect(summary).toContainText('The profile was not saved');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Wallets');
    await expect(page.getByRole('textbox', { name: 'Bio' })).toHaveValue('Builds wallets.');
    await product.startApi();
    // Reloaded, closed by mistake, gone back: the draft is there.
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Wallets');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(page).toHaveURL('/profiles/new');
    await create(page).click();
    await expect(page.getByRole('link', { name: 'Preview: Ada Wallets' })).toBeVisible();
    await page.goto('/profiles/new');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  });
});

test('an edit keeps the type, deleting a profile needs a confirmation, and ten is the limit (D37) @deep', async ({
  member,
}) => {
  const ada = await member(newHandle('ada'));
  const { page, api } = ada;
  await page.goto('/profiles');
  await page.getByRole('link', { name: `Edit: ${ada.handle}` }).click();
  await expect(page.getByText('The type can’t be changed after the profile is created.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Group/ })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Renamed');
  await choose(page, 'Role', 'Artist');
  await field(page, 'Portfolio').fill('https://ada.example');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('link', { name: 'Preview: Ada Renamed' })).toBeVisible();
  expect(await api.getProfile({ path: { id: ada.profileId } })).toMatchObject({
    name: 'Ada Renamed',
    profileType: 'individual',
    individualData: { role: 'artist', externalPortfolio: 'https://ada.example' },
  });

  for (let number = 2; number <= 10; number += 1)
    await api.createProfile({
      body: {
        profileType: 'project',
        name: `Plan ${number}`,
        bio: 'Soon.',
        projectData: { projectType: 'dapp' },
      },
    });
  await page.reload();
  await expect(page.getByText('10 of 10 profiles')).toBeVisible();
  await expect(
    page.getByText('You have 10 profiles, the most that one account can hold. Delete one to make room.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create a profile' })).toBeDisabled();

  await page.getByRole('button', { name: 'Delete: Plan 7' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Preview: Plan 7' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete: Plan 7' }).click();
  await page.getByRole('button', { name: 'Delete profile' }).click();
  await expect(page.getByRole('link', { name: 'Preview: Plan 7' })).toHaveCount(0);
  await expect(page.getByText('9 of 10 profiles')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Create a profile' })).toBeVisible();
});

test.describe('a profile that is gone', () => {
  test.use({ expectedErrors: REFUSED });

  test('says so, and leads back to discover @deep', async ({ member }) => {
    const { page } = await member(newHandle('ada'));
    for (const path of ['/profiles/01990000-0000-7000-8000-000000000000', '/profiles/not-an-id']) {
      await page.goto(path);
      await expect(page.getByText('This profile does not exist or has been deleted.')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Back to discover' }).click();
    await expect(page).toHaveURL('/discover');
  });
});
