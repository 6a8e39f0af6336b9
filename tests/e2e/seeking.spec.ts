import { expect, newHandle, test } from './fixtures.ts';

test('what one seeks hides at once, says what it hid, and is loosened by a press, all by keyboard @deep', async ({
  member,
}) => {
  const [ada, lin] = [await member(newHandle('ada')), await member(newHandle('lin'))];
  const { page } = ada;
  const cards = page.getByRole('group', { name: 'Cards' });
  const theirs = await lin.api.createProfile({
    body: {
      profileType: 'project',
      name: 'Glass Harbour',
      bio: 'Lamps for lighthouses.',
      tags: ['lighthouses'],
      languages: ['fr'],
      projectData: { projectType: 'nft' },
    },
  });
  await page.goto('/discover?type=project');
  await expect(cards.getByRole('heading', { level: 2 }).first()).toBeVisible();

  await page.getByRole('button', { name: 'What you seek' }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'What you seek' });
  await expect(sheet.getByRole('radiogroup')).toHaveCount(4);
  await sheet
    .getByRole('radiogroup', { name: /^Language/ })
    .getByRole('radio', { name: 'Must' })
    .click();
  await sheet
    .getByRole('textbox', { name: 'Languages' })
    .or(sheet.getByRole('combobox', { name: 'Languages' }))
    .fill('Occitan,');
  await sheet.getByRole('radiogroup', { name: /^Tags/ }).getByRole('radio', { name: 'Must' }).click();
  await sheet
    .getByRole('textbox', { name: 'Tags' })
    .or(sheet.getByRole('combobox', { name: 'Tags' }))
    .fill('lighthouses,');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: /^Your musts hide/ })).toBeVisible();
  await expect(page.getByText('Loosening it shows 1')).toBeVisible();

  await page.getByRole('button', { name: 'Loosen Language: Occitan' }).focus();
  await page.keyboard.press('Enter');
  await expect(cards.getByRole('heading', { name: 'Glass Harbour' })).toBeVisible();
  await expect(cards).toBeFocused();
  await page
    .getByRole('button', { name: /Why this card$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText('Your musts: 1 of 1 fit.')).toBeVisible();
  await page.keyboard.press('Escape');

  // Nobody else gets it, and what hides a profile here never keeps it from liking or being liked.
  const answer = await lin.api
    .getSeeking({ path: { id: ada.profileId } })
    .catch((error: { code?: string }) => error.code);
  expect(answer).toBe('not_your_profile');
  expect((await lin.api.getSeeking({ path: { id: theirs._id } })).tags.level).toBe('any');
});
