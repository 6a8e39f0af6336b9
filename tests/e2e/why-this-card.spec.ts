import type { Locator, Page } from '@playwright/test';
import { expect, newHandle, test } from './fixtures.ts';

const topCard = (page: Page): Locator => page.locator('[data-deck-card="top"]');
const why = (page: Page): Locator => page.getByRole('dialog', { name: 'Why this card' });

/** The dialog's content: each rule with the things it names, in any order, and its points. */
const saidIn = (page: Page) =>
  why(page)
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const [rule = '', ...said] = [...row.children].map((child) => child.textContent);
        return [
          rule,
          ...said.map((text) =>
            text
              .split(/, | and /)
              .sort()
              .join(' + '),
          ),
        ];
      }),
    );

async function askByKeyboard(page: Page): Promise<void> {
  await topCard(page)
    .getByRole('button', { name: /Why this card$/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(why(page).getByText('Together')).toBeVisible();
}

test('a card explains why it is shown, by keyboard alone, and both sides read the same @deep', async ({ member }) => {
  const [ada, lin] = [await member(newHandle('ada')), await member(newHandle('lin'))];
  const project = await ada.api.createProfile({
    body: {
      profileType: 'project',
      name: 'Paper Kites',
      bio: 'Kites that pay their makers.',
      tags: ['kites', 'paper', 'wind'],
      languages: ['en', 'fr'],
      projectData: { projectType: 'nft' },
    },
  });
  const group = await lin.api.createProfile({
    body: {
      profileType: 'group',
      name: 'Kite Circle',
      bio: 'We fly on Sundays.',
      tags: ['Kites', 'hills'],
      interests: ['paper'],
      languages: ['fr', 'en'],
      groupData: { groupType: 'community' },
    },
  });
  await ada.page.goto(`/discover?profileId=${project._id}&type=group`);
  await expect(topCard(ada.page).getByRole('heading', { name: 'Kite Circle' })).toBeVisible();
  await askByKeyboard(ada.page);
  const said = await saidIn(ada.page);
  expect(said).toEqual([
    ['Tags of both', 'Kites', '+10'],
    ['A tag of one, an interest of the other', 'paper', '+5'],
    ['Languages of both', 'English + French', '+14'],
    ['Roles that need each other', 'Community + NFT', '+12'],
    ['Profiles that look for each other', 'Group + Project', '+6'],
    ['Together', '47 points'],
  ]);
  // The deck waits meanwhile, and then has focus again.
  await ada.page.keyboard.press('ArrowRight');
  await ada.page.keyboard.press('Escape');
  await expect(why(ada.page)).toBeHidden();
  await expect(topCard(ada.page).getByRole('button', { name: /Why this card$/ })).toBeFocused();
  await expect(topCard(ada.page).getByRole('heading', { name: 'Kite Circle' })).toBeVisible();

  await lin.page.goto(`/discover?profileId=${group._id}&type=project`);
  await expect(topCard(lin.page).getByRole('heading', { name: 'Paper Kites' })).toBeVisible();
  await askByKeyboard(lin.page);
  const mirrored = (rows: readonly string[][]) => rows.map((row) => row.map((text) => text.toLowerCase()));
  expect(mirrored(await saidIn(lin.page))).toEqual(mirrored(said));
});
