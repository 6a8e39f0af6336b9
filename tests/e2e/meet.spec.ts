import type { Page } from '@playwright/test';
import { expect, newHandle, signIn, test } from './fixtures.ts';

/** Switching to individuals replaces the deck: a press during the switch hits a button of the old one, which is removed. */
const showIndividuals = (page: Page) =>
  Promise.all([
    page.waitForResponse((response) => response.url().includes('profileType=individual')),
    page.getByRole('radio', { name: 'Individuals' }).click(),
  ]);

test('two people who never met sign in, describe themselves, like each other, match and talk @elsewhere', async ({
  visitor,
  handles,
}) => {
  const [ada, lin] = [{ page: await visitor() }, { page: await visitor() }];
  for (const [{ page }, name] of [
    [ada, 'ada'],
    [lin, 'lin'],
  ] as const) {
    const handle = newHandle(name);
    handles.add(handle);
    await signIn(page, handle);
  }

  for (const [{ page }, name, bio] of [
    [ada, 'Ada Wallets', 'Builds wallets that people understand.'],
    [lin, 'Lin Proofs', 'Small fast circuits.'],
  ] as const) {
    await page.goto('/profiles/new');
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('textbox', { name: 'Bio' }).fill(bio);
    await page.getByRole('combobox', { name: 'Tags' }).fill('zk, wallets,');
    await page.getByRole('button', { name: 'Create profile' }).click();
    await expect(page.getByRole('heading', { name: 'My profiles' })).toBeVisible();
    await expect(page.getByText(name).first()).toBeVisible();
  }

  await ada.page.goto('/discover');
  await showIndividuals(ada.page);
  await expect(ada.page.getByText('Lin Proofs').first()).toBeVisible();
  await ada.page.getByRole('button', { name: 'Like Lin Proofs', exact: true }).click();
  await expect(ada.page.getByRole('heading', { name: 'No more individuals for now' })).toBeVisible();

  await lin.page.goto('/discover');
  await showIndividuals(lin.page);
  await lin.page.getByRole('button', { name: 'Like Ada Wallets', exact: true }).click();

  // The match dialog opens for both, including the one who waited (D24).
  await expect(lin.page.getByRole('dialog', { name: 'You’re mutuals' })).toBeVisible();
  await expect(ada.page.getByRole('dialog', { name: 'You’re mutuals' })).toBeVisible();

  for (const { page } of [lin, ada]) await page.getByRole('button', { name: 'Send message' }).click();
  const adaBox = ada.page.getByRole('textbox', { name: 'Message to Lin Proofs' });
  const linBox = lin.page.getByRole('textbox', { name: 'Message to Ada Wallets' });
  await linBox.fill('Hello Ada');
  await linBox.press('Enter');
  await expect(ada.page.getByText('Hello Ada').first()).toBeVisible();
  await adaBox.fill('Hello Lin');
  await adaBox.press('Shift+Enter');
  await adaBox.pressSequentially('Shall we build?');
  await adaBox.press('Enter');
  await expect(lin.page.getByText('Shall we build?').first()).toBeVisible();
  await expect(lin.page.getByText('Read').first()).toBeAttached();
});
