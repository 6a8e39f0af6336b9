import { expect, newHandle, test } from './fixtures.ts';

test('a person who types 去中心化 gets DeFi, and meets one who wrote defi @deep', async ({ signedIn, member }) => {
  const lin = await member(newHandle('lin'));
  await lin.api.updateProfile({
    path: { id: lin.profileId },
    body: {
      profileType: 'individual',
      name: 'Lin Lending',
      bio: '写借贷协议的合约，主要负责清算，也就是没人愿意碰的那部分。',
      tags: ['defi', 'SOL'],
      languages: ['zh'],
      interests: [],
      individualData: { role: 'developer', skills: [] },
    },
  });
  const { page } = await signedIn(newHandle('ada'));
  await page.goto('/profiles/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Words');
  await page
    .getByRole('textbox', { name: 'Bio' })
    .fill('I build lending markets for people who never read a contract.');
  await page.getByRole('combobox', { name: 'Tags' }).fill('去中心化金');
  await page.getByRole('option', { name: /^DeFi/ }).click();
  await page.getByRole('combobox', { name: 'Tags' }).pressSequentially('Solidity,');
  await expect(page.getByRole('row', { name: 'DeFi' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Languages' }).pressSequentially('chinois');
  await page.getByRole('option', { name: 'Chinese' }).click();
  await page.getByRole('button', { name: 'Create profile' }).click();
  await expect(page.getByRole('heading', { name: 'My profiles' })).toBeVisible();

  await page.goto('/discover');
  const card = page.locator('[data-deck-card="top"]');
  for (;;) {
    const name = await card.getByRole('heading').first().textContent();
    if (name === 'Lin Lending') break;
    await page.getByRole('button', { name: `Pass on ${name ?? ''}` }).click();
    await expect(card.getByRole('heading').first()).not.toHaveText(name ?? '');
  }
  await expect(card.getByText('2 things in common')).toBeVisible();
  await expect(card.getByText(/^defi, Chinese$/i)).toBeVisible();
  await expect(card.getByText('Solana')).toBeVisible();
  await expect(card.getByText('I write contracts for lending protocols, mainly liquidation')).toBeVisible();
  await card.getByRole('button', { name: 'Show original' }).click();
  await expect(card.getByText('写借贷协议的合约')).toBeVisible();
});
