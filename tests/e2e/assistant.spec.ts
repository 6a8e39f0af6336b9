import type { Page } from '@playwright/test';
import { AWAY, expect, newHandle, REFUSED, test } from './fixtures.ts';

const answer = (page: Page) => page.getByRole('textbox', { name: 'Message to Assistant' });
const lookAtIt = (page: Page) => page.getByRole('button', { name: 'Look at the profile' });
const known = (page: Page) => page.getByRole('complementary', { name: 'Your profile so far' });

/** From one's profiles to the first question, like a new person. */
async function startTalking(page: Page): Promise<void> {
  await page.goto('/profiles');
  await page.getByRole('main').getByRole('link', { name: 'Create a profile' }).click();
  await page.getByRole('link', { name: 'Start talking' }).click();
  await page.getByRole('button', { name: 'Start talking' }).click();
  await expect(page.getByText(/What should people call you\?/)).toBeVisible();
}

async function say(page: Page, words: string): Promise<void> {
  await answer(page).fill(words);
  await answer(page).press('Enter');
  await expect(answer(page)).toHaveValue('');
  await expect(page.getByText('Sending…')).toHaveCount(0);
}

test('a person is interviewed, sees where each field comes from, changes one, and has a profile (SPEC 2 and 4)', async ({
  signedIn,
}) => {
  const { page } = await signedIn(newHandle('noor'));
  await startTalking(page);
  await expect(lookAtIt(page)).toBeDisabled();
  await say(page, 'My name is Noor Haddad.');
  await expect(known(page).getByText('Noor Haddad', { exact: true })).toBeVisible();

  // A reload continues the talk, including the draft.
  await answer(page).fill('I’m a developer');
  await page.reload();
  await expect(answer(page)).toHaveValue('I’m a developer');
  await answer(page).press('Enter');
  await expect(known(page).getByText('Developer', { exact: true })).toBeVisible();
  await say(page, 'I explain every signature, and I look for a designer.');
  // A suggestion is an answer.
  await page.getByRole('button', { name: 'Skip' }).click();

  await lookAtIt(page).click();
  await expect(page.getByRole('heading', { name: 'This is your profile' })).toBeVisible();
  await expect(page.getByText('You said: “Noor Haddad”')).toBeVisible();
  await page.getByRole('textbox', { name: 'Bio' }).fill('Builds a wallet that explains every signature.');

  // Going back and forth keeps every manual change.
  await page.getByRole('button', { name: 'Back to the talk' }).click();
  await lookAtIt(page).click();
  await expect(page.getByRole('textbox', { name: 'Bio' })).toHaveValue(
    'Builds a wallet that explains every signature.',
  );
  await page.getByRole('button', { name: 'Create profile' }).click();

  await expect(page).toHaveURL('/profiles');
  await expect(page.getByRole('link', { name: 'Preview: Noor Haddad' })).toBeVisible();
  await page.goto('/profiles/assistant');
  await expect(page.getByRole('heading', { name: 'Who is the profile for?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Go on where you stopped' })).toHaveCount(0);
});

test.describe('another device', () => {
  test.use({ expectedErrors: REFUSED });

  test('a talk continues where it stopped, on another device too, and is deleted completely @deep', async ({
    signedIn,
  }) => {
    const handle = newHandle('mei');
    const [phone, desktop] = [await signedIn(handle), await signedIn(handle)];
    await startTalking(phone.page);
    await say(phone.page, 'My name is Mei Lin.');
    await desktop.page.goto('/profiles/assistant');
    await desktop.page.getByRole('button', { name: 'Go on with the talk about Mei Lin' }).click();
    await expect(desktop.page.getByText('My name is Mei Lin.')).toBeVisible();
    await desktop.page.getByRole('button', { name: 'Leave the talk' }).click();
    await desktop.page.getByRole('button', { name: 'Delete the talk about Mei Lin' }).click();
    await desktop.page.getByRole('button', { name: 'Delete the talk', exact: true }).click();
    await expect(desktop.page.getByRole('heading', { name: 'Go on where you stopped' })).toHaveCount(0);
    await phone.page.reload();
    await expect(phone.page.getByRole('heading', { name: 'This talk could not be opened' })).toBeVisible();
  });
});

test.describe('while the server is away', () => {
  test.use({ expectedErrors: AWAY });

  test('no word of a talk is lost, and none arrives twice @deep', async ({ signedIn, product }) => {
    const { page } = await signedIn(newHandle('ada'));
    await startTalking(page);
    await product.killApi();
    await answer(page).fill('My name is Ada Keys.');
    await answer(page).press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(answer(page)).toHaveValue('My name is Ada Keys.');
    await product.startApi();
    await answer(page).press('Enter');
    await expect(known(page).getByText('Ada Keys', { exact: true })).toBeVisible();
    await expect(page.getByText('My name is Ada Keys.')).toHaveCount(1);
  });
});
